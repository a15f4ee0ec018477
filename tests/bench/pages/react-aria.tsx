import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Link,
} from 'react-aria-components';
import { Frame } from './Frame';
import { MenuLinks } from './MenuLinks';
import { menus, messages } from './wording';

/**
 * React Aria Components with a disclosure for each menu, because the links of
 * its `Menu` are not in the server's HTML.
 * https://react-aria.adobe.com/DisclosureGroup
 */
export function App() {
  return (
    <Frame>
      <nav aria-label={messages.mainNavigation}>
        <DisclosureGroup>
          {menus.map((menu) => (
            <Disclosure key={menu.id} id={menu.id}>
              <Button slot="trigger">{menu.label}</Button>
              <DisclosurePanel>
                <MenuLinks menu={menu} Link={Link} />
              </DisclosurePanel>
            </Disclosure>
          ))}
        </DisclosureGroup>
      </nav>
    </Frame>
  );
}
