export default function WebsiteDesign() {
  return (
    <main id="content">
      <h1>Website design</h1>
    </main>
  );
}
