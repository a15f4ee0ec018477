'use client';
import {
  useEffect,
  useRef,
  useState,
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { User } from '../../core/auth';
import { isPlainClick } from '../../core/plainClick';
import type { Messages } from '../../hooks/useContent';
import { useDismiss } from '../../hooks/useDismiss';
import { AccountPanel } from './AccountPanel';

/** What turns the avatar's link into the menu's button. */
export interface AvatarButton extends AriaAttributes {
  role: 'button';
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

export interface AvatarMenuProps {
  /** Of the panel. */
  id: string;
  /** The link that the menu takes over. */
  avatar: HTMLElement;
  user: User;
  messages: Messages;
  onButton(button: AvatarButton): void;
}

/** The avatar's menu: loaded for members only, so it comes after the avatar it belongs to. */
export function AvatarMenu({
  id,
  avatar,
  user,
  messages,
  onButton,
}: AvatarMenuProps) {
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const area = avatar.parentElement;

  useEffect(() => {
    const toggle = (event: MouseEvent | KeyboardEvent) => {
      event.preventDefault();
      setOpen(!open);
    };
    onButton({
      role: 'button',
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onClick: (event) => {
        if (isPlainClick(event)) toggle(event);
      },
      onKeyDown: (event) => {
        if (event.key === ' ') toggle(event);
      },
    });
  }, [id, open, onButton]);

  useEffect(() => {
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !area?.contains(relatedTarget as Node)) {
        setOpen(false);
      }
    };
    area?.addEventListener('focusout', onFocusOut);
    return () => area?.removeEventListener('focusout', onFocusOut);
  }, [area]);

  useDismiss(open, panel, {
    onEscape: () => {
      setOpen(false);
      if (area?.contains(document.activeElement)) avatar.focus();
    },
    onPressOutside: (target) => {
      if (!area?.contains(target)) setOpen(false);
    },
  });

  return open ? (
    <div ref={panel}>
      <AccountPanel id={id} user={user} messages={messages} />
    </div>
  ) : null;
}
