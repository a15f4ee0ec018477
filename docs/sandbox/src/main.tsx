import { Header, type LintelNavigation } from 'lintel';
import { languages } from 'lintel/content';
import 'lintel/styles.css';
import { createRoot } from 'react-dom/client';
import './theme.css';

const navigation: LintelNavigation = {
  version: 1,
  items: [
    {
      id: 'learn',
      label: 'Learn',
      groups: [
        {
          id: 'start',
          links: [
            { id: 'guides', label: 'Guides', href: '/guides', badge: 'new' },
            {
              id: 'forum',
              label: 'Forum',
              href: 'https://forum.example.com',
              external: true,
            },
          ],
        },
      ],
    },
    { id: 'pricing', label: 'Pricing', href: '/pricing' },
  ],
};

createRoot(document.getElementById('root')!).render(
  <>
    <Header
      site={{ domain: 'example.com' }}
      navigation={navigation}
      languages={[languages[0]]}
      accounts={false}
      tracking={false}
    />
    <main id="content">
      <h1>Make the window narrow, or press Tab.</h1>
    </main>
  </>,
);
