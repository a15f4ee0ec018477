import { isMenu } from 'lintel/content';
import { Frame } from './Frame';
import { MenuLinks } from './MenuLinks';
import type { AppProps } from './Page';
import { messages, ownNavigation } from './wording';

/**
 * The floor: the menus are `<details>` elements, which the browser opens by
 * itself.
 */
export function App({ navigation = ownNavigation }: AppProps) {
  return (
    <Frame>
      <nav aria-label={messages.mainNavigation}>
        <ul>
          {navigation.items.filter(isMenu).map((menu) => (
            <li key={menu.id}>
              <details name="menu">
                <summary>{menu.label}</summary>
                <MenuLinks menu={menu} Link="a" />
              </details>
            </li>
          ))}
        </ul>
      </nav>
    </Frame>
  );
}
