import {
  Content,
  Item,
  Link,
  List,
  Root,
  Trigger,
} from '@radix-ui/react-navigation-menu';
import { isMenu } from 'lintel/content';
import { Frame } from './Frame';
import { MenuLinks } from './MenuLinks';
import type { AppProps } from './Page';
import './radix.css';
import { messages, ownNavigation } from './wording';

/**
 * Radix with its defaults, and `forceMount` so that the links are in the
 * server's HTML.
 */
export function App({ navigation = ownNavigation }: AppProps) {
  return (
    <Frame>
      <Root aria-label={messages.mainNavigation}>
        <List>
          {navigation.items.filter(isMenu).map((menu) => (
            <Item key={menu.id} value={menu.id}>
              <Trigger>{menu.label}</Trigger>
              <Content forceMount>
                <MenuLinks menu={menu} Link={Link} />
              </Content>
            </Item>
          ))}
        </List>
      </Root>
    </Frame>
  );
}
