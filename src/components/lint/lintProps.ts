import { namesOf, readProperty } from '../../core/report/reading';
import { warnInDevelopment } from '../../core/report/report';
import {
  componentRules,
  type ComponentName,
  type ComponentRules,
} from './componentRules';
import { choice, meant, type Place } from './rules';

// Loaded together.
export { lintStyles } from './lintStyles';

/** Astro passes its directives, such as `transition:persist`, as props. */
const ADDED_BY_ASTRO = 'data-astro-';

/** Attributes of elements, which components without such an element do not take. */
const ATTRIBUTE =
  /^(className|class|style|ref|role|title|tabIndex|hidden|(data|aria)-.+|on[A-Z].*)$/;

/** Prints in development what is wrong with a component's props, each message once per page. */
export function lintProps(component: ComponentName, given: object): void {
  const {
    props,
    required = {},
    together,
    passesOn,
  }: ComponentRules = componentRules[component];
  const isWhole = component === 'Header' || component === 'LintelProvider';
  const at: Place = {
    name: '',
    on: isWhole ? '' : ` on ${component}`,
    report: warnInDevelopment,
  };
  for (const name of namesOf(given)) {
    const value = readProperty(given, name);
    const rule = Object.hasOwn(props, name) ? props[name] : undefined;
    if (value === undefined || name.startsWith(ADDED_BY_ASTRO)) continue;
    if (rule) rule(value, { ...at, name });
    else if (!passesOn) reportProp(component, name, Object.keys(props), at);
  }
  for (const [name, consequence] of Object.entries(required)) {
    if (readProperty(given, name) !== undefined) continue;
    at.report(`${component} has no ${name}; ${consequence}`);
  }
  together?.(given, at);
}

function reportProp(
  component: ComponentName,
  name: string,
  known: readonly string[],
  at: Place,
): void {
  const suggestion = meant(name, known).trimEnd();
  if (!suggestion && ATTRIBUTE.test(name)) {
    at.report(
      `${component} has no prop "${name}"; it is ignored. Set it on an element around ${component}.`,
    );
    return;
  }
  at.report(
    `unknown prop "${name}" on ${component}; it is ignored. ${suggestion || `Remove it. The props of ${component} are ${known.join(', ')}.`}`,
  );
}

/** Prints in development that the container of a side navigation is not on the page. */
export function lintContainer(
  container: string,
  root: Document | ShadowRoot,
): void {
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  warnInDevelopment(
    `no element has the id "${container}", the container of StickySideNav; its links work, but none is marked as current. ${meant(container, ids)}Pass the id of an element around the navigation, or leave container out.`,
  );
}

/** Prints in development that a header has nothing with the id in `defaultOpen`. */
export function lintOpening(
  defaultOpen: string | undefined,
  menus: readonly { id: string }[],
): void {
  if (defaultOpen === undefined) return;
  choice(
    [...menus.map(({ id }) => id), 'languages', 'account', 'drawer'],
    'nothing is open initially',
  )(defaultOpen, { name: 'defaultOpen', on: '', report: warnInDevelopment });
}
