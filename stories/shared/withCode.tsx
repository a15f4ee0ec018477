import type { ReactNode } from 'react';

/** Shows a docstring, with the text between backticks as code. */
export function withCode(text: string): ReactNode[] {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 ? (
        <code key={index}>{part}</code>
      ) : (
        <span key={index}>{part}</span>
      ),
    );
}
