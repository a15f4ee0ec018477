import type { ReactNode } from 'react';
import { languages, messages } from './wording';

/**
 * The header around the menus of the variants other than Lintel, with the same
 * links as Lintel's.
 */
export function Frame({
  children,
  languages: menu,
}: {
  children: ReactNode;
  /** @default a list */
  languages?: ReactNode;
}) {
  return (
    <header>
      <a href="#content">{messages.skipToContent}</a>
      <a href="/">example.com</a>
      {children}
      {menu ?? (
        <ul>
          {languages.map((language) => (
            <li key={language}>
              <a href={`/${language}`} hrefLang={language}>
                {language}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a href="https://account.example.com/">{messages.logIn}</a>
    </header>
  );
}
