import { BrowserRouter, Route, Routes } from 'react-router';
import { SiteHeader } from './SiteHeader';

export default function App() {
  return (
    <BrowserRouter>
      <SiteHeader />
      <main id="content">
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/blog" element={<h1>Blog</h1>} />
        </Routes>
      </main>
    </BrowserRouter>
  );
}
