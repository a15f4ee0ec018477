import * as Accordion from '@radix-ui/react-accordion';
import * as Dialog from '@radix-ui/react-dialog';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Frame } from './Frame';
import { MenuLinks } from './MenuLinks';
import { Menus } from './RadixMenus';
import { languages, menus, messages } from './wording';

/**
 * What Lintel does, with Radix as its documentation shows it: menus, languages
 * in a menu of their own, and a drawer with the menus for small screens.
 */
export function App() {
  return (
    <Frame languages={<Languages />}>
      <Drawer />
      <Menus />
    </Frame>
  );
}

function Languages() {
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>{messages.language}</DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content>
            {languages.map((language) => (
              <DropdownMenu.Item key={language} asChild>
                <a href={`/${language}`} hrefLang={language}>
                  {language}
                </a>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {/* The menu is not in the server's HTML. */}
      <noscript>
        {languages.map((language) => (
          <a key={language} href={`/${language}`} hrefLang={language}>
            {language}
          </a>
        ))}
      </noscript>
    </>
  );
}

function Drawer() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>{messages.menu}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Title>{messages.menu}</Dialog.Title>
          <Dialog.Close>{messages.menu}</Dialog.Close>
          <Accordion.Root type="single" collapsible>
            {menus.map((menu) => (
              <Accordion.Item key={menu.id} value={menu.id}>
                <Accordion.Header>
                  <Accordion.Trigger>{menu.label}</Accordion.Trigger>
                </Accordion.Header>
                <Accordion.Content>
                  <MenuLinks menu={menu} Link="a" />
                </Accordion.Content>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
