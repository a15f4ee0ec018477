// lintel/core: functions without React, for other frameworks and for servers.
export { readUser } from './site/auth';
export { send } from './analytics/transport';
export { memoize } from './browser/memoize';
export { appendFormatJson, parseQuery, samePagePath } from './browser/urls';
export {
  IMAGE_FALLBACK_WIDTH,
  IMAGE_WIDTHS,
  imageFormats,
  imagePath,
  imageSources,
  imageType,
} from './image/images';
export { protectedRedirectPath, resolveSite } from './site/site';

export type { LintelUser } from './site/auth';
export type { LintelDelivery } from './analytics/transport';
export type { ImageExtension, ImageFile } from './image/images';
export type { RedirectOptions, Site } from './site/site';
export type { SiteConfig, SiteNames, SitePaths } from './site/siteConfig';
