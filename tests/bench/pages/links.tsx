import { Frame } from './Frame';
import { MenuLinks } from './MenuLinks';
import { menus, messages } from './wording';

/** What React and the browser do for the links alone, without a library. */
export function App() {
  return (
    <Frame>
      <nav aria-label={messages.mainNavigation}>
        {menus.map((menu) => (
          <details key={menu.id}>
            <summary>{menu.label}</summary>
            <MenuLinks menu={menu} Link="a" />
          </details>
        ))}
      </nav>
    </Frame>
  );
}
