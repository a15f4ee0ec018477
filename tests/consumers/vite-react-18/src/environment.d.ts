/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_EVENTS_HOST?: string;
}
