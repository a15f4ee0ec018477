import type { Content } from '../content';
import { en } from './en';

// Literal imports: every bundler can split them, and a page downloads one.
// English is the header's fallback, and so is there already.
const modules: Record<string, () => Promise<Record<string, Content>>> = {
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  ja: () => import('./ja'),
  pt: () => import('./pt'),
  ko: () => import('./ko'),
  enGb: () => import('./enGb'),
};

/** The content of a language, by its code. */
export async function contentOf(code: string): Promise<Content> {
  // A module exports its content by the same name. In CommonJS it also has a
  // `default`.
  const name = code === 'en-UK' ? 'enGb' : code;
  const module = await modules[name]?.();
  return module?.[name] ?? en;
}
