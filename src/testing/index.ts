// lintel/testing, for browsers and Node.
export { forgetPage } from './forgetPage';
export { createVisitor } from './visitor';
export { lintelBackend } from './vitePlugin';

export type { Fault } from './faults';
export type { LoggedRequest } from './log';
export type { Visitor, VisitorOptions } from './visitor';
export type { BackendPlugin } from './vitePlugin';
