import { warnInDevelopment } from '../../core/report/report';
import { meant } from './rules';

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
