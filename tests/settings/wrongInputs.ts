/** Parts of the page with valid props. */
const good = {
  Header: { site: { domain: 'example.com' }, tracking: false },
  LintelProvider: { tracking: false },
  AccountMenu: {},
  MobileDrawer: {},
  LanguageMenu: {},
  StickySideNav: { items: [{ id: 'pricing', label: 'Pricing' }] },
  Link: { href: '/pricing', children: 'Go' },
  Image: { folder: 'spotlight', file: 'studio', alt: '' },
  SectionTracker: { type: 'offerBanner', children: 'Half price' },
};

export type PartName = keyof typeof good;

/** Values from a caller without types, or from a CMS. */
export interface WrongInput {
  part: PartName;
  /** All props, including the valid ones. */
  props: Record<string, unknown>;
  /** The console's message, after `Lintel: `. */
  message: string;
  /** A selector, an attribute, and the value that shows the fallback. */
  shows?: readonly [selector: string, attribute: string, value: string | null];
}

function wrong(
  part: PartName,
  props: Record<string, unknown>,
  message: string,
  shows?: WrongInput['shows'],
): WrongInput {
  return { part, props: { ...good[part], ...props }, message, shows };
}

const inHeader = wrong.bind(null, 'Header');

/** Settings of a site with a domain. */
const inSite = (site: object, message: string, shows?: WrongInput['shows']) =>
  inHeader({ site: { domain: 'example.com', ...site } }, message, shows);

const header = (attribute: string, value: string | null) =>
  ['header', attribute, value] as const;
const logo = (value: string) =>
  ['[data-lintel="logo"]', 'text', value] as const;
const logIn = (href: string) =>
  ['[data-lintel="log-in"]', 'href', href] as const;
const anchor = (attribute: string, value: string | null) =>
  ['[data-lintel="link"]', attribute, value] as const;

const languageTagFix = 'Pass a tag, such as "de-DE".';
const flagFix = 'Pass true or false, without quotes, or leave it out.';
const idFix = 'Pass letters, digits, hyphens and underscores, without spaces.';
const consentFix =
  'nothing is sent until the visitor answers. Use "granted", "pending" or "denied".';

const decided = (name: string, part: string) =>
  `\`${name}\` on ${part} is ignored; only Header and LintelProvider decide. Pass it to one of them.`;

const german = { code: 'de', locale: 'de-DE', title: 'German' };

/** One input for each of several values, which the message repeats. */
const each = (
  values: unknown[],
  make: (value: unknown, as: string) => WrongInput,
) =>
  values.map((value) =>
    make(value, Number.isNaN(value) ? 'NaN' : JSON.stringify(value)),
  );

/** Options of analytics, on a page that sends nothing. */
const tracking = (options: object, message: string) =>
  inHeader({ consent: 'denied', tracking: options }, message);

export const wrongInputs: readonly WrongInput[] = [
  // Values of Header's own props.
  ...each(['dark', null], (theme, as) =>
    inHeader(
      { theme },
      `unknown theme ${as}; using "light-background". Use "light-background" or "dark-background".`,
      header('data-theme', 'light-background'),
    ),
  ),
  inHeader(
    { theme: 'dark-backgroud' },
    'unknown theme "dark-backgroud"; using "light-background". Did you mean "dark-background"? Use "light-background" or "dark-background".',
    header('data-theme', 'light-background'),
  ),
  inHeader(
    { position: 'stiky' },
    'unknown position "stiky"; using "sticky". Did you mean "sticky"? Use "sticky", "overlay" or "static".',
    header('data-position', 'sticky'),
  ),
  inHeader(
    { variant: 'minimul' },
    'unknown variant "minimul"; using "full". Did you mean "minimal"? Use "full" or "minimal".',
    header('data-variant', 'full'),
  ),
  ...each([NaN, -1, '350'], (reflexClickMs, as) =>
    inHeader(
      { reflexClickMs },
      `reflexClickMs is ${as}, not a time in ms; using 350. Pass 0 or a larger number.`,
    ),
  ),
  ...each(['', 'my header', 5], (id, as) =>
    inHeader(
      { id },
      `id is ${as}, not an id; using "lintel". ${idFix}`,
      header('id', 'lintel'),
    ),
  ),
  inHeader(
    { logo: { src: '/logo.svg' } },
    'logo is { src }, not a React node; nothing is rendered for it. Pass an element, such as <img src="/logo.svg" alt="" />, or a string.',
    logo('example.com Home'),
  ),
  inHeader(
    { banner: () => 'Half price' },
    'banner is a function, not a React node; nothing is rendered for it. Pass an element, such as <img src="/logo.svg" alt="" />, or a string.',
    ['[data-lintel="banner"]', 'missing', null],
  ),
  inHeader(
    { onOpenChange: 'open' },
    'onOpenChange is "open", not a function; nothing is called. Pass a function, or leave it out.',
  ),
  // Settings.
  inHeader(
    { consent: 'grantd' },
    'unknown consent "grantd"; nothing is sent until the visitor answers. Did you mean "granted"? Use "granted", "pending" or "denied".',
  ),
  inHeader({ consent: null }, `unknown consent null; ${consentFix}`),
  wrong(
    'LintelProvider',
    { consent: true },
    `unknown consent true; ${consentFix}`,
  ),
  ...each([null, 'false'], (value, as) =>
    inHeader(
      { tracking: value },
      `tracking is ${as}, not true, false or an object; nothing is tracked. Pass true, false or an object of options.`,
    ),
  ),
  tracking(
    { transport: ['xhr'] },
    'unknown property "transport" in tracking; it is ignored. Did you mean "transports"?',
  ),
  tracking(
    { transports: 'xhr' },
    'tracking.transports is "xhr", not a list of transports; all of them are tried. Pass some of "beacon", "fetch" and "xhr", such as ["beacon", "xhr"].',
  ),
  tracking(
    { transports: ['beacn', 'xhr'] },
    'unknown tracking.transports[0] "beacn"; it is left out. Did you mean "beacon"? Use "beacon", "fetch" or "xhr".',
  ),
  tracking(
    { landingScope: 'window' },
    'unknown tracking.landingScope "window"; using "tab". Use "tab" or "browser".',
  ),
  tracking(
    { globalPrivacyControl: false },
    'unknown tracking.globalPrivacyControl false; Global Privacy Control counts as a decline. Use "ignore".',
  ),
  tracking(
    { closeEvents: 'true' },
    `tracking.closeEvents is "true", not true or false; it stays off. ${flagFix}`,
  ),
  tracking(
    { names: { session: 's' } },
    'unknown property "session" in tracking.names; it is ignored. Did you mean "sessionId"?',
  ),
  tracking(
    { names: { sessionId: '' } },
    'tracking.names.sessionId is "", not a string; using the default. Pass a name, such as "my_session".',
  ),
  tracking(
    { paths: { events: 'collect' } },
    'tracking.paths.events is "collect", not a path; using the default. Pass a path that begins with a slash, such as "/collect".',
  ),
  tracking(
    { paths: { event: '/collect' } },
    'unknown property "event" in tracking.paths; it is ignored. Did you mean "events"?',
  ),
  tracking(
    { send: '/collect' },
    'tracking.send is "/collect", not a function; using the transports. Pass a function that gets the address and the payload.',
  ),
  tracking(
    { queryParameters: 'plan' },
    'tracking.queryParameters is "plan", not a list of names; only the default parameters are kept. Pass names of query parameters, such as ["plan"].',
  ),
  tracking(
    { page: 5 },
    'tracking.page is 5, not a string; using the path. Pass the name of the page, such as "pricing".',
  ),
  inHeader(
    { locale: 'sv-SE' },
    'locale is "sv-SE", which matches none of the languages; using English. Pass the locale of one of them, or add the language to `languages`.',
  ),
  ...each(['in German', 5], (locale, as) =>
    inHeader(
      { locale },
      `locale is ${as}, not a language tag; using the page's language. ${languageTagFix}`,
      header('lang', 'en-US'),
    ),
  ),
  ...each(['pricing', {}], (url, as) =>
    inHeader(
      { url },
      `url is ${as}, not an address; the current page is marked only after hydration. Pass a path or a whole address, such as "https://www.example.com/pricing".`,
    ),
  ),
  inHeader(
    { features: 'languageUk' },
    'features is "languageUk", not an object; everything stays off. Pass features={{ languageUk: true }}.',
  ),
  inHeader(
    { features: { languageUK: true } },
    'unknown property "languageUK" in features; it is ignored. Did you mean "languageUk"?',
  ),
  inHeader(
    { features: { languageUk: 'yes' } },
    `features.languageUk is "yes", not true or false; it stays off. ${flagFix}`,
  ),
  inHeader(
    { features: { settings: { isInEu: true } } },
    'unknown property "isInEu" in features.settings; it is ignored. Did you mean "isInEU"?',
  ),
  inHeader(
    { languages: 'de' },
    'languages is "de", not a list of languages; using the eight default languages. Pass [...languages, yours], with `languages` from lintel/content.',
    ['[data-lintel="language-list"]', 'count', '8'],
  ),
  inHeader(
    { languages: [german, { ...german, code: 'DE' }] },
    'languages[1] repeats the code "DE"; the language is left out. Give each language its own code.',
  ),
  inHeader(
    { languages: [german, { title: 'Dutch', locale: 'nl-NL' }] },
    'languages[1] has no code; the language is left out. Pass { title, fullName, code, locale }.',
  ),
  inHeader(
    { languages: [{ ...german, fulName: 'Deutsch' }] },
    'unknown property "fulName" in languages[0]; it is ignored. Did you mean "fullName"?',
  ),
  ...['messages', 'content'].map((name) =>
    inHeader(
      { [name]: null },
      `${name} is null, not an object; it is ignored. Leave it out if there is none.`,
    ),
  ),
  inHeader(
    { messages: { logln: 'Sign in' } },
    'messages.logln: `logln` is unknown; the header ignores it. Did you mean `logIn`?',
  ),
  // The site.
  inHeader(
    { site: 'example.com' },
    'site is "example.com", not an object; it is ignored. Pass site={{ domain: "example.com" }}.',
  ),
  inHeader(
    { site: { domian: 'example.com' } },
    'unknown property "domian" in site; it is ignored. Did you mean "domain"?',
  ),
  ...each(['not a domain', 42, null, ''], (domain, as) =>
    inHeader(
      { site: { domain } },
      `site.domain is ${as}, not a domain; it is ignored. Pass the domain of the site, such as "example.com".`,
      logo('Home'),
    ),
  ),
  ...each(['example.com:8080', 'https://www.example.com/shop'], (domain, as) =>
    inHeader(
      { site: { domain } },
      `site.domain is ${as}; only "example.com" is used. Pass the domain alone, and set \`site.paths\` or \`site.hosts\` for addresses.`,
      logo('example.com Home'),
    ),
  ),
  inSite(
    { hosts: { acount: 'a.example.org' } },
    'unknown property "acount" in site.hosts; it is ignored. Did you mean "account"?',
  ),
  inSite(
    { hosts: { account: 'my account' } },
    'site.hosts.account is "my account", not a host; using the default host. Pass a host or an origin, such as "account.example.org".',
    logIn(
      'https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates',
    ),
  ),
  inSite(
    { cookieDomains: ['example.com', '*.example.org'] },
    'site.cookieDomains[1] is "*.example.org", not a domain; it is left out. Pass domains, such as "example.com".',
  ),
  inSite(
    { currency: 'euro' },
    'site.currency is "euro", not a currency; using "USD". Pass three capital letters (ISO 4217), such as "EUR".',
  ),
  inSite(
    { paths: { logout: '/bye' } },
    'unknown property "logout" in site.paths; it is ignored. Did you mean "logOut"?',
  ),
  inSite(
    { names: 'crumb' },
    'site.names is "crumb", not an object; using the default names. Pass an object of names, such as { crumbCookie: "my_crumb" }.',
  ),
  // Unknown props.
  inHeader(
    { hideOnScroll: 'true' },
    'hideOnScroll is "true", not true or false; it stays in view. Pass true or false, without quotes, or leave it out.',
  ),
  inHeader(
    { them: 'dark-background' },
    'unknown prop "them" on Header; it is ignored. Did you mean "theme"?',
    header('data-theme', 'light-background'),
  ),
  inHeader(
    { onOpenchange() {} },
    'unknown prop "onOpenchange" on Header; it is ignored. Did you mean "onOpenChange"?',
  ),
  inHeader(
    { className: 'mine' },
    'Header has no prop "className"; it is ignored. Set it on an element around Header.',
  ),
  inHeader(
    { 'data-testid': 'header' },
    'Header has no prop "data-testid"; it is ignored. Set it on an element around Header.',
    header('data-testid', null),
  ),
  wrong(
    'LintelProvider',
    { consnt: 'granted' },
    'unknown prop "consnt" on LintelProvider; it is ignored. Did you mean "consent"?',
  ),
  wrong(
    'LintelProvider',
    { theme: 'dark-background' },
    'unknown prop "theme" on LintelProvider; it is ignored. Remove it. The props of LintelProvider are site, locale, content, url, navigation, messages, languages, features, accounts, consent, tracking, children.',
  ),
  wrong(
    'MobileDrawer',
    { onOpenchange() {} },
    'unknown prop "onOpenchange" on MobileDrawer; it is ignored. Did you mean "onOpenChange"?',
  ),
  inHeader(
    { defaultOpen: 'product' },
    'unknown defaultOpen "product"; nothing is open initially. Did you mean "products"? Use "products", "resources", "languages", "account" or "drawer".',
  ),
  inSite(
    { environment: 'test' },
    'environment must be dev, staging or prod; ignored.',
  ),
  inSite(
    { names: { crumbCookie: 1 } },
    'site.names.crumbCookie is not a usable name; using "crumb". Use letters, digits and _ - . : $ only.',
  ),
  inSite(
    { paths: { logOut: 'end' } },
    'site.paths.logOut is not a path or an http(s) URL; using "/api/auth/Logout". Use a path such as "/api/me", or a whole URL.',
  ),
  wrong(
    'AccountMenu',
    { defaultopen: true },
    'unknown prop "defaultopen" on AccountMenu; it is ignored. Did you mean "defaultOpen"?',
  ),
  wrong(
    'LanguageMenu',
    { sides: 'top' },
    'unknown prop "sides" on LanguageMenu; it is ignored. Did you mean "side"?',
  ),
  wrong(
    'StickySideNav',
    { item: [] },
    'unknown prop "item" on StickySideNav; it is ignored. Did you mean "items"?',
  ),
  // Props of the other parts.
  wrong(
    'LanguageMenu',
    { side: 'left' },
    'unknown side "left" on LanguageMenu; using "bottom". Use "bottom" or "top".',
    ['[data-lintel="language-menu"]', 'data-side', 'bottom'],
  ),
  wrong(
    'LanguageMenu',
    { align: 'center' },
    'unknown align "center" on LanguageMenu; using "end". Use "end" or "start".',
    ['[data-lintel="language-menu"]', 'data-align', 'end'],
  ),
  wrong(
    'LanguageMenu',
    { open: 'false' },
    `open on LanguageMenu is "false", not true or false; it controls itself. ${flagFix}`,
    ['[data-lintel="language-menu"]', 'data-state', 'closed'],
  ),
  wrong(
    'LanguageMenu',
    { consent: 'granted' },
    decided('consent', 'LanguageMenu'),
  ),
  wrong(
    'MobileDrawer',
    { theme: 'black' },
    'unknown theme "black" on MobileDrawer; using "light-background". Use "light-background" or "dark-background".',
    ['[data-lintel="mobile-drawer"]', 'data-theme', 'light-background'],
  ),
  wrong(
    'MobileDrawer',
    { id: 'my drawer' },
    `id on MobileDrawer is "my drawer", not an id; using "lintel-mobile". ${idFix}`,
    ['[data-lintel="mobile-drawer"]', 'id', 'lintel-mobile'],
  ),
  wrong(
    'MobileDrawer',
    { tracking: false },
    decided('tracking', 'MobileDrawer'),
  ),
  wrong(
    'AccountMenu',
    { reflexClickMs: '0' },
    'reflexClickMs on AccountMenu is "0", not a time in ms; using 350. Pass 0 or a larger number.',
  ),
  wrong(
    'AccountMenu',
    { onError: true },
    'onError on AccountMenu is true, not a function; nothing is called. Pass a function, or leave it out.',
  ),
  wrong(
    'StickySideNav',
    { consent: 'granted' },
    decided('consent', 'StickySideNav'),
  ),
  wrong(
    'StickySideNav',
    { variant: 'tablet' },
    'unknown variant "tablet" on StickySideNav; the width of the window decides. Use "desktop" or "mobile".',
    ['[data-lintel="side-nav"]', 'data-variant', null],
  ),
  wrong(
    'StickySideNav',
    { items: undefined },
    'StickySideNav has no items; it has no links. Pass items={[{ id: "pricing", label: "Pricing" }]}.',
    ['[data-lintel="side-nav-link"]', 'missing', null],
  ),
  wrong(
    'StickySideNav',
    { items: 'pricing' },
    'items on StickySideNav is "pricing", not a list of sections; it has no links. Pass [{ id: "pricing", label: "Pricing" }].',
    ['[data-lintel="side-nav-link"]', 'missing', null],
  ),
  wrong(
    'StickySideNav',
    {
      items: [
        { id: 'pricing', label: 'Pricing' },
        { id: 'team', title: 'Team' },
      ],
    },
    'items[1] on StickySideNav has no label; it is left out. Pass { id: "pricing", label: "Pricing" }.',
    ['[data-lintel="side-nav-link"]', 'href', '#pricing'],
  ),
  wrong(
    'StickySideNav',
    {
      items: [
        { id: 'pricing', label: 'Pricing' },
        { id: 'pricing', label: 'Prices' },
      ],
    },
    'items[1] on StickySideNav repeats the id "pricing"; it is left out. Give each section its own id.',
    ['[data-lintel="side-nav-link"]', 'text', 'Pricing'],
  ),
  wrong(
    'StickySideNav',
    { items: [{ id: 'pricing', label: 'Pricing' }, null] },
    'items[1] on StickySideNav has no id; it is left out. Pass { id: "pricing", label: "Pricing" }.',
  ),
  // Elements of a page.
  wrong(
    'Link',
    { href: undefined },
    'Link has no href; it leads to the home page. Pass a path or a whole address, such as href="/pricing".',
    anchor('href', '/'),
  ),
  ...each([null, 5], (href, as) =>
    wrong(
      'Link',
      { href },
      `href on Link is ${as}, not an address; it leads to the home page. Pass a path or a whole address, such as "/pricing".`,
      anchor('href', '/'),
    ),
  ),
  wrong(
    'Link',
    { href: { pathname: '/pricing' } },
    'href on Link is { pathname }, not an address; it leads to the home page. Pass a path or a whole address, such as "/pricing".',
    anchor('href', '/'),
  ),
  wrong(
    'Link',
    { asChild: true, children: undefined },
    'Link with asChild needs one element as its child; it renders an <a>. Pass one element, or leave asChild out.',
    anchor('href', '/pricing'),
  ),
  wrong(
    'Link',
    { variant: 'primery' },
    'unknown variant "primery" on Link; using "inline". Did you mean "primary"? Use "inline", "primary", "secondary" or "tertiary".',
    anchor('data-variant', 'inline'),
  ),
  wrong(
    'Link',
    { host: 'suport' },
    'unknown host "suport" on Link; it leads to this site. Did you mean "support"? Use "account", "domains", "support", "forum", "learn", "media", "events" or "eventsStaging".',
    anchor('href', '/pricing'),
  ),
  wrong(
    'Link',
    { external: 'yes' },
    `external on Link is "yes", not true or false; it opens in the same tab. ${flagFix}`,
    anchor('target', null),
  ),
  wrong(
    'Image',
    { extension: 'gif' },
    'unknown image extension "gif"; using "jpg". Use "jpg", "webp" or "png".',
    ['img', 'src', 'https://media.example.com/spotlight/studio-500w.jpg'],
  ),
  wrong(
    'Image',
    { file: undefined },
    'Image has no file; the picture cannot be loaded. Pass its file name without width and extension.',
  ),
  wrong(
    'Image',
    { alt: undefined },
    'Image has no alt; screen readers ignore the picture. Pass a description, or alt="" for a decorative picture.',
    ['img', 'alt', ''],
  ),
  wrong(
    'Image',
    { loading: 'now' },
    'unknown loading "now" on Image; using "lazy". Use "lazy" or "eager".',
    ['img', 'loading', 'lazy'],
  ),
  wrong(
    'SectionTracker',
    { type: undefined },
    'SectionTracker has no type; its views are not recorded. Pass a string, such as type="offerBanner".',
    ['[data-lintel="section"]', 'data-lintel-area', null],
  ),
  wrong(
    'SectionTracker',
    { asChild: true },
    'SectionTracker with asChild needs one element as its child; it renders a <div>. Pass one element, or leave asChild out.',
    ['[data-lintel="section"]', 'text', 'Half price'],
  ),
];
