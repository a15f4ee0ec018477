import { Header, LintelProvider, type Content } from 'lintel';
import 'lintel/styles.css';

const site = { domain: 'example.com' };

/** The page under test. */
export function Page({ content }: { content?: Content }) {
  return (
    <LintelProvider site={site} content={content} consent="denied">
      {/* Long enough for the click after a hover on a busy machine. */}
      <Header reflexClickMs={60_000} />
      <main id="content" />
    </LintelProvider>
  );
}
