// lintel/testing in Node. Includes everything that also runs in browsers.
export * from './client';
export { createBackend } from './createBackend';
export { lintelBackend } from './backendPlugin';
export { startServer } from './startServer';

export type { Backend, BackendOptions } from './createBackend';
export type { BackendPlugin, BackendPluginOptions } from './backendPlugin';
export type { NodeRequest, NodeResponse } from './http/nodeHttp';
export type { RunningServer, StartServerOptions } from './startServer';
