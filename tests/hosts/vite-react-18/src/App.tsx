import {
  AccountMenu,
  Header,
  LintelProvider,
  MobileDrawer,
  StickySideNav,
  type Content,
  type Settings,
} from 'lintel';
import { ReactRouterAdapter } from 'lintel/react-router';
import { Outlet, Route, Routes } from 'react-router';

const site: Settings['site'] = {
  domain: 'example.com',
  hosts: {
    // Previews are not on the site's domain, and have their own collector.
    eventsStaging: import.meta.env.VITE_EVENTS_HOST,
    media: import.meta.env.VITE_MEDIA_HOST,
    fr: import.meta.env.VITE_FRENCH_HOST,
  },
};

const sections = [
  { id: 'features', label: 'Features' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'questions', label: 'Questions' },
];

const routes = ['/website-design', '/blog', '/without-header'];

export function App({ content }: { content: Content }) {
  return (
    <LintelProvider site={site} content={content} consent="granted">
      <Routes>
        <Route element={<WithHeader />}>
          <Route path="/" element={<h1>Build your website</h1>} />
          <Route path="/de" element={<h1>Ihre Website</h1>} />
          <Route path="/website-design" element={<h1>Website design</h1>} />
          <Route path="/blog" element={<h1>Blog</h1>} />
          <Route path="/guide" element={<Guide />} />
        </Route>
        <Route path="/own-header" element={<WithOwnHeader />} />
        <Route path="/without-header" element={<h1>Without a header</h1>} />
      </Routes>
    </LintelProvider>
  );
}

function WithHeader() {
  return (
    <>
      <ReactRouterAdapter routes={routes}>
        <Header
          banner={<div>Half price until Sunday</div>}
          actions={<a href="/without-header">Get started</a>}
        />
      </ReactRouterAdapter>
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}

function WithOwnHeader() {
  return (
    <>
      <header>
        <a href="/">Home</a>
        <AccountMenu />
        <MobileDrawer actions={<a href="/without-header">Get started</a>} />
      </header>
      <main id="content">
        <h1>A header of our own</h1>
      </main>
    </>
  );
}

function Guide() {
  return (
    <>
      <h1>Guide</h1>
      <div>
        <StickySideNav items={sections} />
        {sections.map(({ id, label }) => (
          <section key={id} id={id} aria-label={label} style={{ height: 1200 }}>
            <h2>{label}</h2>
          </section>
        ))}
      </div>
    </>
  );
}
