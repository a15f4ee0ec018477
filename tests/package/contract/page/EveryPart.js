// Every public component, with menus that have a badge with dates.
import {
  AccountMenu,
  Header,
  Image,
  LanguageMenu,
  Link,
  LintelProvider,
  MobileDrawer,
  SectionTracker,
  StickySideNav,
  useAuth,
  useFeatureFlags,
  useGoogleConsent,
  useLanguage,
  useTracking,
} from 'lintel';
import { createElement as h } from 'react';

const picture = { folder: 'spotlight', file: 'studio', alt: 'A studio' };

const settings = {
  site: { domain: 'example.com' },
  consent: /** @type {const} */ ('granted'),
  navigation: {
    version: /** @type {const} */ (1),
    items: [
      {
        id: 'news',
        label: 'News',
        groups: [
          {
            id: 'shop',
            links: [
              {
                id: 'gifts',
                label: 'Gifts',
                href: '/gifts',
                badge: {
                  kind: /** @type {const} */ ('new'),
                  from: '2020-01-01',
                },
              },
            ],
          },
        ],
        spotlight: {
          id: 'spotlight',
          label: 'Studios',
          subtitle: 'Made by members',
          description: 'Look around',
          href: '/studios',
          pictures: [picture, picture],
        },
      },
    ],
  },
};

export function EveryPart() {
  return h(
    LintelProvider,
    settings,
    h(Header, { position: 'overlay', banner: h('p', null, 'Half price') }),
    h(Header, { id: 'minimal', variant: 'minimal' }),
    h(MobileDrawer, { id: 'drawer', defaultOpen: true }),
    h(AccountMenu, { id: 'account', defaultOpen: true }),
    h(LanguageMenu, { id: 'languages' }),
    h(StickySideNav, { items: [{ id: 'features', label: 'Features' }] }),
    h(
      SectionTracker,
      { type: 'offerBanner', id: 'features' },
      h(Link, { href: '/gifts', variant: 'primary' }, 'Gifts'),
      h(Image, picture),
    ),
    h(Hooks),
  );
}

function Hooks() {
  const consent = useGoogleConsent();
  const { status } = useAuth();
  const { language, urlFor } = useLanguage();
  const { languageUk } = useFeatureFlags();
  const { analyticsId, consent: given } = useTracking();
  const said = [consent, status, language.code, urlFor('de'), languageUk];
  return h('pre', null, JSON.stringify([...said, analyticsId, given]));
}
