'use client';
import {
  NavigationMenuItem,
  NavigationMenuTrigger,
} from '@radix-ui/react-navigation-menu';
import type { ResolvedLink, ResolvedMenu } from '../content/resolveContent';
import { NavigationAnchor } from '../link/NavigationAnchor';
import { useMenuMark } from '../parts/ContentProvider';
import { Icon } from '../ui/Icon';
import * as styles from './MainNavigation.css';
import { markedLabel, Panel } from './Panel';
import type { Menus } from './useMenus';

interface MenuItemProps {
  menu: ResolvedMenu;
  /** The prefix of the ids of button and panel. */
  id: string;
  menus: Menus;
  open: boolean;
}

/** A menu: its button and its panel. Radix's Content is not used, because it is unmounted while closed. */
export function MenuItem({ menu, id, menus, open }: MenuItemProps) {
  const { hover } = menus;
  const triggerId = `${id}-trigger`;
  const state = open ? 'open' : 'closed';
  const isCurrent = useMenuMark(menu);
  return (
    <NavigationMenuItem
      value={menu.id}
      data-lintel="item"
      data-lintel-item={menu.id}
      data-state={state}
      className={styles.item}
      {...hover.itemProps(menu.id)}
    >
      <NavigationMenuTrigger
        type="button"
        id={triggerId}
        aria-controls={`${id}-panel`}
        aria-expanded={open}
        data-state={state}
        aria-current={isCurrent || undefined}
        data-lintel="trigger"
        data-lintel-id={menu.id}
        className={styles.entry}
        {...hover.buttonProps}
        onClick={({ nativeEvent }) => hover.press(menu.id, nativeEvent)}
      >
        {menu.label}
        <Icon shape="chevron" size={16} />
      </NavigationMenuTrigger>
      <Panel menu={menu} id={`${id}-panel`} triggerId={triggerId} open={open} />
    </NavigationMenuItem>
  );
}

/** The item whose panel is open. */
export function openItemIn(root: Element | null): Element | null {
  return root?.querySelector('[data-lintel="item"][data-state="open"]') ?? null;
}

/** A link in the bar. */
export function TopLink({ link }: { link: ResolvedLink }) {
  return (
    <NavigationAnchor link={link} className={styles.entry}>
      {markedLabel(link)}
      {link.opensInNewTab ? <Icon shape="external" size={16} /> : null}
    </NavigationAnchor>
  );
}
