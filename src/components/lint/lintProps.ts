import { namesOf, readProperty } from '../../core/report/reading';
import { warnInDevelopment } from '../../core/report/report';
import {
  componentRules,
  type ComponentName,
  type ComponentRules,
} from './componentRules';
import { meant, type Place } from './rules';

/** What belongs on an element: a component that has none of its own takes none of it. */
const ATTRIBUTE =
  /^(className|class|style|ref|role|title|tabIndex|hidden|(data|aria)-.+|on[A-Z].*)$/;

/** Says in development what is wrong with a component's props, each message once in a page. */
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
    if (value === undefined) continue;
    if (rule) rule(value, { ...at, name });
    else if (!passesOn) reportProp(component, name, Object.keys(props), at);
  }
  for (const [name, consequence] of Object.entries(required)) {
    if (readProperty(given, name) !== undefined) continue;
    at.report(`${component} has no ${name}, so ${consequence}`);
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
      `${component} takes no ${name}; it is ignored. Put it on an element of your own around ${component}.`,
    );
    return;
  }
  at.report(
    `unknown prop "${name}" on ${component}; it is ignored. ${suggestion || `Take it out; ${component} takes ${known.join(', ')}.`}`,
  );
}

/** Says in development that a side navigation's container is not in the page. */
export function lintContainer(
  container: string,
  root: Document | ShadowRoot,
): void {
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  warnInDevelopment(
    `no element has the id "${container}" that StickySideNav got as its container; its links are plain ones. ${meant(container, ids)}Pass the id of an element around the navigation, or leave container out.`,
  );
}
