/**
 * An example for each message that the sources print or throw, by module and in
 * the order of the module. A test compares them with the messages.
 */
export const messageExamples: Record<string, string[]> = {
  'components/StickySideNav/useSections': ['Unable to initialize component.'],
  'components/lint/componentRules': [
    'items[2] on StickySideNav has no label; it is left out. Pass { id: "pricing", label: "Pricing" }.',
    'items[3] on StickySideNav repeats the id "pricing"; it is left out. Give each section its own id.',
    'Link with asChild needs one element as its child; it renders an <a>. Pass one element, or leave asChild out.',
  ],
  'components/lint/lintProps': [
    'StickySideNav has no items; it has no links. Pass items={[{ id: "pricing", label: "Pricing" }]}.',
    'Header has no prop "className"; it is ignored. Set it on an element around Header.',
    'unknown prop "onOpenchange" on Header; it is ignored. Did you mean "onOpenChange"?',
    'no element has the id "artcle", the container of StickySideNav; its links work, but none is marked as current. Did you mean "article"? Pass the id of an element around the navigation, or leave container out.',
  ],
  'components/lint/lintStyles': [
    'the style sheet is missing; the page shows the components without styles. Import "lintel/styles.css" once, for example in the root layout.',
    'Header cannot stay in view, because <body> hides its overflow; it scrolls away. Set overflow: clip there instead of hidden.',
    'Header cannot stay in view, because <body> ends before the page does; it scrolls away. Use min-height there instead of height, or display: contents if it contains only the header.',
  ],
  'components/lint/rules': [
    'unknown theme "dark"; using "light-background". Use "light-background" or "dark-background".',
    'accounts is "false", not true or false; accounts stay on. Pass true or false, without quotes, or leave it out.',
    'unknown property "domian" in site; it is ignored. Did you mean "domain"?',
  ],
  'components/lint/settingsRules': [
    'site.domain is "example.com/shop"; only "example.com" is used. Pass the domain alone, and set `site.paths` or `site.hosts` for addresses.',
    'environment must be dev, staging or prod; ignored.',
    'languages[0] has no code; the language is left out. Pass { title, fullName, code, locale }.',
    'languages[1] repeats the code "nl"; the language is left out. Give each language its own code.',
    '`consent` on MobileDrawer is ignored; only Header and LintelProvider decide. Pass it to one of them.',
  ],
  'content/source/navigationSource': [
    'onProblem threw TypeError: Cannot read properties of undefined; it is not called with the remaining problems. Pass a function that does not throw.',
  ],
  'content/validation/lintContent': [
    'and 12 more problems; they are not printed. Use `validateContent` of `lintel/content` to list all.',
  ],
  'content/validation/lintLocale': [
    'locale is "sv-SE", which matches none of the languages; using English. Pass the locale of one of them, or add the language to `languages`.',
  ],
  'core/account/auth': [
    'Error fetching auth data:',
    'No answer within 10000 ms.',
    'Response was not an object.',
    'API returned an error.',
    'Response did not include email.',
  ],
  'core/account/logOut': ['HTTP Status 500', 'Error logging out'],
  'core/analytics/eventContent': [
    'event field plan is not a field of "click"; left out. Add a type of your own to LintelEvents.',
    'event field object_value has a wrong type; left out.',
  ],
  'core/analytics/googleConsent': [
    'Lintel: Google consent mode cannot be read; analytics wait. Call setConsent with the answer.',
  ],
  'core/analytics/landing': [
    'Lintel: no document; the landing was not sent.',
    'Lintel: the landing was not sent.',
    'Lintel: the landing was not added to dataLayer.',
  ],
  'core/analytics/delivery/send': ['no payload'],
  'core/analytics/storage': ['Unable access local/session storage'],
  'core/analytics/tracker': [
    'environment must be dev, staging or prod; ignored.',
    'Lintel: tracking.send failed (Error: HTTP Status 503).',
  ],
  'core/analytics/visitor': ['Unable to store analyticsId'],
  'core/links/delegatedNavigation': [
    '`navigate` of the router adapter threw (Error: unknown route); the browser follows the link. Pass a function that does not throw.',
  ],
  'core/media/images': [
    'unknown image extension "gif"; using "jpg". Use "jpg", "webp" or "png".',
  ],
  'core/site/siteName': [
    'site.names.crumbCookie is not a usable name; using "crumb". Use letters, digits and _ - . : $ only.',
  ],
  'core/site/sitePath': [
    'site.paths.currentUser is not a path or an http(s) URL; using "/api/me". Use a path such as "/api/me", or a whole URL.',
  ],
  'react/analytics/loadTracking': [
    'no Header or LintelProvider on this page sets consent; no events are sent. Wrap the page in <LintelProvider consent="…">, or in <LintelProvider tracking={false}>.',
  ],
  'react/analytics/tracking': [
    'consent is not set; analytics start without asking the visitor. Pass consent="granted", "pending" or "denied" to Header or LintelProvider, or tracking={false}.',
    'no events are sent from localhost; https://events-staging.example.com may not exist. To send events, set site.hosts.eventsStaging to your collector, or site.environment to "staging". To see them, listen to lintel:event on window.',
  ],
  'react/language/useLanguage': [
    'unknown language "xx" in setLanguage; ignored. Pass one of en, de, es, fr, it, ja, pt-br, ko, or add it to `languages`.',
  ],
  'react/navigation/headerMessages': [
    "unknown header message \"set dark\"; ignored. Use 'set dark background', 'set light background', 'set hidden' or 'set visible'.",
  ],
  'react/page/useSite': [
    "site.domain is missing on a server; links to other hosts lead to example.com. Pass site={{ domain: 'your-domain.com' }} to Header or LintelProvider.",
  ],
  'react/page/useUniqueId': [
    'two elements have the id "lintel"; labels may refer to the wrong one. Give each Header, LanguageMenu, AccountMenu and MobileDrawer its own id prop.',
  ],
};
