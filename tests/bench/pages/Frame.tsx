import type { ReactNode } from 'react';
import { messages } from './wording';

/** The page around the menus of the variants other than Lintel. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <header>
      <a href="/">example.com</a>
      {children}
      <a href="https://account.example.com/">{messages.logIn}</a>
    </header>
  );
}
