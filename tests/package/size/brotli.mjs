import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The size that a CDN sends, in bytes: Brotli at its best level, as for files
 * that are compressed once.
 *
 * @param {string | Buffer} source
 */
export function brotliSize(source) {
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;
  return brotliCompressSync(source, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY },
  }).length;
}
