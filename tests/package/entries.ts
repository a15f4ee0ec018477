import { readdirSync } from 'node:fs';
import manifest from '../../package.json' with { type: 'json' };

/** The names by which an app imports the package's modules. */
export const entries = Object.keys(manifest.exports)
  .filter((entry) => !/\.(css|json)$/.test(entry))
  .flatMap((entry) =>
    entry.includes('*')
      ? locales().map((locale) => entry.replace('*', locale))
      : entry,
  )
  .map((entry) => entry.replace(/^\./, 'lintel'));

/** The files that the pattern of `exports` opens: all of the folder. */
function locales(): string[] {
  return readdirSync('dist/content/locales')
    .filter((file) => file.endsWith('.js'))
    .map((file) => file.replace('.js', ''));
}
