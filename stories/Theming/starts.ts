import { looks } from '../../.storybook/look';
import type { Values } from './properties';

/** What the playground can start from. */
export interface Start {
  values: Values;
  /** The style sheet's rules for fonts, as text. */
  fonts: string;
}

/** The themes that are here, by what they are called. */
export const starts: Readonly<Record<string, Start>> = Object.fromEntries(
  Object.values(looks).map(({ title, sheet }) => [title, startOf(sheet)]),
);

function startOf(text: string): Start {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const rules = [...sheet.cssRules];
  const declared = rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .flatMap(({ style }) =>
      [...style].map((name) => [name, style.getPropertyValue(name)] as const),
    );
  const fonts = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  return {
    values: Object.fromEntries(declared),
    fonts: fonts.map(({ cssText }) => cssText).join('\n'),
  };
}
