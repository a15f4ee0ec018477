import { newId } from './http/newId';

/**
 * The cookie that sets a browser apart, see `BackendControl.isolate`: several
 * browsers may test against one server, each with its own faults and log.
 */
export const SCOPE_COOKIE = 'lintel_backend_scope';

export const newScope: () => string = newId;
