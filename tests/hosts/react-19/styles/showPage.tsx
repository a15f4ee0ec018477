import { Header, LintelProvider } from 'lintel';
import { createRoot } from 'react-dom/client';
import { site } from '../header/site';

const action = 'rounded-full bg-black text-white';

createRoot(document.getElementById('root')!).render(
  <LintelProvider site={site} locale="en-US" consent="granted">
    <Header
      banner={<div>Half price until Sunday</div>}
      actions={
        <a href="/start" className={action}>
          Get started
        </a>
      }
    />
    <main id="content">
      <h1>Build your website</h1>
    </main>
  </LintelProvider>,
);
