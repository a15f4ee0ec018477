import {
  Menu,
  Menubar,
  MenubarProvider,
  MenuButton,
  MenuItem,
  MenuProvider,
} from '@ariakit/react';
import { isMenu } from 'lintel/content';
import type { ReactNode } from 'react';
import { Frame } from './Frame';
import { MenuLinks } from './MenuLinks';
import type { AppProps } from './Page';
import { messages, ownNavigation } from './wording';

/**
 * Ariakit's navigation menubar. Its closed menus are in the server's HTML.
 * https://ariakit.org/examples/menubar-navigation
 */
export function App({ navigation = ownNavigation }: AppProps) {
  return (
    <Frame>
      <nav aria-label={messages.mainNavigation}>
        <MenubarProvider>
          <Menubar>
            {navigation.items.filter(isMenu).map((menu) => (
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
