import { loadContent } from 'lintel';
import 'lintel/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';

// Before the first render, because a header that changes its language later
// shifts the layout.
const content = await loadContent(document.documentElement.lang);

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App content={content} />
    </BrowserRouter>
  </StrictMode>,
);
