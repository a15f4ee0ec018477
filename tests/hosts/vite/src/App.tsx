import { LintelProvider, type LintelContent } from 'lintel';
import { Outlet, Route, Routes } from 'react-router';
import { site } from '../header/site';
import { WithHeader } from '../header/WithHeader';

export function App({ content }: { content: LintelContent }) {
  return (
    <LintelProvider site={site} content={content} consent="granted">
      <Routes>
        <Route
          element={
            <WithHeader>
              <Outlet />
            </WithHeader>
          }
        >
          <Route path="/" element={<h1>Build your website</h1>} />
          <Route path="/de" element={<h1>Ihre Website</h1>} />
          <Route path="/website-design" element={<h1>Website design</h1>} />
          <Route path="/blog" element={<h1>Blog</h1>} />
        </Route>
        <Route path="/without-header" element={<h1>Without a header</h1>} />
      </Routes>
    </LintelProvider>
  );
}
