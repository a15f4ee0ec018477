// lintel/core: functions without React, for other frameworks and for servers.
export { readUser } from './account/auth';
export { send } from './analytics/delivery/send';
export { memoize } from './browser/memoize';
export { parseQuery } from './browser/parseQuery';
export { samePagePath } from './browser/samePagePath';
export { appendFormatJson } from './links/appendFormatJson';
export {
  IMAGE_FALLBACK_WIDTH,
  IMAGE_WIDTHS,
  imageFormats,
  imagePath,
  imageSources,
  imageType,
} from './media/images';
export { protectedRedirectPath } from './site/redirect';
export { resolveSite } from './site/site';

export type { User } from './account/auth';
export type {
  Delivery,
  Payload,
  Transport,
} from './analytics/delivery/transport';
export type { ImageExtension, ImageFile } from './media/images';
export type { RedirectOptions } from './site/redirect';
export type { HostName, LanguageHost, Site, SiteConfig } from './site/site';
export type { SiteNames } from './site/siteName';
export type { SitePaths } from './site/sitePath';
