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
        // Long enough for the click after a hover on a busy machine.
        reflexClickMs={60_000}
      />
      <main id="content" />
    </LintelProvider>
  );
}
