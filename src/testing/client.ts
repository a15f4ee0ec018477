// The part that also runs in browsers, without Node.
export { createBackendControl } from './controlClient';
export { brokenNavigation, exampleNavigation, exampleUsers } from './fixtures';
export { forgetPage } from './forgetPage';
export { loggedEvents } from './loggedEvents';
export { createRecordingTracker } from './recordingTracker';
export { createVisitor } from './visitor';

export type { BackendCore } from './backend';
export type { BackendControl } from './controlClient';
export type { BackendSession, BackendUser } from './sessions';
export type { Fault } from './faults/faults';
export type { LoggedEvent } from './loggedEvents';
export type { LoggedRequest } from './requestLog';
export type { RecordedEvent, RecordingTracker } from './recordingTracker';
export type { Visitor, VisitorOptions } from './visitor';
