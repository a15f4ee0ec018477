import {
  Menu,
  Menubar,
  MenubarProvider,
  MenuButton,
  MenuItem,
  MenuProvider,
} from '@ariakit/react';
import type { ReactNode } from 'react';
import { Frame } from './Frame';
import { MenuLinks } from './MenuLinks';
import { menus, messages } from './wording';

/**
 * Ariakit's navigation menubar. Its closed menus are in the server's HTML.
 * https://ariakit.org/examples/menubar-navigation
 */
export function App() {
  return (
    <Frame>
      <nav aria-label={messages.mainNavigation}>
        <MenubarProvider>
          <Menubar>
            {menus.map((menu) => (
              <MenuProvider key={menu.id}>
                <MenuItem render={<MenuButton />}>{menu.label}</MenuItem>
                <Menu>
                  <MenuLinks menu={menu} Link={Link} />
                </Menu>
              </MenuProvider>
            ))}
          </Menubar>
        </MenubarProvider>
      </nav>
    </Frame>
  );
}

function Link({ href, children }: { href: string; children: ReactNode }) {
  return <MenuItem render={<a href={href} />}>{children}</MenuItem>;
}
