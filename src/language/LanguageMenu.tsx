'use client';
import { forwardRef, type ForwardedRef } from 'react';
import { useMessage } from '../parts/useMessage';
import { usePartPage } from '../parts/useSitePage';
import { Part } from '../parts/Part';
import { useOpenState, type OpenOptions } from '../ui/open/useOpen';
import {
  attributesOf,
  type PartSettings,
  type RootAttributes,
} from '../parts/settings';
import { LanguageDisclosure } from './LanguageDisclosure';

/**
 * Props of `LanguageMenu`, in addition to the settings and the attributes of its
 * `<div>`. It sets `children`, `data-side`, `data-align`, `data-state` and
 * `data-lintel…` itself.
 * @example
 * import type { LanguageMenuProps } from 'lintel';
 *
 * const props: LanguageMenuProps = { side: 'top', align: 'start' };
 */
export interface LanguageMenuProps
  extends
    Omit<PartSettings, 'navigation' | 'accounts'>,
    OpenOptions,
    RootAttributes<HTMLDivElement> {
  /**
   * Its id, and the prefix of those in it. Set it if a page has two.
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
export const LanguageMenu = /* @__PURE__ */ forwardRef<
  HTMLElement,
  LanguageMenuProps
>(function LanguageMenu(props, ref) {
  const { id: prefix = 'lintel-language-menu' } = props;
  return (
    <Part props={props} id={`${prefix}-languages`}>
      <LabelledMenu {...props} prefix={prefix} rootRef={ref} />
    </Part>
  );
});

interface LabelledMenuProps extends LanguageMenuProps {
  prefix: string;
  rootRef: ForwardedRef<HTMLElement>;
}

function LabelledMenu({
  prefix,
  side,
  align,
  rootRef,
  ...props
}: LabelledMenuProps) {
  const [open, setOpen] = useOpenState(props);
  return (
    <LanguageDisclosure
      id={prefix}
      label={useMessage(usePartPage(), 'language', true)}
      open={open}
      onOpenChange={setOpen}
      side={side}
      align={align}
      given={{ attributes: attributesOf(props), rootRef }}
    />
  );
}
