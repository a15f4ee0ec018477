import { isMenu } from 'lintel/content';
import { Frame } from './Frame';
import type { AppProps } from './Page';
import { addressOf, messages, ownNavigation } from './wording';

/** The baseline: the links in a list, without any behaviour. */
export function App({ navigation = ownNavigation }: AppProps) {
  return (
    <Frame>
      <nav aria-label={messages.mainNavigation}>
        <ul>
          {navigation.items.filter(isMenu).map((menu) => (
            <li key={menu.id}>
              <button type="button">{menu.label}</button>
              {menu.groups.map((group) => (
                <div key={group.id}>
                  {group.label ? <p>{group.label}</p> : null}
                  <ul>
                    {group.links.map((link) => (
                      <li key={link.id}>
                        <a href={addressOf(link)}>
                          {link.label} {link.description}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
              {[menu.viewAll, menu.spotlight].map((link) =>
                link ? (
                  <a key={link.id} href={link.href}>
                    {link.label} {link.description}
                  </a>
                ) : null,
              )}
            </li>
          ))}
        </ul>
      </nav>
    </Frame>
  );
}
