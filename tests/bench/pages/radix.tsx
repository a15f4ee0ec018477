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
import type { AppProps } from './Page';
import './radix.css';
import { addressOf, messages, ownNavigation } from './wording';

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
                {menu.groups.map((group) => (
                  <div key={group.id}>
                    {group.label ? <p>{group.label}</p> : null}
                    <ul>
                      {group.links.map((link) => (
                        <li key={link.id}>
                          <Link href={addressOf(link)}>
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
              </Content>
            </Item>
          ))}
        </List>
      </Root>
    </Frame>
  );
}
