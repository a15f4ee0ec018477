// lintel/testing, for browsers and Node.
export { exampleNavigation, exampleUsers } from './fixtures';
export { forgetPage } from './forgetPage';
export { createRecordingTracker } from './log';
export { createVisitor } from './createVisitor';
export { lintelBackend } from './vitePlugin';

export type {
  AccountEntry,
  LintelNavigation,
  NavigationItem,
} from '../content/navigation';
export type { LintelUser } from '../site/auth';
export type { Fault } from './faults';
export type { LoggedRequest, RecordingTracker } from './log';
export type { Visitor, VisitorOptions } from './createVisitor';
export type { BackendPlugin, ViteServer } from './vitePlugin';
