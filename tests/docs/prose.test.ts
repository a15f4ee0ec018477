import { describe, expect, it } from 'vitest';
import { problemsIn } from '../../docs/prose/check';
import { sourceText } from '../../docs/prose/sourceText';

/** Sentences with a fault, each with a correct one. */
const sentences = [
  [
    'The tests hold the packed package, its host apps and three browsers against these sentences.',
    'Every claim above is tested on the packed package, in real apps and three browser engines.',
  ],
  [
    "The account's place is kept until it is known who looks.",
    'Space for the account menu is reserved until the login check completes.',
  ],
  [
    'Over a dark page it is told so in one of three ways; the later one wins.',
    'On a dark page, set the theme in one of three ways (later overrides earlier).',
  ],
  [
    'Of a page one part is open at a time, in however many headers.',
    'Only one menu is open at a time, even with several headers on the page.',
  ],
  [
    'After a no, and for who sends Global Privacy Control, nothing is sent and nothing is kept.',
    'If the visitor declines, or the browser sends Global Privacy Control, Lintel sends and stores nothing.',
  ],
  [
    'It takes the focus from nobody who is typing.',
    'It never moves focus away from a field the visitor is typing in.',
  ],
  [
    'It opens upward, where it does not fit under it and does there.',
    'It opens upward when there is only room above.',
  ],
  ['`0` is the letter of the specification.', '`0` disables this.'],
  [
    '"x" is no message to the header, so nothing happens.',
    'unknown header message "x"; ignored. Use one of …',
  ],
  [
    "A member's avatar, and under it who one is and three ways on.",
    "The logged-in visitor's avatar. Opens a menu with their name, email and three links.",
  ],
  ['# What it holds against', '# Threat model'],
  ['A document without this cookie', 'Requests without this cookie'],
] as const;

describe('the prose check', () => {
  it.each(sentences)(
    'reports “%s”, and accepts “%s”',
    async (before, after) => {
      expect(await problemsIn(before, 'before.md')).not.toEqual([]);
      expect(await problemsIn(after, 'after.md')).toEqual([]);
    },
  );

  it('reports a sentence of more than 35 words', async () => {
    const long = `It ${'goes on and '.repeat(12)}ends.`;
    expect(await problemsIn(long, 'long.md')).toMatchObject([
      { line: 1, ruleId: 'sentence-length' },
    ]);
  });

  it('reads comments, messages and test titles, but not code', async () => {
    const source = [
      'const anew = 1;',
      '/** Drawn anew. */',
      "it('opens anew', () => {",
      '  throw new Error(`Tried ${anew} times anew.`);',
      '});',
    ].join('\n');
    const problems = await problemsIn(
      sourceText('example.ts', source),
      'example.ts',
    );
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 4]);
  });
});
