// lintel/testing, for browsers and Node.
export { exampleNavigation, exampleUsers } from './fixtures';
export { forgetPage } from './forgetPage';
export { createRecordingTracker } from './recordingTracker';
export { createVisitor } from './visitor';
export { lintelBackend } from './vitePlugin';

export type {
  AccountEntry,
  Navigation,
  NavigationItem,
} from '../content/navigation';
export type { User } from '../site/auth';
export type { Fault } from './faults';
export type { LoggedRequest } from './log';
export type { RecordingTracker } from './recordingTracker';
export type { Visitor, VisitorOptions } from './visitor';
export type { BackendPlugin, ViteServer } from './vitePlugin';
