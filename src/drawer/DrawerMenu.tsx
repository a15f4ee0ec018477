'use client';
import {
  Accordion,
  AccordionContent,
  AccordionHeader,
  AccordionItem,
  AccordionTrigger,
} from '@radix-ui/react-accordion';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
} from 'react';
import { onEvents } from '../browser/events';
import { focusedIn } from '../browser/focus';
import type { ResolvedMenu } from '../content/resolveContent';
import { useContent, useMenuMark } from '../parts/ContentProvider';
import { markedLabel, PanelContent } from '../navigation/Panel';
import { Icon } from '../ui/Icon';
import { NavigationAnchor } from '../link/NavigationAnchor';
import * as styles from './Drawer.css';

export interface DrawerMenuProps {
  id: string;
  /** Whether the drawer is open. */
  shown: boolean;
  /** The section that is open initially. @default none */
  initialSection?: string;
}

/** A heading with a section of links for each menu, and plain links for other items (behaviour D3). */
export function DrawerMenu({
  id,
  shown,
  initialSection = '',
}: DrawerMenuProps) {
  const { items } = useContent();
  const [sections, setSections] = useState([initialSection]);
  const [wasShown, setWasShown] = useState(shown);
  // Closes all sections when the drawer opens, but not while it closes and is still
  // visible. During rendering, so that it never opens with them.
  if (shown !== wasShown) {
    setWasShown(shown);
    if (shown) setSections([]);
  }
  return (
    <Accordion
      type="multiple"
      value={sections}
      onValueChange={setSections}
      className={styles.menu}
    >
      {items.map((item, index) =>
        'groups' in item ? (
          <Section
            key={item.id}
            id={`${id}-drawer-${index}`}
            menu={item}
            open={sections.includes(item.id)}
            onFound={() => setSections((before) => [...before, item.id])}
          />
        ) : (
          <h2 key={item.id} className={styles.heading}>
            <NavigationAnchor link={item} className={styles.entry}>
              {markedLabel(item)}
              {item.opensInNewTab ? <Icon shape="external" /> : null}
            </NavigationAnchor>
          </h2>
        ),
      )}
    </Accordion>
  );
}

interface SectionProps {
  id: string;
  menu: ResolvedMenu;
  open: boolean;
  /** Called when the browser's search finds a link in a closed section. */
  onFound(): void;
}

function Section({ id, menu, open, onFound }: SectionProps) {
  const links = useRef<HTMLDivElement>(null);
  const isCurrent = useMenuMark(menu);
  useHiddenUntilFound(links, open, onFound);
  /** A heading that sticks to the top would leave the screen with its section. */
  function keepHeading() {
    const section = links.current!.parentElement!;
    const list = section.offsetParent!;
    list.scrollTop = Math.min(list.scrollTop, section.offsetTop);
  }
  return (
    <AccordionItem value={menu.id}>
      <AccordionHeader asChild>
        <h2 className={styles.heading}>
          <AccordionTrigger
            id={`${id}-trigger`}
            aria-controls={id}
            aria-current={isCurrent || undefined}
            data-lintel-id={menu.id}
            data-lintel-area="mobile-menu"
            className={styles.entry}
            onClick={open ? keepHeading : undefined}
          >
            {menu.label}
            <Icon shape="chevron" />
          </AccordionTrigger>
        </h2>
      </AccordionHeader>
      {/* Closed sections stay in the HTML, so that the browser's search finds their links. */}
      <AccordionContent
        forceMount
        ref={links}
        id={id}
        // Only for the first render, in which Radix measures each section. An effect
        // sets it afterwards.
        hidden
        // Instead of Radix's `region`, which is a landmark. A closed section has no
        // role, because screen readers would find an empty group.
        role={open ? 'group' : undefined}
        aria-labelledby={open ? `${id}-trigger` : undefined}
        className={styles.links}
        onFocus={keepUncovered}
      >
        <PanelContent menu={menu} id={id} />
      </AccordionContent>
    </AccordionItem>
  );
}

/**
 * Scrolls a focused link out from under the heading, which Firefox does not do if
 * a part of the link is in view (WCAG 2.4.11). The styles of the links set how far.
 */
function keepUncovered({ target }: FocusEvent): void {
  // A scroll between press and release would move the link away from the pointer.
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * Sets `hidden="until-found"`, which React would turn into a plain `hidden`.
 * @see https://github.com/facebook/react/issues/24740
 */
function useHiddenUntilFound(
  element: React.RefObject<HTMLElement | null>,
  shown: boolean,
  onFound: () => void,
): void {
  useLayoutEffect(() => {
    if (shown) element.current!.removeAttribute('hidden');
    else hideUntilFound(element.current!);
  }, [element, shown]);
  useEffect(() => onEvents(element.current!, { beforematch: onFound }));
}

/** Hides a section. Focus inside it moves to its heading first. */
function hideUntilFound(links: HTMLElement): void {
  if (focusedIn(links)) links.parentElement!.querySelector('button')!.focus();
  links.setAttribute('hidden', 'until-found');
}
