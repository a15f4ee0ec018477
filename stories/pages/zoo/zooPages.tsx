import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import daisyReset from 'daisyui/base/reset.css?raw';
import daisyColors from 'daisyui/base/rootcolor.css?raw';
import daisyGutter from 'daisyui/base/rootscrollgutter.css?raw';
import daisyLock from 'daisyui/base/rootscrolllock.css?raw';
import daisyThemes from 'daisyui/themes.css?raw';
import {
  createElement,
  Fragment,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

/** A page that a team could have, unlike the pages of the other stories. */
export interface ForeignPage {
  /** Changes the document. Returns a function that changes it back. */
  arrange?(): () => void;
  /** What surrounds the page. */
  AroundPage?: ComponentType<PropsWithChildren>;
  /** For the header, with role and name of their tab stop. */
  actions?: { node: ReactNode; role: 'button' | 'searchbox'; name: string };
  /** The part of the page that a visitor presses: text, unless it has a title. */
  elsewhere?: { title: string; node: ReactNode };
}

const styled = (css: string) => () => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return () => {
    // A body that scrolls again would return to the same place.
    document.body.scrollTop = 0;
    style.remove();
  };
};

/** Its base, and its dark theme, which colours each element with `data-theme`. */
function wearDaisy() {
  const { dataset } = document.documentElement;
  const undress = styled(
    daisyReset + daisyColors + daisyGutter + daisyLock + daisyThemes + frosted,
  )();
  dataset['theme'] = 'dark';
  return () => {
    delete dataset['theme'];
    undress();
  };
}

/** The header in the colours of the theme: see docs/theming.md. */
const frosted = `:root {
  --lintel-color-ink: var(--color-base-content);
  --lintel-color-paper: var(--color-base-100);
  --lintel-color-accent: var(--color-base-content);
  --lintel-color-bar: color-mix(in srgb, var(--lintel-color-paper) 72%, transparent);
  --lintel-bar-backdrop: blur(12px);
}`;

/** As the libraries of 2009 did: found by every `for…in`. */
function extendPrototypes() {
  const extended = [Array.prototype, String.prototype, Element.prototype];
  for (const prototype of extended) Reflect.set(prototype, 'each', () => 0);
  return () => {
    for (const prototype of extended) Reflect.deleteProperty(prototype, 'each');
  };
}

/** Replaces text as a browser's translator does, also text that changes later. */
function translate() {
  const wrapTexts = () => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement }) =>
        parentElement!.closest('font, style')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.data.trim()) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
      walker.currentNode = font;
    }
  };
  const observer = new MutationObserver(wrapTexts);
  wrapTexts();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * What tag managers, extensions, linkers and blockers do to the menus and the
 * page, all at once.
 */
function beGuest() {
  const page = window as { dataLayer?: unknown };
  const changeMenus = () => {
    for (const list of document.querySelectorAll('nav ul ul')) changeList(list);
  };
  const observer = new MutationObserver(changeMenus);
  observer.observe(document.body, { childList: true, subtree: true });
  page.dataLayer = Object.assign([{}], { push: () => 0 });
  return () => {
    observer.disconnect();
    delete page.dataLayer;
  };
}

/** Adds, removes, moves, wraps and links elsewhere. */
function changeList(list: Element) {
  if (list.querySelector('.guest')) return;
  const [first, second, ...others] = list.children;
  list.insertAdjacentHTML(
    'afterbegin',
    '<li class="guest"><a href="/guest">Guest</a></li>',
  );
  for (const { firstElementChild: link } of others) {
    const frame = document.createElement('span');
    link!.replaceWith(frame);
    frame.append(link!);
  }
  const linked = first?.querySelector('a');
  if (linked) linked.search = '?_gl=1';
  if (others[2]) second!.remove();
  if (others[1]) list.append(first!);
}

const stop = (event: { stopPropagation(): void }) => event.stopPropagation();

/** Keeps all presses and keys to itself, as maps, editors and sliders do. */
const Map = () => (
  <div
    title="A map"
    style={{ height: 200, background: '#ddd' }}
    onPointerDown={stop}
    onMouseDown={stop}
    onPointerUp={stop}
    onMouseUp={stop}
    onClick={stop}
    onKeyDown={stop}
  />
);

const Form = ({ children }: PropsWithChildren) => (
  <form
    onSubmit={() => {
      throw new Error('The header has submitted the form around it.');
    }}
  >
    {children}
  </form>
);

const AppShell = ({ children }: PropsWithChildren) => (
  <div style={{ height: '100vh', overflow: 'auto' }}>{children}</div>
);

function Basket() {
  useEffect(() => {
    if (!customElements.get('zoo-basket')) {
      customElements.define('zoo-basket', BasketElement);
    }
  }, []);
  return createElement('zoo-basket');
}

class BasketElement extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = '<button type="button">Basket</button>';
  }
}

const RadixActions = () => (
  <RadixMenu.Root>
    <RadixMenu.Trigger>Basket</RadixMenu.Trigger>
    <RadixMenu.Portal>
      <RadixMenu.Content>
        <RadixMenu.Item>Pay</RadixMenu.Item>
      </RadixMenu.Content>
    </RadixMenu.Portal>
  </RadixMenu.Root>
);

export const zoo = {
  // What scrolls, and what is around the header.
  'scrolls its body': {
    arrange: styled('html, body { height: 100%; overflow: auto }'),
  },
  'scrolls in an app shell': { AroundPage: AppShell },

  // The page's own style sheets.
  'uses a dark theme of daisyUI': { arrange: wearDaisy },

  // What is in the page and its header, and what changes it.
  'is one form': { AroundPage: Form },
  'has a search field in its header': {
    actions: {
      node: <input type="search" aria-label="Search" size={8} />,
      role: 'searchbox',
      name: 'Search',
    },
  },
  'has a Radix menu in its header': {
    actions: { node: <RadixActions />, role: 'button', name: 'Basket' },
  },
  'has web components in its header': {
    actions: { node: <Basket />, role: 'button', name: 'Basket' },
  },
  'extends prototypes': { arrange: extendPrototypes },
  'is being translated': { arrange: translate },

  // What other scripts do to the header.
  'has a guest': {
    arrange: beGuest,
    elsewhere: { title: 'A map', node: <Map /> },
  },
} satisfies Record<string, ForeignPage>;

export type ZooName = keyof typeof zoo;

interface ZooPageProps {
  name: ZooName;
  /** Renders the header with the page's actions. */
  header(actions: ReactNode): ReactNode;
}

/** One of the pages, with a header. */
export function ZooPage({ name, header }: ZooPageProps) {
  const foreign: ForeignPage = zoo[name];
  const { arrange, actions, elsewhere, AroundPage = Fragment } = foreign;
  const [isArranged, setArranged] = useState(false);
  /** Changes the document before the page is rendered. */
  const arrangeDocument = useCallback(() => {
    const putBack = arrange?.();
    setArranged(true);
    return putBack;
  }, [arrange]);
  return (
    <>
      <i hidden ref={arrangeDocument} />
      {isArranged ? (
        <AroundPage>
          {header(actions?.node)}
          <main id="content">
            <h1>A page that {name}</h1>
            {elsewhere?.node}
            <p style={{ marginBlock: '600px 1000px' }}>A text in the middle.</p>
            <section id="questions">
              <h2>Questions</h2>
              <p style={{ paddingBlockEnd: 1500 }}>And answers.</p>
            </section>
          </main>
        </AroundPage>
      ) : null}
    </>
  );
}
