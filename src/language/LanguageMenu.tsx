'use client';
import { useMessage } from '../parts/useMessage';
import { Part } from '../parts/Part';
import { useOpenState, type OpenOptions } from '../ui/open/useOpen';
import type { PartSettings } from '../parts/settings';
import { LanguageDisclosure } from './LanguageDisclosure';

/**
 * Props of `LanguageMenu`, in addition to the settings.
 * @example
 * import type { LanguageMenuProps } from 'lintel';
 *
 * const props: LanguageMenuProps = { side: 'top', align: 'start' };
 */
export interface LanguageMenuProps extends PartSettings, OpenOptions {
  /**
   * The prefix of its ids. Set it if a page has two.
   * @default 'lintel-language-menu'
   * @example 'footer-languages'
   */
  id?: string | undefined;
  /**
   * The side of the button on which the list opens. Use `top` in a footer.
   * @default 'bottom'
   * @example 'top'
   */
  side?: 'top' | 'bottom' | undefined;
  /**
   * The edge of the button that the list is aligned with. Use `start` near the
   * start of the window.
   * @default 'end'
   * @example 'start'
   */
  align?: 'start' | 'end' | undefined;
}

/**
 * The language list without the header. A button shows the page's language and
 * opens a list of plain links to the same page in each language. Renders
 * nothing if there is only one language.
 *
 * @example
 * import { LanguageMenu } from 'lintel';
 *
 * export function Footer() {
 *   return (
 *     <footer>
 *       <LanguageMenu site={{ domain: 'example.com' }} side="top" align="start" />
 *     </footer>
 *   );
 * }
 */
export function LanguageMenu({
  id = 'lintel-language-menu',
  ...props
}: LanguageMenuProps) {
  return (
    <Part props={props} id={`${id}-languages`}>
      <LabelledMenu {...props} id={id} />
    </Part>
  );
}

function LabelledMenu({
  id,
  side,
  align,
  ...props
}: LanguageMenuProps & { id: string }) {
  const [open, setOpen] = useOpenState(props);
  return (
    <LanguageDisclosure
      id={id}
      label={useMessage('language', true)}
      open={open}
      onOpenChange={setOpen}
      side={side}
      align={align}
    />
  );
}
