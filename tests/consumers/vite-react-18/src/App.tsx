import { Header, LintelProvider, type Content, type Settings } from 'lintel';
import { ReactRouterAdapter } from 'lintel/react-router';
import { Route, Routes } from 'react-router';

const site: Settings['site'] = {
  domain: 'example.com',
  // Previews are off the site's domain and have a collector of their own.
  hosts: { eventsStaging: import.meta.env.VITE_EVENTS_HOST },
};

export function App({ content }: { content: Content }) {
  return (
    <LintelProvider site={site} content={content} consent="granted">
      <ReactRouterAdapter routes={['/website-design']}>
        <Header />
      </ReactRouterAdapter>
      <main id="content">
        <Routes>
          <Route path="/" element={<h1>Build your website</h1>} />
          <Route path="/de" element={<h1>Ihre Website</h1>} />
          <Route path="/website-design" element={<h1>Website design</h1>} />
        </Routes>
      </main>
    </LintelProvider>
  );
}
