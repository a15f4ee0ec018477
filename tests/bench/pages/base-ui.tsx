import { NavigationMenu } from '@base-ui/react/navigation-menu';
import { Frame } from './Frame';
import { MenuLinks } from './MenuLinks';
import { menus, messages } from './wording';

/**
 * Base UI with its defaults, and `keepMounted` so that the links are in the
 * server's HTML.
 * https://base-ui.com/react/components/navigation-menu
 */
export function App() {
  return (
    <Frame>
      <NavigationMenu.Root aria-label={messages.mainNavigation}>
        <NavigationMenu.List>
          {menus.map((menu) => (
            <NavigationMenu.Item key={menu.id} value={menu.id}>
              <NavigationMenu.Trigger>{menu.label}</NavigationMenu.Trigger>
              <NavigationMenu.Content keepMounted>
                <MenuLinks menu={menu} Link={NavigationMenu.Link} />
              </NavigationMenu.Content>
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
        <NavigationMenu.Portal>
          <NavigationMenu.Positioner>
            <NavigationMenu.Popup>
              <NavigationMenu.Viewport />
            </NavigationMenu.Popup>
          </NavigationMenu.Positioner>
        </NavigationMenu.Portal>
      </NavigationMenu.Root>
    </Frame>
  );
}
