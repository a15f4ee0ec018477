import { Frame } from './Frame';
import { addressOf, messages, products, templates } from './wording';

/** The floor: the links in a list, without any behaviour. */
export function App() {
  return (
    <Frame>
      <nav aria-label={messages.mainNavigation}>
        <ul>
          <li>
            <button type="button">{products.label}</button>
            {products.groups.map((group) => (
              <div key={group.id}>
                <p>{group.label}</p>
                <ul>
                  {group.links.map((link) => (
                    <li key={link.id}>
                      <a href={addressOf(link)}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <a href={products.viewAll!.href}>{products.viewAll!.label}</a>
          </li>
          <li>
            <a href={templates.href}>{templates.label}</a>
          </li>
        </ul>
      </nav>
    </Frame>
  );
}
