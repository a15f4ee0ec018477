import { render, screen, waitFor, within } from '@testing-library/react';
import { createRef, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../../src/components/Link/Link';
import type { Content } from '../../src/content/content';
import { de } from '../../src/content/locales/de';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { expectConsole } from '../setup/console';

const { lintContent } = vi.hoisted(() => ({ lintContent: vi.fn() }));
vi.mock('../../src/content/validation/lintContent', () => ({ lintContent }));

const site = { domain: 'example.com' };
const link = (name: string | RegExp = 'Go') =>
  screen.getByRole('link', { name });

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('lintel/1'));
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** jsdom has no media queries; this window is as wide as a phone. */
function holdPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 743.98px)',
  }));
}

describe('where a link leads', () => {
  it('is what it says', () => {
    render(<Link href="/pricing?plan=pro#faq">Go</Link>);
    expect(link()).toHaveAttribute('href', '/pricing?plan=pro#faq');
  });

  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>',
  ])('is the home page instead of %j', (href) => {
    render(<Link href={href}>Go</Link>);
    expect(link()).toHaveAttribute('href', '/');
  });

  it('is a path on the host it names', () => {
    render(
      <LintelProvider tracking={false} site={site}>
        <Link href="/search" host="domains">
          Go
        </Link>
      </LintelProvider>,
    );
    expect(link()).toHaveAttribute(
      'href',
      'https://domains.example.com/search',
    );
  });

  it.each(['/templates', '/en/templates/get-started'])(
    'is /start instead of %s on a phone, query and hash kept',
    (href) => {
      holdPhone();
      render(<Link href={`${href}?a=1#b`}>Go</Link>);
      expect(link()).toHaveAttribute('href', '/start?a=1#b');
    },
  );

  it('stays /templates where it is external', () => {
    holdPhone();
    render(
      <Link href="/templates" external>
        Go
      </Link>,
    );
    expect(link(/^Go/)).toHaveAttribute('href', '/templates');
  });
});

describe('a link to the page that is shown', () => {
  it('is the current one', () => {
    window.history.replaceState(null, '', '/pricing?plan=pro');
    render(<Link href="/pricing">Go</Link>);
    expect(link()).toHaveAttribute('aria-current', 'page');
  });

  it('is none elsewhere', () => {
    render(<Link href="/pricing">Go</Link>);
    expect(link()).not.toHaveAttribute('aria-current');
  });

  it('leaves the last word to its caller', () => {
    window.history.replaceState(null, '', '/pricing');
    render(
      <Link href="/pricing" aria-current="step">
        Go
      </Link>,
    );
    expect(link()).toHaveAttribute('aria-current', 'step');
  });
});

describe('an external link', () => {
  it('opens in a new tab, and says so', () => {
    render(
      <Link href="https://example.org/" external>
        Go
      </Link>,
    );
    expect(link(/^Go ?\(opens in a new tab\)$/)).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(link(/^Go/)).toHaveAttribute('rel', 'noopener');
  });

  it('says so in the language of the content', () => {
    render(
      <LintelProvider tracking={false} content={de}>
        <Link href="https://example.org/" external>
          Los
        </Link>
      </LintelProvider>,
    );
    expect(link(new RegExp(de.messages.opensInNewTab))).toBeInTheDocument();
  });

  it('says so in the language of the page, once that is loaded', async () => {
    render(
      <LintelProvider tracking={false} locale="de-DE">
        <Link href="https://example.org/" external>
          Los
        </Link>
      </LintelProvider>,
    );
    await waitFor(() =>
      expect(link(new RegExp(de.messages.opensInNewTab))).toBeInTheDocument(),
    );
  });

  it('says so in a team’s own words', () => {
    render(
      <LintelProvider
        tracking={false}
        messages={{ opensInNewTab: 'new window' }}
      >
        <Link href="https://example.org/" external>
          Go
        </Link>
      </LintelProvider>,
    );
    expect(link(/new window/)).toBeInTheDocument();
  });

  it('says so in English where the content has no words for it', () => {
    const content = {
      ...de,
      get messages(): Content['messages'] {
        throw new Error('No messages.');
      },
    };
    render(
      <LintelProvider tracking={false} content={content}>
        <Link href="https://example.org/" external>
          Go
        </Link>
      </LintelProvider>,
    );
    expect(link(/^Go ?\(opens in a new tab\)$/)).toBeInTheDocument();
  });

  it('keeps its caller’s target and rel, and announces no tab that is none', () => {
    render(
      <Link href="https://example.org/" external target="_self" rel="nofollow">
        Go
      </Link>,
    );
    expect(link()).toHaveAttribute('target', '_self');
    expect(link()).toHaveAttribute('rel', 'nofollow');
  });

  it('is not undone by a target that is undefined', () => {
    render(
      <Link href="https://example.org/" external target={undefined}>
        Go
      </Link>,
    );
    expect(link(/^Go/)).toHaveAttribute('target', '_blank');
  });
});

describe('a link', () => {
  it('passes on what an anchor takes, and its ref', () => {
    const ref = createRef<HTMLAnchorElement>();
    render(
      <Link ref={ref} href="/" id="top" className="own" download hrefLang="de">
        Go
      </Link>,
    );
    expect(ref.current).toBe(link());
    expect(link()).toHaveAttribute('id', 'top');
    expect(link()).toHaveClass('own');
    expect(link()).toHaveAttribute('download');
    expect(link()).toHaveAttribute('hreflang', 'de');
  });

  it('looks different in each variant; inline where none is said', () => {
    const variants = ['primary', 'secondary', 'tertiary', 'inline'] as const;
    render(
      <>
        <Link href="/">Go</Link>
        {variants.map((variant) => (
          <Link key={variant} href="/" variant={variant}>
            Go
          </Link>
        ))}
      </>,
    );
    const [byDefault, ...looks] = screen
      .getAllByRole('link', { name: 'Go' })
      .map(({ className }) => className);
    expect(new Set(looks).size).toBe(4);
    expect(byDefault).toBe(looks[3]);
  });

  it('has an arrow in the tertiary variant alone, which is not read out', () => {
    render(
      <>
        <Link href="/" variant="tertiary">
          With an arrow
        </Link>
        <Link href="/" variant="primary">
          Without
        </Link>
      </>,
    );
    expect(link('With an arrow').querySelector('svg')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    expect(link('Without').querySelector('svg')).toBeNull();
  });

  it('has no style attribute', () => {
    const { container } = render(
      <Link href="/" variant="tertiary" external>
        Go
      </Link>,
    );
    expect(container.querySelector('[style]')).toBeNull();
  });
});

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  children: ReactNode;
}

/** What a router brings along. */
function RouterLink(props: RouterLinkProps) {
  return <a data-router {...props} />;
}

describe('a link as its child', () => {
  it('draws the child alone, and merges with it', () => {
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

  it('follows the same rules', () => {
    holdPhone();
    window.history.replaceState(null, '', '/start');
    render(
      <Link asChild href="/templates">
        <RouterLink href="/templates">Go</RouterLink>
      </Link>,
    );
    expect(link()).toHaveAttribute('href', '/start');
    expect(link()).toHaveAttribute('aria-current', 'page');
  });

  it('has arrow and hint inside the child', () => {
    render(
      <Link asChild href="https://example.org/" variant="tertiary" external>
        <RouterLink href="https://example.org/">Go</RouterLink>
      </Link>,
    );
    const child = link(/^Go ?\(opens in a new tab\)$/);
    expect(child).toHaveAttribute('data-router');
    expect(child.querySelector('svg')).not.toBeNull();
  });

  it('leaves target and current page to the child where that says its own', () => {
    window.history.replaceState(null, '', '/pricing');
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

  it('gives both refs the same element', () => {
    const own = createRef<HTMLAnchorElement>();
    const theirs = createRef<HTMLAnchorElement>();
    render(
      <Link asChild ref={own} href="/">
        <a ref={theirs}>Go</a>
      </Link>,
    );
    expect(own.current).toBe(link());
    expect(theirs.current).toBe(link());
  });

  it('is a plain one where there is no single child', async () => {
    expectConsole('warn', /^Lintel: Link with asChild has no single element/);
    render(
      <Link asChild href="/pricing">
        two <b>children</b>
      </Link>,
    );
    await vi.dynamicImportSettled();
    expect(link('two children')).toHaveAttribute('href', '/pricing');
  });
});

describe('two hundred links', () => {
  const list = Array.from({ length: 200 }, (_, index) => (
    <Link key={index} href={`/${index}`} external={index % 2 === 0}>
      Link {index}
    </Link>
  ));

  it('read the content for one message each, and lint none of it', async () => {
    const navigation = vi.fn(() => de.navigation);
    const content = Object.defineProperty({ ...de }, 'navigation', {
      get: navigation,
    });
    const { container } = render(
      <LintelProvider
        tracking={false}
        content={content}
        messages={{ home: 'Home' }}
      >
        {list}
      </LintelProvider>,
    );
    await vi.dynamicImportSettled();
    expect(within(container).getAllByText(/^Link/)).toHaveLength(200);
    expect(navigation).not.toHaveBeenCalled();
    expect(lintContent).not.toHaveBeenCalled();
  });
});
