'use client';
import { useEffect, useState } from 'react';
import type { LintelConsent } from '../analytics/consent';
import { watchDataLayer } from './watchDataLayer';

/**
 * Options of `useGoogleConsent`.
 * @example
 * import type { GoogleConsentOptions } from 'lintel';
 *
 * const options: GoogleConsentOptions = { purpose: 'ad_storage', region: 'FR' };
 */
export interface GoogleConsentOptions {
  /**
   * The consent type to follow.
   * @default 'analytics_storage'
   * @example 'ad_storage'
   */
  purpose?: string | undefined;
  /**
   * The visitor's ISO 3166-2 code, such as `FR` or `US-CA`, if your server knows
   * it.
   * @default unknown: a default that is denied in any region counts
   * @example 'US-CA'
   */
  region?: string | undefined;
}

/**
 * The visitor's answer in Google's consent mode. `'pending'` on a server,
 * during hydration, and until there is an answer.
 *
 * @example
 * import { Header, useGoogleConsent } from 'lintel';
 *
 * export function Layout() {
 *   return <Header consent={useGoogleConsent()} />;
 * }
 */
export function useGoogleConsent({
  purpose,
  region,
}: GoogleConsentOptions = {}): LintelConsent {
  const [consent, setConsent] = useState<LintelConsent>('pending');
  useEffect(() => {
    const stop = watchGoogleConsent(setConsent, purpose, region);
    return () => {
      stop();
      // Another purpose may have no answer.
      setConsent('pending');
    };
  }, [purpose, region]);
  return consent;
}

/**
 * Follows Google's consent mode: calls back with the visitor's consent, now and
 * after each command in the tag manager's data layer. The default `denied`
 * counts as `'pending'`. Returns a function that stops watching.
 *
 * @param purpose the consent type to follow. @default 'analytics_storage'
 * @param region the visitor's ISO 3166-2 code, such as `FR` or `US-CA`, if your
 *   server knows it. Otherwise a default that is denied in any region counts.
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export function watchGoogleConsent(
  onChange: (consent: LintelConsent) => void,
  purpose = 'analytics_storage',
  region?: string,
): () => void {
  const commands: GoogleCommand[] = [];
  let last: LintelConsent | undefined;
  let isActive = true;
  function report(consent: LintelConsent): void {
    if (!isActive || !commands[0] || consent === last) return;
    last = consent;
    onChange(consent);
  }
  const update = () => report(googleConsent(commands, region));
  function read(entry: unknown): void {
    const command = commandOf(entry, purpose);
    if (!command) return;
    commands.push(command);
    if (command.wait === 0) return;
    setTimeout(() => {
      command.wait = 0;
      update();
    }, command.wait);
  }
  const stop = watchDataLayer(
    (entries) => {
      entries.forEach(read);
      update();
    },
    (error) => {
      if (!isActive) return;
      console.warn(
        'Lintel: Google consent mode cannot be read; analytics wait. Call setConsent with the answer.',
        error,
      );
      report('pending');
      // For good: an answer may have been missed.
      isActive = false;
    },
  );
  return () => {
    isActive = false;
    stop();
  };
}

/** A command of Google's consent mode, for one consent type. */
interface GoogleCommand {
  kind: 'default' | 'update';
  granted: boolean;
  /** The regions of a default, in upper case. `''` is all regions. */
  regions: readonly string[];
  /** How long a default waits for an update, in ms. 0 afterwards. */
  wait: number;
}

/**
 * The consent after commands in this order: the last update, otherwise the last
 * default for the visitor's most specific region. If the region is not known,
 * all defaults must be granted, and one must be for all regions.
 */
function googleConsent(
  commands: readonly GoogleCommand[],
  region = '',
): LintelConsent {
  const update = commands.filter(({ kind }) => kind === 'update').at(-1);
  if (update) return update.granted ? 'granted' : 'denied';
  const defaultFor = (code: string) =>
    commands.filter(({ regions }) => regions.includes(code)).at(-1)?.granted;
  const code = region.toUpperCase();
  const isGranted = code
    ? (defaultFor(code) ??
      defaultFor(code.replace(/-.*/, '')) ??
      defaultFor(''))
    : defaultFor('') && commands.every(({ granted }) => granted);
  const isWaiting = commands.some(({ wait }) => wait > 0);
  return isGranted && !isWaiting ? 'granted' : 'pending';
}

/** The longest time of a timer. A longer one would end immediately. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Reads the arguments of a `gtag` call, such as `gtag('consent', 'update', {
 * analytics_storage: 'granted' })`.
 */
function commandOf(entry: unknown, purpose: string): GoogleCommand | null {
  try {
    const [command, kind, answers] = Array.from(
      entry as ArrayLike<unknown>,
    ) as [unknown, unknown, Record<string, unknown> | undefined];
    const answer = answers?.[purpose];
    if (command !== 'consent' || (kind !== 'default' && kind !== 'update')) {
      return null;
    }
    if (answer !== 'granted' && answer !== 'denied') return null;
    return {
      kind,
      granted: answer === 'granted',
      regions: [answers?.['region']]
        .flat()
        .map((region) => String(region ?? '').toUpperCase()),
      wait: Math.min(Number(answers?.['wait_for_update']) || 0, MAX_TIMEOUT_MS),
    };
  } catch {
    return null;
  }
}
