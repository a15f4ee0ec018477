import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  type AnchorHTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, type LinkProps } from '../../src/link/Link';
import { de } from '../../src/content/locales/de';
import {
  LintelProvider,
  type LintelProviderProps,
} from '../../src/parts/LintelProvider';
import { fromServer } from './fromServer';

const { printProblems } = vi.hoisted(() => ({ printProblems: vi.fn() }));
vi.mock('../../src/content/validateContent', () => ({
  printProblems,
}));

const link = (name: string | RegExp = 'Go') =>
  screen.getByRole('link', { name });
const IN_NEW_TAB = /^Go ?\(opens in a new tab\)$/;

beforeEach(() => goTo('/'));

afterEach(() => {
  vi.unstubAllGlobals();
});

const goTo = (path: string) => window.history.replaceState(null, '', path);

/** jsdom has no media queries. This window is as wide as a phone. */
function holdPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 743.98px)',
  }));
}

/** Renders a link “Go” with these settings. */
function show(
  props: Partial<LinkProps>,
  settings: Omit<LintelProviderProps, 'children'> = {},
) {
  return render(
    <LintelProvider tracking={false} {...settings}>
      <Link href="/pricing" {...props}>
        Go
      </Link>
    </LintelProvider>,
  );
}

// Which addresses are safe, and which are templates: see tests/site/links.test.ts
describe('the address of a link', () => {
  it.each<[string, Partial<LinkProps>, string]>([
    ['its href', { href: '/a?b=c#d' }, '/a?b=c#d'],
    ['the home page instead of a script', { href: 'javascript:alert(1)' }, '/'],
    [
      'the home page instead of a path without a slash',
      { href: 'pricing' },
      '/',
    ],
    ['its href without spaces around it', { href: ' /pricing\n' }, '/pricing'],
    [
      'a path on its host',
      { href: '/search', host: 'domains' },
      'https://domains.example.com/search',
    ],
  ])('is %s', (_, props, href) => {
    show(props, { site: { domain: 'example.com' } });
    expect(link()).toHaveAttribute('href', href);
    expect(link()).not.toHaveAttribute('target');
  });

  it('is /start instead of the templates on a phone, unless it is external', () => {
    holdPhone();
    const { unmount } = show({ href: '/templates?a=1#b' });
    expect(link()).toHaveAttribute('href', '/start?a=1#b');
    unmount();
    show({ href: '/templates', external: true });
    expect(link(IN_NEW_TAB)).toHaveAttribute('href', '/templates');
  });
});

describe('a link to the current page', () => {
  it.each<[string, string, Partial<LinkProps>, string | null]>([
    ['has aria-current', '/pricing?plan=pro', {}, 'page'],
    ['has no aria-current on another page', '/', {}, null],
    [
      'keeps the caller’s aria-current',
      '/pricing',
      { 'aria-current': 'step' },
      'step',
    ],
  ])('%s', (_, page, props, current) => {
    goTo(page);
    show(props);
    expect(link().getAttribute('aria-current')).toBe(current);
  });

  it('is marked in the server’s HTML by `url`', () => {
    const html = renderToString(
      <LintelProvider tracking={false} url="https://www.example.com/pricing">
        <Link href="/pricing" variant="primary">
          Go
        </Link>
      </LintelProvider>,
    );
    expect(html).toContain('href="/pricing" aria-current="page"');
    expect(html).not.toContain('style=');
  });
});

describe('an external link', () => {
  const external = { href: 'https://example.org/', external: true };
  const inGerman = new RegExp(de.messages.opensInNewTab);
  const withoutMessages = { ...de, messages: null as never };

  it('opens in a new tab, which its name announces', () => {
    show(external);
    expect(link(IN_NEW_TAB)).toHaveAttribute('target', '_blank');
    expect(link(IN_NEW_TAB)).toHaveAttribute('rel', 'noopener');
  });

  it.each<[string, Omit<LintelProviderProps, 'children'>, RegExp]>([
    ['the language of the content', { content: de }, inGerman],
    [
      'the page’s language, once that has loaded',
      { locale: 'de-DE' },
      inGerman,
    ],
    [
      'the wording of messages',
      { messages: { opensInNewTab: 'new window' } },
      /new window/,
    ],
    [
      'English if the content has no wording for it',
      { content: withoutMessages },
      IN_NEW_TAB,
    ],
  ])('announces the new tab in %s', async (_, settings, name) => {
    show(external, settings);
    await waitFor(() => expect(link(name)).toBeInTheDocument());
  });

  it('keeps the caller’s target and rel, and announces no new tab if there is none', () => {
    show({ ...external, target: '_self', rel: 'nofollow' });
    expect(link()).toHaveAttribute('target', '_self');
    expect(link()).toHaveAttribute('rel', 'nofollow');
  });
});

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  children: ReactNode;
}

/** A router's own link component. */
function RouterLink(props: RouterLinkProps) {
  return <a data-router {...props} />;
}

describe('a link with asChild', () => {
  it('renders only the child, with merged props', () => {
    render(
      <Link asChild href="/pricing" variant="primary" className="own">
        <RouterLink href="/pricing" className="theirs">
          Go
        </RouterLink>
      </Link>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(link()).toHaveAttribute('data-router');
    expect(link()).toHaveAttribute('href', '/pricing');
    expect(link()).toHaveClass('own', 'theirs');
  });

  it.each([
    ['of a server component', fromServer],
    [
      'of a server component in another',
      (it: ReactNode) => fromServer(fromServer(it)),
    ],
  ])('renders only the child %s, whose element is lazy', async (_, lazy) => {
    const element = lazy(
      <RouterLink href="/pricing" target="_top">
        Go
      </RouterLink>,
    );
    const page = (
      <Link asChild href="/compare" external variant="tertiary">
        {element}
      </Link>
    );
    expect(renderToString(page).match(/<a /g)).toHaveLength(1);
    render(page);
    expect(link().querySelector('a')).toBeNull();
    expect(link()).toHaveAttribute('data-router');
    expect(link()).toHaveAttribute('href', '/compare');
    expect(link()).toHaveAttribute('target', '_top');
  });

  it('waits for an element of a server component that has not arrived', async () => {
    let arrive = () => {};
    const element = new Promise<ReactElement>((resolve) => {
      arrive = () => resolve(<RouterLink href="/">Go</RouterLink>);
    });
    render(
      <Link asChild href="/pricing">
        {fromServer(element)}
      </Link>,
    );
    expect(screen.queryByRole('link')).toBeNull();
    await act(async () => arrive());
    expect(link()).toHaveAttribute('data-router');
  });

  it('follows the same rules', () => {
    holdPhone();
    goTo('/start');
    render(
      <Link asChild href="/templates">
        <RouterLink href="/templates">Go</RouterLink>
      </Link>,
    );
    expect(link()).toHaveAttribute('href', '/start');
    expect(link()).toHaveAttribute('aria-current', 'page');
  });

  it('has its arrow and hint inside the child', () => {
    render(
      <Link asChild href="https://example.org/" variant="tertiary" external>
        <RouterLink href="https://example.org/">Go</RouterLink>
      </Link>,
    );
    const child = link(IN_NEW_TAB);
    expect(child).toHaveAttribute('data-router');
    expect(child.querySelector('svg')).not.toBeNull();
  });

  it('keeps the child’s own target and aria-current', () => {
    goTo('/pricing');
    render(
      <Link asChild href="/pricing" external>
        <a href="/pricing" target="_top" aria-current="location">
          Go
        </a>
      </Link>,
    );
    expect(link()).toHaveAttribute('target', '_top');
    expect(link()).toHaveAttribute('aria-current', 'location');
  });
});
