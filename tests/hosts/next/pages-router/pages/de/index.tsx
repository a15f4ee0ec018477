import { loadContent } from 'lintel';

export async function getStaticProps() {
  return { props: { content: await loadContent('de-DE') } };
}

export default function Home() {
  return (
    <main id="content">
      <h1>Ihre Website</h1>
    </main>
  );
}
