import { Frame } from './Frame';
import { MenuLinks } from './MenuLinks';
import { menus, messages } from './wording';

/**
 * The floor: the menus are `<details>` elements, which the browser opens by
 * itself.
 */
export function App() {
  return (
    <Frame>
      <nav aria-label={messages.mainNavigation}>
        <ul>
          {menus.map((menu) => (
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
