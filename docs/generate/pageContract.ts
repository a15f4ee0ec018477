/** A name that a page can rely on besides props, covered by semantic versioning. */
export interface Kept {
  name: string;
  text: string;
  /** A value, or a line of code that uses the name. */
  example: string;
}

/**
 * Cookies whose names cannot be changed in `tracking.names`. The others are in
 * the table of analytics.
 */
export const cookies: Kept[] = [
  {
    name: 'ss_i18n',
    text: 'Language and currency; 30 days. Written once the language of the page is known, and when a visitor selects a language. Only its currency is read.',
    example: '{"language":"de-DE","currency":"USD"}',
  },
  {
    name: 'language',
    text: 'The code of the language, for Spanish `es-419`; 30 days. Written together with `ss_i18n`, never read.',
    example: 'de',
  },
  {
    name: 'crumb',
    text: 'A token of the account service, only read. The logout request sends it.',
    example: 'BZk1f2aQ7',
  },
  {
    name: 'lintel_domain',
    text: 'Set and deleted at once, to learn whether the browser refuses cookies for a whole domain, as it does for `co.uk` and `github.io`.',
    example: '1',
  },
];

/** The parts of the page: the values of `data-lintel`. */
export const parts: Kept[] = [
  {
    name: 'header',
    text: 'The `<header>`. `data-theme`, `data-position` and `data-variant` have the values of the props. `data-ready` is set once it is hydrated, `data-scrolled` while the page is scrolled, `data-open` while a menu or the drawer is open, and `data-menu="open"` while the plain list of links on small screens is open. Messages and `hideOnScroll` set `data-hidden`, and messages `data-theme-by="message"`, which is also set while React keeps a page with a theme hidden. The fallback after an error has `data-fallback`.',
    example: '[data-lintel="header"][data-open] ~ main',
  },
  {
    name: 'skip-link',
    text: 'The link to `#content`.',
    example: '[data-lintel="skip-link"]:focus',
  },
  {
    name: 'banner',
    text: 'The element around the `banner` prop.',
    example: '[data-lintel="banner"]',
  },
  {
    name: 'bar',
    text: 'The row of logo, menus, account and actions.',
    example: '[data-lintel="bar"]',
  },
  {
    name: 'logo',
    text: 'The link to the home page.',
    example: '[data-lintel="logo"]',
  },
  {
    name: 'item',
    text: 'An entry of the bar. `data-state` is `open` or `closed`.',
    example: '[data-lintel="item"][data-state="open"]',
  },
  {
    name: 'trigger',
    text: 'The button of an entry. `aria-expanded` is `true` while its menu is open.',
    example: '[data-lintel="trigger"][aria-expanded="true"]',
  },
  {
    name: 'panel',
    text: 'A menu. `data-state` is `open` or `closed`.',
    example: '[data-lintel="panel"][data-state="open"]',
  },
  {
    name: 'backdrop',
    text: 'The layer over the page behind an open menu. `data-state` is `open` or `closed`.',
    example: '[data-lintel="backdrop"][data-state="open"]',
  },
  {
    name: 'spotlight',
    text: 'The large link in a menu, with its pictures.',
    example: '[data-lintel="spotlight"]',
  },
  {
    name: 'actions',
    text: 'The element around the `actions` prop.',
    example: '[data-lintel="actions"]',
  },
  {
    name: 'account',
    text: 'The space for the account in the bar. `data-status` is `loading`, `loggedIn` or `loggedOut`.',
    example: '[data-lintel="account"][data-status="loggedIn"]',
  },
  {
    name: 'log-in',
    text: 'The Log In link of the bar.',
    example: '[data-lintel="log-in"]',
  },
  {
    name: 'account-menu',
    text: 'The element around the avatar and its menu. `data-state` is `open` or `closed`.',
    example: '[data-lintel="account-menu"][data-state="open"]',
  },
  {
    name: 'avatar',
    text: 'The avatar: a link at first, and the button of the account menu once its code has loaded.',
    example: '[data-lintel="avatar"]',
  },
  {
    name: 'account-panel',
    text: 'The open account menu. `data-side` and `data-align` have its position.',
    example: '[data-lintel="account-panel"][data-side="top"]',
  },
  {
    name: 'mobile-drawer',
    text: 'The element around the button and the drawer, outside a `Header`.',
    example: '[data-lintel="mobile-drawer"]',
  },
  {
    name: 'hamburger',
    text: 'The button of the drawer in the bar. `aria-expanded` is `true` while the drawer is open.',
    example: '[data-lintel="hamburger"]',
  },
  {
    name: 'drawer',
    text: 'The `<dialog>` of the drawer. It has `open` while it is open.',
    example: '[data-lintel="drawer"][open]',
  },
  {
    name: 'drawer-toggle',
    text: 'The button inside the drawer that closes it.',
    example: '[data-lintel="drawer-toggle"]',
  },
  {
    name: 'account-row',
    text: 'The account of the logged-in visitor in the drawer.',
    example: '[data-lintel="account-row"]',
  },
  {
    name: 'language-menu',
    text: 'The element around the button and the list of languages. `data-side` and `data-align` have the position of the list.',
    example: '[data-lintel="language-menu"]',
  },
  {
    name: 'language-trigger',
    text: 'The button of the languages. `aria-expanded` is `true` while the list is open.',
    example: '[data-lintel="language-trigger"]',
  },
  {
    name: 'language-list',
    text: 'The list of languages. `data-state` is `open` or `closed`.',
    example: '[data-lintel="language-list"][data-state="open"]',
  },
  {
    name: 'language-link',
    text: 'The link to a language. The language of the page has `aria-current`.',
    example: '[data-lintel="language-link"][aria-current]',
  },
  {
    name: 'side-nav',
    text: 'The side navigation. `data-state` is `open` while its list on small screens is open, and `closed` otherwise.',
    example: '[data-lintel="side-nav"]',
  },
  {
    name: 'side-nav-trigger',
    text: 'The button of the list on small screens. `aria-expanded` is `true` while the list is open.',
    example: '[data-lintel="side-nav-trigger"]',
  },
  {
    name: 'side-nav-list',
    text: 'The list of sections. `data-state` is `open` or `closed`.',
    example: '[data-lintel="side-nav-list"]',
  },
  {
    name: 'side-nav-link',
    text: 'The link to a section. The current section has `aria-current`.',
    example: '[data-lintel="side-nav-link"][aria-current]',
  },
  {
    name: 'link',
    text: 'A `Link`. `data-variant` has the value of the prop.',
    example: '[data-lintel="link"][data-variant="primary"]',
  },
  {
    name: 'image',
    text: 'An `Image`.',
    example: '[data-lintel="image"]',
  },
  {
    name: 'section',
    text: 'The element of a `SectionTracker`.',
    example: '[data-lintel="section"]',
  },
];

/** Attributes that page teams set on their own elements. */
export const ownAttributes: Kept[] = [
  {
    name: 'data-lintel-id',
    text: 'Interactions with the element are recorded, with this value as `object_identifier`.',
    example: '<button data-lintel-id="plan-pro">',
  },
  {
    name: 'data-lintel-name',
    text: 'The `object_display_name` of the event. Without it, the label or the text of the element.',
    example: '<button data-lintel-id="plan-pro" data-lintel-name="Pro">',
  },
  {
    name: 'data-lintel-value',
    text: 'The `object_value` of the event.',
    example: '<button data-lintel-id="plan-pro" data-lintel-value="19">',
  },
  {
    name: 'data-lintel-event',
    text: 'The type of the event, instead of `click` or `click link`.',
    example:
      '<button data-lintel-id="plan-pro" data-lintel-event="select plan">',
  },
  {
    name: 'data-lintel-section',
    text: 'The `product_section` of all events from inside the element.',
    example: '<section data-lintel-section="plans">',
  },
  {
    name: 'data-lintel-area',
    text: 'The `product_area` of all events from inside the element.',
    example: '<div data-lintel-area="comparison">',
  },
  {
    name: 'data-lintel-page',
    text: 'The `product_page` of all events from inside the element.',
    example: '<main data-lintel-page="pricing">',
  },
  {
    name: 'data-lintel-ignore',
    text: 'Nothing inside the element is recorded.',
    example: '<form data-lintel-ignore>',
  },
  {
    name: 'data-lintel-page-theme',
    text: 'What the page behind the header looks like, on any element: `dark-background` or `light-background`.',
    example: '<main data-lintel-page-theme="dark-background">',
  },
];

/** Attributes that Lintel sets for the style of the page. */
export const setAttributes: Kept[] = [
  {
    name: 'data-lintel-covers',
    text: 'On a `<header>` that covers the top of the page: neither `static` nor hidden.',
    example: ':root:has([data-lintel-covers]) .chat-button',
  },
  {
    name: 'data-lintel-unmeasured',
    text: 'On a side navigation, until the height of its bar is known.',
    example: '[data-lintel-unmeasured]',
  },
  {
    name: 'data-lintel-scroll',
    text: 'On `<html>`, while a drawer is open: `locked` or `locked-beside-bar`.',
    example: 'html[data-lintel-scroll] .chat-button',
  },
  {
    name: 'data-lintel-locked',
    text: 'On `<html>` or `<body>`, while a drawer is open: the one whose `overflow` the window has.',
    example: '[data-lintel-locked]',
  },
  {
    name: 'data-lintel-jump',
    text: 'During a jump to a section of the side navigation, on the element that scrolls: `smooth` or `auto`.',
    example: 'html[data-lintel-jump="smooth"]',
  },
  {
    name: 'data-lintel-still',
    text: 'On `<html>`, while nothing of the header moves: the window is being resized, or the address has `force-reduced-motion`.',
    example: 'html[data-lintel-still] .hero',
  },
  {
    name: 'data-lintel-scroller',
    text: 'On the element that the sections of a side navigation scroll in.',
    example: '[data-lintel-scroller]',
  },
  {
    name: 'data-lintel-page-scroller',
    text: 'On the element around the header that scrolls, if it is not the window.',
    example: '[data-lintel-page-scroller]',
  },
  {
    name: 'data-lintel-target',
    text: 'On an element that received focus from a jump, as long as it has focus.',
    example: '[data-lintel-target]',
  },
];

/** On `<body>`. */
export const bodyClasses: Kept[] = [
  {
    name: 'lintel-menu-open',
    text: 'Set while a drawer, or the plain list of links on small screens, is open.',
    example: 'body.lintel-menu-open .chat-button',
  },
];

/** On `window`. */
export const windowEvents: Kept[] = [
  {
    name: 'lintel:message',
    text: 'A message to the header. `detail` is `set dark background`, `set light background`, `set hidden` or `set visible`. `sendHeaderMessage` also waits until a header is mounted.',
    example:
      "dispatchEvent(new CustomEvent('lintel:message', { detail: 'set hidden' }))",
  },
  {
    name: 'lintel:event',
    text: 'An analytics event was sent, or no transport accepted it. Not without consent. `detail` is a `TrackedEventDetail`.',
    example:
      "addEventListener('lintel:event', ({ detail }) => console.log(detail))",
  },
  {
    name: 'lintel:error',
    text: 'A part failed and was replaced by its fallback. `detail` is `{ part, error }`.',
    example:
      "addEventListener('lintel:error', ({ detail }) => report(detail.error))",
  },
];

/** Properties of `window`, set by pages and tag managers. */
export const windowFlags: Kept[] = [
  {
    name: 'languageUk',
    text: 'British English is a language of its own, as with `features.languageUk`.',
    example: 'window.languageUk = true',
  },
  {
    name: 'lintelEventsDisabled',
    text: 'Nothing is sent, neither the landing nor events. Read before each request.',
    example: 'window.lintelEventsDisabled = true',
  },
  {
    name: 'lintelAbEventsDisabled',
    text: '`A/B test assignments` are not sent. Read before each request.',
    example: 'window.lintelAbEventsDisabled = true',
  },
  {
    name: 'lintelLogging',
    text: 'Prints the warnings that production does not print.',
    example: 'window.lintelLogging = true',
  },
  {
    name: 'dataLayer',
    text: 'The list of the tag manager. `trackLanding` adds to it, and `useGoogleConsent` reads it.',
    example: 'window.dataLayer = window.dataLayer || []',
  },
];

/** Query parameters of the page's address. */
export const queryFlags: Kept[] = [
  {
    name: 'languageUk',
    text: 'The same as the flag on `window`.',
    example: '/pricing?languageUk',
  },
  {
    name: 'success-auth',
    text: 'Shows the page to a logged-in example user, without a request.',
    example: '/pricing?success-auth',
  },
  {
    name: 'error-auth',
    text: 'Shows the page as to a logged-out visitor, without a request.',
    example: '/pricing?error-auth',
  },
  {
    name: 'force-reduced-motion',
    text: 'Nothing of the header moves.',
    example: '/pricing?force-reduced-motion',
  },
  {
    name: 'analytics_id',
    text: 'The id of the visitor, from another site of the same provider. Read only with consent.',
    example: '/pricing?analytics_id=3f6c1e0a-8a52-4f0e-9b1d-2f5f0c7e6b11',
  },
];

/**
 * Custom properties that the header sets on `:root` for a page's own style
 * sheets.
 */
export const setProperties: Kept[] = [
  {
    name: '--lintel-header-offset',
    text: 'How much of the top of the page the header covers, banner included.',
    example: 'inset-block-start: var(--lintel-header-offset)',
  },
  {
    name: '--lintel-header-offset-up',
    text: 'The height of a header that `hideOnScroll` hides, and that a jump upwards brings back. Part of `scroll-padding`.',
    example: 'scroll-margin-top: var(--lintel-header-offset-up, 0px)',
  },
  {
    name: '--lintel-side-nav-offset',
    text: 'The height of a side navigation bar, less 10 px.',
    example: 'scroll-margin-top: var(--lintel-side-nav-offset)',
  },
];

/**
 * The ids for `id="lintel"`, the default. Another `id` replaces the first word.
 */
export const ids: Kept[] = [
  { name: 'lintel', text: 'The header.', example: '#lintel' },
  {
    name: 'lintel-navigation',
    text: 'The menus in the bar.',
    example: '<a href="#lintel-navigation">Menus</a>',
  },
  {
    name: 'lintel-menu-0-trigger',
    text: 'The button of the first menu. The second has `1`, and so on.',
    example: "document.getElementById('lintel-menu-0-trigger')",
  },
  {
    name: 'lintel-menu-0-panel',
    text: 'The first menu. The second has `1`, and so on.',
    example: '#lintel-menu-0-panel',
  },
  {
    name: 'lintel-languages',
    text: 'The list of languages.',
    example: '#lintel-languages',
  },
  {
    name: 'content',
    text: 'An id that your page sets: its main part, the target of the skip link.',
    example: '<main id="content">',
  },
];
