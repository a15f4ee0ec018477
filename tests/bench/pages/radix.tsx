import {
  Content,
  Item,
  Link,
  List,
  Root,
  Trigger,
} from '@radix-ui/react-navigation-menu';
import { Frame } from './Frame';
import './radix.css';
import { addressOf, messages, products, templates } from './wording';

/** Radix as it comes; `forceMount`, because the links are to be in the server's HTML. */
export function App() {
  return (
    <Frame>
      <Root aria-label={messages.mainNavigation}>
        <List>
          <Item value={products.id}>
            <Trigger>{products.label}</Trigger>
            <Content forceMount>
              {products.groups.map((group) => (
                <div key={group.id}>
                  <p>{group.label}</p>
                  <ul>
                    {group.links.map((link) => (
                      <li key={link.id}>
                        <Link href={addressOf(link)}>{link.label}</Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
              <Link href={products.viewAll!.href}>
                {products.viewAll!.label}
              </Link>
            </Content>
          </Item>
          <Item value={templates.id}>
            <Link href={templates.href}>{templates.label}</Link>
          </Item>
        </List>
      </Root>
    </Frame>
  );
}
