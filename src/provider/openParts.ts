import { createOpenParts, type OpenParts } from '../core/openParts';
import { shared } from '../core/registry';

/** What is open on the page, of all headers and single parts together. */
export function pageOpenParts(): OpenParts {
  return shared('open parts', createOpenParts);
}
