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
  'en-UK': () => import('./enGb'),
};

/** The content of a language, by its code. */
export async function contentOf(code: string): Promise<Content> {
  const module = await modules[code]?.();
  // Its only export.
  return module ? Object.values(module)[0]! : en;
}
