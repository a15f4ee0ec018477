export default function Blog() {
  return (
    <main id="content">
      <h1>Blog</h1>
    </main>
  );
}
