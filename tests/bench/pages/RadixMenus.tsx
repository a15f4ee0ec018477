import {
  Content,
  Item,
  Link,
  List,
  Root,
  Trigger,
} from '@radix-ui/react-navigation-menu';
import { MenuLinks } from './MenuLinks';
import './radix.css';
import { menus, messages } from './wording';

/** Radix with its defaults, and `forceMount` so that the links are in the server's HTML. */
export function Menus() {
  return (
    <Root aria-label={messages.mainNavigation}>
      <List>
        {menus.map((menu) => (
          <Item key={menu.id} value={menu.id}>
            <Trigger>{menu.label}</Trigger>
            <Content forceMount>
              <MenuLinks menu={menu} Link={Link} />
            </Content>
          </Item>
        ))}
      </List>
    </Root>
  );
}
