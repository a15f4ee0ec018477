import type { ReactNode } from 'react';
import { languages, messages } from './wording';

/**
 * The header around the menus of the variants other than Lintel, with the same
 * links as Lintel's.
 */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <header>
      <a href="#content">{messages.skipToContent}</a>
      <a href="/">example.com</a>
      {children}
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a href={`/${language}`} hrefLang={language}>
              {language}
            </a>
          </li>
        ))}
      </ul>
      <a href="https://account.example.com/">{messages.logIn}</a>
    </header>
  );
}
