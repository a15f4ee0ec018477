import { defaultNames } from '../../core/analytics/visitor';
import {
  type optionReaders,
  trackingPaths,
  transports,
  type TrackingOptions,
} from '../../core/analytics/trackingOptions';
import { callbackOf, pathOnHost } from '../../core/report/propValues';
import {
  choice,
  everyName,
  flag,
  kind,
  list,
  shape,
  text,
  type Place,
  type Rule,
} from './rules';

const keepsDefault = 'using the default';

const storageName = text(`${keepsDefault}. Pass a name, such as "my_session".`);

const callPath = kind(
  (value) => pathOnHost(value) !== undefined,
  `a path; ${keepsDefault}. Pass a path that begins with a slash, such as "/collect".`,
);

const on = flag('it stays on');
const off = flag('it stays off');

const options = {
  page: text('using the path. Pass the name of the page, such as "pricing".'),
  websiteIdentifier: text('it is not sent. Pass a string.'),
  ownerTeam: text('using "marketing". Pass the name of the team.'),
  eventIds: on,
  closeEvents: off,
  pageEvents: on,
  transports: list(
    choice(transports, 'it is left out'),
    'a list of transports; all of them are tried. Pass some of "beacon", "fetch" and "xhr", such as ["beacon", "xhr"].',
    0,
  ),
  send: kind(
    (value) => callbackOf(value) !== undefined,
    'a function; using the transports. Pass a function that gets the address and the payload.',
  ),
  queryParameters: list(
    text('it is left out. Pass names of query parameters.'),
    'a list of names; only the default parameters are kept. Pass names of query parameters, such as ["plan"].',
    0,
  ),
  analyticsIdFromUrl: on,
  landingScope: choice(['tab', 'browser']),
  landingRetry: on,
  globalPrivacyControl: choice(
    ['ignore'],
    'Global Privacy Control counts as a decline',
  ),
  validate: off,
  logging: off,
  names: shape(
    everyName(Object.keys(defaultNames), storageName),
    'an object; using the default names. Pass an object of names, such as { sessionId: "my_session" }.',
  ),
  paths: shape(
    everyName(trackingPaths, callPath),
    'an object; using the default paths. Pass an object of paths, such as { events: "/collect" }.',
  ),
} satisfies Record<keyof typeof optionReaders, Rule> &
  Record<keyof TrackingOptions, Rule>;

const object = shape(
  options,
  'true, false or an object; nothing is tracked. Pass true, false or an object of options.',
);

/** The `tracking` prop. */
export function tracking(value: unknown, at: Place): void {
  if (typeof value !== 'boolean') object(value, at);
}
