import type { NavigationMenu } from 'lintel';
import type { ComponentType, ReactNode } from 'react';

interface LinkProps {
  href: string;
  children: ReactNode;
}

interface MenuLinksProps {
  menu: NavigationMenu;
  /** The library's link. */
  Link: ComponentType<LinkProps> | 'a';
}

/** The content of a menu, with the same elements in every library. */
export function MenuLinks({ menu, Link }: MenuLinksProps) {
  return (
    <>
      {menu.groups.map((group) => (
        <div key={group.id}>
          {group.label ? <p>{group.label}</p> : null}
          <ul>
            {group.links.map((link) => (
              <li key={link.id}>
                <Link href={link.href}>
                  {link.label} {link.description}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {[menu.viewAll, menu.spotlight].map((link) =>
        link ? (
          <Link key={link.id} href={link.href}>
            {link.label} {link.description}
          </Link>
        ) : null,
      )}
    </>
  );
}
