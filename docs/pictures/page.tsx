/**
 * A page with a header, for pictures. The query `theme` sets the theme of the
 * header and of the page.
 */
import '@fontsource-variable/hanken-grotesk';
import { createRoot } from 'react-dom/client';
import { site } from '../../.storybook/site';
import { themes } from '../../src/core/navigation/headerMessages';
import { en } from '../../src/content/locales/en';
import { Header } from '../../src/index';
import '../../.storybook/preview.css';

const query = new URLSearchParams(location.search);
const theme = themes.find((each) => each === query.get('theme'));
const isDark = theme === 'dark-background';

document.body.style.cssText = `margin: 0; min-block-size: 100vh; ${
  isDark ? 'background: #0e0e0e' : 'background: #f1f1f4'
}`;

createRoot(document.getElementById('root')!).render(
  <Header
    site={site}
    content={en}
    theme={theme}
    tracking={false}
    position={isDark ? 'overlay' : 'sticky'}
  />,
);
