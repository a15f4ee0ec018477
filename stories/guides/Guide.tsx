import { Markdown } from '@storybook/addon-docs/blocks';
import { repository } from '../../package.json';

const REPOSITORY = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/`;

/**
 * Links to pages of `docs`: `menus.md#badges`, `../login.md`,
 * `reference/events.md`.
 */
const PAGE = /\]\((?:\.\.?\/)?((?:reference\/)?)([\w-]+)\.md(#[\w-]+)?\)/g;

/** The addresses of the pictures, by their files. */
const pictures = import.meta.glob<string>(
  ['../../docs/pictures/**/*.webp', '../../tests/visual/**/anatomy.png'],
  { eager: true, import: 'default', query: '?url' },
);

const PICTURE = /(!\[[^\]]*\]\()(?:\.\.\/)*((?:pictures|tests)\/[^)]+)\)/g;

export interface GuideProps {
  /** The Markdown of a page in `docs`. */
  of: string;
  /** Whether the page is in `docs/reference`. @default false */
  isReference?: boolean;
}

/**
 * Shows a page of `docs` in Storybook, with its links leading to the other
 * pages.
 */
export function Guide({ of, isReference = false }: GuideProps) {
  return <Markdown>{linkPages(of, isReference)}</Markdown>;
}

function linkPages(text: string, isReference: boolean): string {
  return text
    .replace(
      PICTURE,
      (_, start: string, file: string) =>
        `${start}${pictures[`../../docs/${file}`] ?? pictures[`../../${file}`]})`,
    )
    .replace(
      /\]\((?:\.\.\/)+((?!\w+\/?[\w-]*\.md)[^)]+)\)/g,
      `](${REPOSITORY}$1)`,
    )
    .replace(PAGE, (link, folder: string, name: string, anchor = '') => {
      const isSibling = isReference && !link.includes('../');
      const group = folder || isSibling ? 'reference' : 'guides';
      const page = name === 'README' ? 'overview' : name;
      return `](?path=/docs/${group}-${page}--docs${anchor})`;
    });
}
