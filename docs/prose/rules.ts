import type { TxtNode } from '@textlint/ast-node-types';
import type { TextlintRuleModule } from '@textlint/types';
import { faults } from './faults';

const MOST_WORDS = 35;

/** Nodes that contain whole sentences. */
const TEXTS = ['Paragraph', 'Header', 'TableCell'] as const;

type Check = (
  text: string,
  report: (message: string, index: number) => void,
) => void;

/** Reports the wordings in `faults.ts`. */
export const recurringFaults = ruleOf((text, report) => {
  for (const { pattern, instead } of faults) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      report(`“${found.trim()}”: write ${instead}.`, index);
    }
  }
});

/** Reports sentences with more than 35 words. */
export const sentenceLength = ruleOf((text, report) => {
  let start = 0;
  for (const sentence of text.split(/(?<=[.!?:;])\s+/)) {
    const words = sentence.split(/\s+/).filter((word) => /\w/.test(word));
    if (words.length > MOST_WORDS) {
      report(
        `A sentence of ${words.length} words; at most ${MOST_WORDS}.`,
        start,
      );
    }
    start += sentence.length + 1;
  }
});

function ruleOf(check: Check): TextlintRuleModule {
  return ({ report, RuleError, locator, getSource }) =>
    Object.fromEntries(
      TEXTS.map((type) => [
        type,
        (node: TxtNode) =>
          check(withoutCode(getSource(node)), (message, index) =>
            report(
              node,
              new RuleError(message, { padding: locator.at(index) }),
            ),
          ),
      ]),
    );
}

/** Blanks out code and addresses without moving the words. */
function withoutCode(text: string): string {
  const blank = (found: string) => 'x'.repeat(found.length);
  return text
    .replace(/`[^`]*`/g, blank)
    .replace(/\]\([^)]*\)/g, (found) => ' '.repeat(found.length))
    .replace(/<[^>]+>/g, blank);
}
