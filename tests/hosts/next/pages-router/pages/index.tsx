export default function Home() {
  return (
    <main id="content">
      <h1>Build your website</h1>
    </main>
  );
}
