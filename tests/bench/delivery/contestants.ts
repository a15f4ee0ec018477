import { readFileSync } from 'node:fs';

/** Who takes part: the name of its page in `pages`, and its package. */
export const contestants = [
  { page: 'lintel', name: 'Lintel', from: undefined },
  { page: 'confirmed', name: 'Lintel, confirmed', from: undefined },
  { page: 'snowplow', name: 'Snowplow', from: '@snowplow/browser-tracker' },
  { page: 'segment', name: 'Segment', from: '@segment/analytics-next' },
  { page: 'posthog', name: 'PostHog', from: 'posthog-js' },
  {
    page: 'rudderstack',
    name: 'RudderStack',
    from: '@rudderstack/analytics-js',
  },
] as const;

export type ContestantName = (typeof contestants)[number]['name'];

/** The packages and their versions, as a sentence's list. */
export function versions(): string {
  return contestants
    .flatMap(({ from }) => from ?? [])
    .map((name) => `\`${name}\` ${versionOf(name)}`)
    .join(', ');
}

function versionOf(name: string): string {
  const manifest = readFileSync(`node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
