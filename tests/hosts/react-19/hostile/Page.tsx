import { Header, LintelProvider, StickySideNav } from 'lintel';
import { StrictMode } from 'react';
import { site } from '../header/site';

const sections = [
  { id: 'features', label: 'Features' },
  { id: 'pricing', label: 'Pricing' },
];

export function Page() {
  return (
    <StrictMode>
      <LintelProvider site={site} consent="granted">
        <Header
          banner={<div>Half price until Sunday</div>}
          actions={<a href="/start">Get started</a>}
        />
        <main id="content">
          <h1>Build your website</h1>
          <div>
            <StickySideNav items={sections} variant="mobile" />
            {sections.map(({ id, label }) => (
              <section key={id} id={id} className="long" aria-label={label}>
                <h2>{label}</h2>
              </section>
            ))}
            <p className="long">Questions?</p>
          </div>
        </main>
      </LintelProvider>
    </StrictMode>
  );
}
