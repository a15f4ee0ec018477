import { isValidElement } from 'react';
import { themes } from '../../core/navigation/headerMessages';
import { millisecondsOf, textOf } from '../../core/report/propValues';
import { hostNames } from '../../core/site/site';
import { kindOf, lengthOf, readProperty } from '../../core/report/reading';
import type { AccountMenuProps } from '../AccountMenu/AccountMenu';
import type { HeaderProps } from '../Header/Header';
import {
  aligns,
  linkVariants,
  positions,
  sides,
  variants,
} from '../shared/choices';
import { isNode } from '../shared/nodeOf';
import type { ImageProps } from '../Image/Image';
import type { LanguageMenuProps } from '../LanguageMenu/LanguageMenu';
import type { LinkProps } from '../Link/Link';
import type { LintelProviderProps } from '../LintelProvider/LintelProvider';
import type { MobileDrawerProps } from '../MobileDrawer/MobileDrawer';
import type { SectionTrackerProps } from '../SectionTracker/SectionTracker';
import type { StickySideNavProps } from '../StickySideNav/StickySideNav';
import {
  anything,
  callback,
  choice,
  findTwin,
  flag,
  id,
  kind,
  list,
  text,
  type Place,
  type Rule,
} from './rules';
import { partSettingsRules, settingsRules, siteRule } from './settingsRules';

/** What a component takes. */
export interface ComponentRules {
  props: Record<string, Rule>;
  /** What has to be there, and what a message says where it is not. */
  required?: Record<string, string>;
  /** What props say together. */
  together?(props: object, at: Place): void;
  /** Whether it passes other props on to its element. */
  passesOn?: boolean;
}

type Undecided = 'consent' | 'tracking' | 'accounts';

const node = kind(isNode, {
  what: 'something that React can draw',
  instead: 'nothing is drawn for it',
  fix: 'Pass an element, such as <img src="/logo.svg" alt="" />, or a text.',
});

const reflexClickMs = kind((value) => millisecondsOf(value) !== undefined, {
  what: 'a time in ms',
  instead: 'using 350',
  fix: 'Pass 0 or a larger number.',
});

const opening = {
  open: flag('it opens and closes by itself'),
  defaultOpen: flag('it begins closed'),
  onOpenChange: callback,
};

const header = {
  ...settingsRules,
  id: id('lintel'),
  theme: choice(themes),
  position: choice(positions),
  variant: choice(variants),
  logo: node,
  banner: node,
  actions: node,
  reflexClickMs,
  onOpenChange: callback,
  onError: callback,
} satisfies Record<keyof HeaderProps | Undecided, Rule>;

const provider = {
  ...settingsRules,
  children: anything,
} satisfies Record<keyof LintelProviderProps | Undecided, Rule>;

const accountMenu = {
  ...partSettingsRules('AccountMenu'),
  ...opening,
  id: id('lintel-account-menu'),
  reflexClickMs,
  onError: callback,
} satisfies Record<keyof AccountMenuProps | Undecided, Rule>;

const mobileDrawer = {
  ...partSettingsRules('MobileDrawer'),
  ...opening,
  id: id('lintel-mobile'),
  theme: choice(themes),
  actions: node,
  onError: callback,
} satisfies Record<keyof MobileDrawerProps | Undecided, Rule>;

const languageMenu = {
  ...partSettingsRules('LanguageMenu'),
  ...opening,
  id: id('lintel-language-menu'),
  side: choice(sides),
  align: choice(aligns),
} satisfies Record<keyof LanguageMenuProps | Undecided, Rule>;

const items = list(sideNavItem, {
  what: 'a list of sections',
  instead: 'it has no links',
  fix: 'Pass [{ id: "pricing", label: "Pricing" }].',
});

function sideNavItem(value: unknown, at: Place): void {
  const missing = ['id', 'label'].find(
    (name) => textOf(readProperty(value, name)) === undefined,
  );
  if (!missing) return;
  at.report(
    `${at.name}${at.on} has no ${missing}, so it is left out. Pass { id: "pricing", label: "Pricing" }.`,
  );
}

const stickySideNav = {
  ...partSettingsRules('StickySideNav'),
  ...opening,
  items(value, at) {
    // None yet is none.
    if (kindOf(value) === 'list' && lengthOf(value) === 0) return;
    items(value, at);
    reportTwin(value, at);
  },
  id: id('lintel-side-nav'),
  label: text('using "On this page"', 'Pass the name of the navigation.'),
  container: text(
    'it belongs to the element that it is in',
    'Pass the id of an element.',
  ),
  variant: choice(['desktop', 'mobile'], 'the width of the window decides'),
  onActiveChange: callback,
} satisfies Record<keyof StickySideNavProps | Undecided, Rule>;

function reportTwin(value: unknown, at: Place): void {
  const twin = findTwin(value, 'id');
  if (!twin) return;
  at.report(
    `${at.name}[${twin.index}]${at.on} has the id "${twin.text}" of another section, so it is left out. Give each section its own id.`,
  );
}

const link = {
  href: kind((value) => typeof value === 'string', {
    what: 'an address',
    instead: 'it leads to the home page',
    fix: 'Pass a path or a whole address, such as "/pricing".',
  }),
  variant: choice(linkVariants),
  host: choice(hostNames, 'it leads to this site'),
  external: flag('it opens in the same tab'),
  asChild: flag('it draws an <a> of its own'),
  target: anything,
  rel: anything,
  children: anything,
} satisfies Partial<Record<keyof LinkProps, Rule>>;

const notFound = 'the picture cannot be found';

const image = {
  folder: text(notFound, 'Pass its folder on the media host.'),
  file: text(notFound, 'Pass its name without width and ending.'),
  // `imagePath` says it, of pictures in content too.
  extension: anything,
  alt: kind((value) => typeof value === 'string', {
    what: 'a text',
    instead: 'screen readers take it for a decoration',
    fix: 'Pass what it shows, or "" for a decoration.',
  }),
  webp: flag('WebP is offered'),
  loading: choice(['lazy', 'eager']),
  fetchPriority: choice(['high', 'low', 'auto'], 'the browser decides'),
  site: siteRule,
} satisfies Partial<Record<keyof ImageProps, Rule>>;

const sectionTracker = {
  type: text(
    'the section is not counted',
    'Pass a text, such as "offerBanner".',
  ),
  name: text('it has no name in reports', 'Pass a text, or leave it out.'),
  asChild: flag('it draws a <div> of its own'),
} satisfies Partial<Record<keyof SectionTrackerProps, Rule>>;

/** A slot needs one element to merge with. */
function oneChild(component: string, element: string) {
  return (props: object, at: Place) => {
    if (readProperty(props, 'asChild') !== true) return;
    if (isValidElement(readProperty(props, 'children'))) return;
    at.report(
      `${component} with asChild has no single element in it, so it draws ${element} of its own. Put one element into it, or leave asChild out.`,
    );
  };
}

/** Of each component, what it takes. */
export const componentRules = {
  Header: { props: header },
  LintelProvider: { props: provider },
  AccountMenu: { props: accountMenu },
  MobileDrawer: { props: mobileDrawer },
  LanguageMenu: { props: languageMenu },
  StickySideNav: {
    props: stickySideNav,
    required: {
      items:
        'it has no links. Pass items={[{ id: "pricing", label: "Pricing" }]}.',
    },
  },
  Link: {
    props: link,
    required: {
      href: 'it leads to the home page. Pass a path or a whole address, such as href="/pricing".',
    },
    together: oneChild('Link', 'an <a>'),
    passesOn: true,
  },
  Image: {
    props: image,
    required: {
      folder: `${notFound}. Pass its folder on the media host.`,
      file: `${notFound}. Pass its name without width and ending.`,
      alt: 'screen readers take it for a decoration. Pass what it shows, or alt="" for a decoration.',
    },
    passesOn: true,
  },
  SectionTracker: {
    props: sectionTracker,
    required: {
      type: 'the section is not counted. Pass a text, such as type="offerBanner".',
    },
    together: oneChild('SectionTracker', 'a <div>'),
    passesOn: true,
  },
} satisfies Record<string, ComponentRules>;

export type ComponentName = keyof typeof componentRules;
