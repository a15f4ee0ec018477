import { loadContent } from 'lintel';
import type { GetStaticProps } from 'next';

export const getStaticProps: GetStaticProps = async ({ locale = 'en' }) => ({
  props: { content: await loadContent(locale) },
});

export default function NotFound() {
  return <h1>404</h1>;
}
