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

/** The rules for the props of a component. */
export interface ComponentRules {
  props: Record<string, Rule>;
  /** Required props, each with the end of its message: the consequence and the fix. */
  required?: Record<string, string>;
  /** Checks props that depend on each other. */
  together?(props: object, at: Place): void;
  /** Whether it passes other props to its element. */
  passesOn?: boolean;
}

type Undecided = 'consent' | 'tracking' | 'accounts';

const node = kind(
  isNode,
  'a React node; nothing is rendered for it. Pass an element, such as <img src="/logo.svg" alt="" />, or a string.',
);

const reflexClickMs = kind(
  (value) => millisecondsOf(value) !== undefined,
  'a time in ms; using 350. Pass 0 or a larger number.',
);

const opening = {
  open: flag('it controls itself'),
  defaultOpen: flag('it is closed initially'),
  onOpenChange: callback,
};

const header = {
  ...settingsRules,
  id: id('lintel'),
  theme: choice(themes),
  position: choice(positions),
  variant: choice(variants),
  hideOnScroll: flag('it stays in view'),
  logo: node,
  banner: node,
  actions: node,
  reflexClickMs,
  defaultOpen: text(
    'nothing is open initially. Pass the id of a menu, "languages", "account" or "drawer".',
  ),
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
  logo: node,
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

const items = list(
  sideNavItem,
  'a list of sections; it has no links. Pass [{ id: "pricing", label: "Pricing" }].',
);

function sideNavItem(value: unknown, at: Place): void {
  const missing = ['id', 'label'].find(
    (name) => textOf(readProperty(value, name)) === undefined,
  );
  if (!missing) return;
  at.report(
    `${at.name}${at.on} has no ${missing}; it is left out. Pass { id: "pricing", label: "Pricing" }.`,
  );
}

const stickySideNav = {
  ...partSettingsRules('StickySideNav'),
  ...opening,
  items(value, at) {
    // An empty list is fine: the sections may load later.
    if (kindOf(value) === 'list' && lengthOf(value) === 0) return;
    items(value, at);
    reportTwin(value, at);
  },
  id: id('lintel-side-nav'),
  label: text('using "On this page". Pass the name of the navigation.'),
  container: text('using its parent element. Pass the id of an element.'),
  variant: choice(['desktop', 'mobile'], 'the width of the window decides'),
  onActiveChange: callback,
} satisfies Record<keyof StickySideNavProps | Undecided, Rule>;

function reportTwin(value: unknown, at: Place): void {
  const twin = findTwin(value, 'id');
  if (!twin) return;
  at.report(
    `${at.name}[${twin.index}]${at.on} repeats the id "${twin.text}"; it is left out. Give each section its own id.`,
  );
}

const link = {
  href: kind(
    (value) => typeof value === 'string',
    'an address; it leads to the home page. Pass a path or a whole address, such as "/pricing".',
  ),
  variant: choice(linkVariants),
  host: choice(hostNames, 'it leads to this site'),
  external: flag('it opens in the same tab'),
  asChild: flag('it renders an <a>'),
  target: anything,
  rel: anything,
  children: anything,
} satisfies Partial<Record<keyof LinkProps, Rule>>;

const notFound = 'the picture cannot be loaded';

const image = {
  folder: text(`${notFound}. Pass its folder on the media host.`),
  file: text(`${notFound}. Pass its file name without width and extension.`),
  // Reported by `imagePath`, which also checks pictures in content.
  extension: anything,
  alt: kind(
    (value) => typeof value === 'string',
    'a string; screen readers ignore the picture. Pass a description, or "" for a decorative picture.',
  ),
  webp: flag('WebP is offered'),
  loading: choice(['lazy', 'eager']),
  fetchPriority: choice(['high', 'low', 'auto'], 'the browser decides'),
  site: siteRule,
} satisfies Partial<Record<keyof ImageProps, Rule>>;

const sectionTracker = {
  type: text(
    'its views are not recorded. Pass a string, such as "offerBanner".',
  ),
  name: text('it has no name in reports. Pass a string, or leave it out.'),
  asChild: flag('it renders a <div>'),
} satisfies Partial<Record<keyof SectionTrackerProps, Rule>>;

/** Checks that a component with `asChild` has one element to merge with. */
function oneChild(component: string, element: string) {
  return (props: object, at: Place) => {
    if (readProperty(props, 'asChild') !== true) return;
    if (isValidElement(readProperty(props, 'children'))) return;
    at.report(
      `${component} with asChild needs one element as its child; it renders ${element}. Pass one element, or leave asChild out.`,
    );
  };
}

/** The rules of each component. */
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
      file: `${notFound}. Pass its file name without width and extension.`,
      alt: 'screen readers ignore the picture. Pass a description, or alt="" for a decorative picture.',
    },
    passesOn: true,
  },
  SectionTracker: {
    props: sectionTracker,
    required: {
      type: 'its views are not recorded. Pass a string, such as type="offerBanner".',
    },
    together: oneChild('SectionTracker', 'a <div>'),
    passesOn: true,
  },
} satisfies Record<string, ComponentRules>;

export type ComponentName = keyof typeof componentRules;
