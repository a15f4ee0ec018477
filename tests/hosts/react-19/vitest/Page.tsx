import { Header, LintelProvider, type Content } from 'lintel';
import 'lintel/styles.css';

const site = { domain: 'example.com' };

/** The page under test. */
export function Page({ content }: { content?: Content }) {
  return (
    <LintelProvider site={site} content={content} consent="denied">
      <Header
        banner={<div>Half price until Sunday</div>}
        actions={<a href="/start">Get started</a>}
        // However long a busy machine takes from the hover to its click.
        reflexClickMs={60_000}
      />
      <main id="content" />
    </LintelProvider>
  );
}
