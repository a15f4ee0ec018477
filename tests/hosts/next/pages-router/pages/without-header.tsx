export default function WithoutHeader() {
  return (
    <main id="content">
      <h1>Without a header</h1>
    </main>
  );
}
