import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/blog')({ component: Blog });

function Blog() {
  return (
    <main id="content">
      <h1>Blog</h1>
    </main>
  );
}
