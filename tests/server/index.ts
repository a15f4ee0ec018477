export { createBackend } from './createBackend';
export { createBackendControl } from './controlClient';
export { loggedEvents } from './loggedEvents';
export { lintelBackend } from './backendPlugin';
export { startServer } from './startServer';

export type { Backend, BackendOptions } from './createBackend';
export type { BackendControl } from './controlClient';
export type { BackendPlugin, BackendPluginOptions } from './backendPlugin';
export type { BackendSession, BackendUser } from './sessions';
export type { Fault } from './faults';
export type { LoggedEvent } from './loggedEvents';
export type { LoggedRequest } from './requestLog';
export type { RunningServer, StartServerOptions } from './startServer';
