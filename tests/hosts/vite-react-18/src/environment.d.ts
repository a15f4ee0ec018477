/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_EVENTS_HOST?: string;
  readonly VITE_MEDIA_HOST?: string;
  readonly VITE_FRENCH_HOST?: string;
}
