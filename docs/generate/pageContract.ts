/** What a page may rely on besides props. Covered by semantic versioning. */
export interface Kept {
  name: string;
  text: string;
}

/**
 * Cookies whose names cannot be changed in `tracking.names`. The others are in
 * the table of analytics.
 */
export const cookies: Kept[] = [
  {
    name: 'ss_i18n',
    text: 'Language and currency, `{"language":"de-DE","currency":"USD"}`; 30 days. Written once the page’s language is known, and when a visitor chooses one; of it the currency is read.',
  },
  {
    name: 'language',
    text: 'The language’s code, for Spanish `es-419`; 30 days. Written with the other one, never read.',
  },
  {
    name: 'crumb',
    text: 'Set by the account service, only read: the logout request sends its value.',
  },
];

/** The parts of the page: the values of `data-lintel`. */
export const parts: Kept[] = [
  {
    name: 'header',
    text: 'The `<header>`. `data-theme`, `data-position` and `data-variant` have the values of the props. `data-ready` is set once it is hydrated, `data-open` while a menu is open, `data-menu="open"` while the plain list is open, `data-hidden` and `data-theme-by="message"` after messages, and `data-fallback` on the fallback.',
  },
  { name: 'skip-link', text: 'The link to `#content`.' },
  { name: 'banner', text: 'Around the `banner` prop.' },
  { name: 'bar', text: 'Logo, menus, account and actions.' },
  { name: 'logo', text: 'The link to the home page.' },
  {
    name: 'item',
    text: 'An entry of the bar; `data-state` is `open` or `closed`.',
  },
  {
    name: 'trigger',
    text: 'Its button; `aria-expanded` says whether its menu is open.',
  },
  { name: 'panel', text: 'A menu; `data-state` is `open` or `closed`.' },
  { name: 'backdrop', text: 'Over the page below an open menu; `data-state`.' },
  { name: 'spotlight', text: 'The large link in a menu, with its pictures.' },
  { name: 'actions', text: 'Around the `actions` prop.' },
  {
    name: 'account',
    text: 'The account’s place in the bar; `data-status` is `loading`, `loggedIn` or `loggedOut`.',
  },
  { name: 'log-in', text: 'The Log In link of the bar.' },
  { name: 'account-menu', text: 'Around avatar and card; `data-state`.' },
  { name: 'avatar', text: 'The link that becomes the account menu’s button.' },
  {
    name: 'account-panel',
    text: 'The open menu. `data-side` and `data-align` have its position.',
  },
  {
    name: 'mobile-drawer',
    text: 'Around button and drawer, outside a `Header`.',
  },
  { name: 'hamburger', text: 'The button of small screens; `aria-expanded`.' },
  { name: 'drawer', text: 'The `<dialog>`; `open` while it is.' },
  { name: 'drawer-toggle', text: 'The drawer’s own button.' },
  {
    name: 'account-row',
    text: 'The logged-in visitor’s account in the drawer.',
  },
  {
    name: 'language-menu',
    text: 'Around button and list; `data-side` and `data-align`.',
  },
  { name: 'language-trigger', text: 'The button; `aria-expanded`.' },
  { name: 'language-list', text: 'The list; `data-state`.' },
  {
    name: 'language-link',
    text: 'A language; the page’s own has `aria-current`.',
  },
  {
    name: 'side-nav',
    text: 'The side navigation; `data-state` is that of its list on small screens.',
  },
  {
    name: 'side-nav-trigger',
    text: 'The button of small screens; `aria-expanded`.',
  },
  { name: 'side-nav-list', text: 'The list of sections; `data-state`.' },
  {
    name: 'side-nav-link',
    text: 'A section; the current one has `aria-current`.',
  },
  { name: 'link', text: 'A `Link`; `data-variant` says the prop.' },
  { name: 'image', text: 'An `Image`.' },
  { name: 'section', text: 'A `SectionTracker`’s element.' },
];

/** Attributes that page teams set on their own elements. */
export const ownAttributes: Kept[] = [
  {
    name: 'data-lintel-id',
    text: 'The element counts, as `object_identifier`.',
  },
  {
    name: 'data-lintel-name',
    text: '`object_display_name`; else its label or text.',
  },
  { name: 'data-lintel-value', text: '`object_value`.' },
  {
    name: 'data-lintel-event',
    text: 'The event’s type, instead of `click` or `click link`.',
  },
  {
    name: 'data-lintel-section',
    text: '`product_section` of all that is in it.',
  },
  { name: 'data-lintel-area', text: '`product_area` of all that is in it.' },
  { name: 'data-lintel-page', text: '`product_page` of all that is in it.' },
  { name: 'data-lintel-ignore', text: 'Nothing in it counts.' },
  {
    name: 'data-lintel-page-theme',
    text: '`dark-background` or `light-background`: what the page behind the header looks like, on any element.',
  },
];

/** Attributes that Lintel sets outside its own elements. */
export const setAttributes: Kept[] = [
  {
    name: 'data-lintel-scroll',
    text: 'On `<html>`: `locked` or `locked-beside-bar` while a drawer is open.',
  },
  {
    name: 'data-lintel-jump',
    text: 'On what the side navigation’s sections scroll in, during a jump to one of them: `smooth` or `auto`.',
  },
  {
    name: 'data-lintel-still',
    text: 'On `<html>`: nothing of the header moves, as the window is being resized, or the address has `force-reduced-motion`.',
  },
  {
    name: 'data-lintel-scroller',
    text: 'On the element that a side navigation’s sections scroll in.',
  },
  {
    name: 'data-lintel-target',
    text: 'On what a jump has given the focus to, for as long as it has it.',
  },
];

/** On `<body>`. */
export const bodyClasses: Kept[] = [
  {
    name: 'lintel-menu-open',
    text: 'A drawer, or the plain list of small screens, is open.',
  },
];

/** On `window`. */
export const windowEvents: Kept[] = [
  {
    name: 'lintel:message',
    text: 'To the header: `detail` is `set dark background`, `set light background`, `set hidden` or `set visible`. `sendHeaderMessage` waits for the header, too.',
  },
  {
    name: 'lintel:event',
    text: 'An analytics event was sent, or could not be: `detail` is a `TrackedEventDetail`.',
  },
  {
    name: 'lintel:error',
    text: 'A part failed and was replaced by its fallback. `detail` is `{ part, error }`.',
  },
];

/** Properties of `window`, set by pages and tag managers. */
export const windowFlags: Kept[] = [
  {
    name: 'languageUk',
    text: 'English is two languages, as `features.languageUk` says.',
  },
  {
    name: 'lintelEventsDisabled',
    text: 'No landing and no events; read at every send.',
  },
  {
    name: 'lintelAbEventsDisabled',
    text: 'No `A/B test assignments`; read at every send.',
  },
  {
    name: 'lintelLogging',
    text: 'Prints the warnings that are silent otherwise.',
  },
  {
    name: 'dataLayer',
    text: 'The tag manager’s: `trackLanding` is pushed to it, and `useGoogleConsent` reads it.',
  },
];

/** Query parameters of the page's address. */
export const queryFlags: Kept[] = [
  { name: 'languageUk', text: 'As the flag on `window`.' },
  {
    name: 'success-auth',
    text: 'Shows the page as to a pretended member, without the call.',
  },
  {
    name: 'error-auth',
    text: 'Shows the page as to a visitor, without the call.',
  },
  { name: 'force-reduced-motion', text: 'Nothing moves.' },
  {
    name: 'analytics_id',
    text: 'The visitor’s id, from another site of the provider; with consent only.',
  },
];

/**
 * Custom properties that the header sets on `:root` for a page's own style
 * sheets.
 */
export const setProperties: Kept[] = [
  {
    name: '--lintel-header-offset',
    text: 'How much of the page’s top the header covers, banner included.',
  },
  {
    name: '--lintel-side-nav-offset',
    text: 'The height, less 10 px, of a side navigation that is a bar.',
  },
];

/**
 * The ids for `id="lintel"`, the default. Another `id` replaces the first word.
 */
export const ids: Kept[] = [
  { name: 'lintel', text: 'The header.' },
  { name: 'lintel-navigation', text: 'Its menus.' },
  {
    name: 'lintel-menu-0-trigger',
    text: 'The first menu’s button, and so on.',
  },
  { name: 'lintel-menu-0-panel', text: 'The first menu, and so on.' },
  { name: 'lintel-languages', text: 'The list of languages.' },
  {
    name: 'content',
    text: 'Yours: the page’s main part, which the skip link leads to.',
  },
];
