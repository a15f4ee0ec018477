'use client';
import { choiceOf, idOf, openingOf } from '../../core/report/propValues';
import { useMessage } from '../../react/content/useMessage';
import { useMotionBlock } from '../../react/page/useMotionBlock';
import { useOpenState } from '../../react/machine/useOpenState';
import { usePageTracking } from '../../react/analytics/usePageTracking';
import type { PartSettings } from '../../react/settings/useSettings';
import { SettingsProvider } from '../../react/settings/SettingsProvider';
import { useUniqueId } from '../../react/page/useUniqueId';
import { aligns, sides } from '../shared/choices';
import { useLintedProps } from '../lint/useLintedProps';
import {
  LanguageDisclosure,
  type LanguageMenuReason,
} from './LanguageDisclosure';

export interface LanguageMenuProps extends PartSettings {
  /**
   * What its ids begin with: to be set where a page has two.
   * @default 'lintel-language-menu'
   */
  id?: string;
  /** Whether its list is open, where the page decides it. */
  open?: boolean;
  /** Whether its list begins open. @default false */
  defaultOpen?: boolean;
  /** Told of each opening and closing, and why; with `open`, of what the visitor would like. */
  onOpenChange?(open: boolean, details: { reason: LanguageMenuReason }): void;
  /** Of the button, where the list appears: `top` for a page's foot. @default 'bottom' */
  side?: 'top' | 'bottom';
  /** Which ends of button and list are above each other. @default 'end' */
  align?: 'start' | 'end';
}

/**
 * The header's list of languages, for elsewhere on the page: a button that
 * says the page's language, and this page in each language as a plain link
 * (specification §2). Renders nothing where there is only one.
 */
export function LanguageMenu(props: LanguageMenuProps) {
  useLintedProps('LanguageMenu', props);
  return (
    // It takes the settings from among them.
    <SettingsProvider {...props}>
      <LabelledMenu {...props} />
    </SettingsProvider>
  );
}

function LabelledMenu(props: LanguageMenuProps) {
  const id = idOf(props.id) ?? 'lintel-language-menu';
  const [open, setOpen] = useOpenState<LanguageMenuReason>(openingOf(props));
  // A header reports its own.
  useUniqueId(`${id}-languages`);
  useMotionBlock();
  usePageTracking();
  return (
    <LanguageDisclosure
      id={id}
      label={useMessage('language', true)}
      open={open}
      onOpenChange={setOpen}
      side={choiceOf(props.side, sides)}
      align={choiceOf(props.align, aligns)}
    />
  );
}
