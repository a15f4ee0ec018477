import { render, screen } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Header } from '../../src/header/Header';
import type { HeaderProps } from '../../src/header/headerProps';
import type { HeaderTheme } from '../../src/parts/settings';
import { RouterAdapter } from '../../src/link/RouterAdapter';
import { sendHeaderMessage } from '../../src/header/headerMessages';
import { drawn } from '../browser/clock';
import { emulateMedia } from '../browser/emulateMedia';
import { send } from '../browser/input';
import { stylePage } from '../drawer/drawerParts';
import { renderPage, showHeader, startPage } from './showHeader';

const THEME = 'theme-color';
const NAVIGATION = 'msapplication-navbutton-color';
const STATUS = 'apple-mobile-web-app-status-bar-style';

const light = {
  [THEME]: '#ffffff',
  [NAVIGATION]: '#ffffff',
  [STATUS]: 'default',
};
const dark = { [THEME]: '#0e0e0e', [NAVIGATION]: '#0e0e0e', [STATUS]: 'black' };

const metas = (name: string) => [
  ...document.head.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`),
];

/**
 * The values that browsers use: for each name, that of the first meta whose
 * media query matches.
 */
function usedMetas() {
  return Object.fromEntries(
    [THEME, NAVIGATION, STATUS].flatMap((name) => {
      const first = metas(name).find(
        ({ media }) => media === '' || matchMedia(media).matches,
      );
      return first ? [[name, first.content]] : [];
    }),
  );
}

const expectMetas = (expected: object) =>
  expect.poll(usedMetas).toEqual(expected);

const header = (theme?: HeaderTheme) => (
  <Header consent="granted" theme={theme} />
);

type Show = (props: HeaderProps) => ReactNode;

function addMeta(name: string, content: string, media = '') {
  const meta = Object.assign(document.createElement('meta'), {
    name,
    content,
    media,
  });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

describe('the three metas for the colours of the browser’s own bars', () => {
  it('follow a page that a router shows after changing the address', async () => {
    const at = (pathname: string, page: ReactNode) => (
      <RouterAdapter navigate={() => {}} pathname={pathname}>
        {header()}
        {page}
      </RouterAdapter>
    );
    await startPage();
    const { rerender } = await renderPage(at('/', null));
    await expectMetas(light);
    rerender(
      at('/dark', <div data-lintel-page-theme="dark-background">Dark</div>),
    );
    await expectMetas(dark);
  });

  it('follow theme and messages, stay three, and are removed with the header', async () => {
    const { rerender, unmount } = await showHeader();
    await expectMetas(light);
    rerender(header('dark-background'));
    await expectMetas(dark);
    sendHeaderMessage('set light background');
    await expectMetas(light);
    expect([THEME, NAVIGATION, STATUS].flatMap(metas)).toHaveLength(3);
    unmount();
    await expectMetas({});
  });

  it('have the colours of a custom theme, and follow the operating system with them', async () => {
    stylePage(`:root { --lintel-color-ink: navy }
      @media (prefers-color-scheme: dark) { :root { --lintel-color-paper: #222 } }`);
    const { rerender } = await showHeader({ theme: 'dark-background' });
    await expectMetas({ ...dark, [THEME]: 'navy', [NAVIGATION]: 'navy' });
    rerender(header());
    await expectMetas(light);
    await emulateMedia('prefers-color-scheme', 'dark');
    await expectMetas({ ...light, [THEME]: '#222', [NAVIGATION]: '#222' });
  });

  it('follow a page that switches its colours by an attribute of <html>', async () => {
    stylePage('.night { --lintel-color-paper: #222 }');
    await showHeader();
    await expectMetas(light);
    document.documentElement.classList.add('night');
    onTestFinished(() => document.documentElement.removeAttribute('class'));
    await expectMetas({ ...light, [THEME]: '#222', [NAVIGATION]: '#222' });
  });

  it('precede the page’s own metas, which are used again when the header unmounts', async () => {
    addMeta(THEME, '#eeeeee', '(prefers-color-scheme: light)');
    addMeta(THEME, '#111111', '(prefers-color-scheme: dark)');
    addMeta(STATUS, 'black-translucent');
    const [before] = [usedMetas()];
    const { unmount } = await showHeader();
    await expectMetas(light);
    unmount();
    await expectMetas(before);
    expect(metas(THEME).map(({ media }) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
  });
});

describe('with several headers on the page', () => {
  const [first, second] = (['first', 'second'] as const).map(
    (id) => (props: HeaderProps) => (
      <Header key={id} id={id} consent="granted" {...props} />
    ),
  ) as [Show, Show];
  const inDark = { theme: 'dark-background' } as const;

  it.each<[string, during: ReactNode, after: ReactNode]>([
    [
      'the second one is static',
      [
        first({}),
        second({ position: 'static', variant: 'minimal', ...inDark }),
      ],
      [first({})],
    ],
    [
      'React hides the second one',
      [first({}), <Activity key="second">{second(inDark)}</Activity>],
      [
        first({}),
        <Activity key="second" mode="hidden">
          {second(inDark)}
        </Activity>,
      ],
    ],
  ])(
    'are those of the last one that is shown: %s',
    async (_, during, after) => {
      await startPage();
      const { rerender } = render(<>{[first({})]}</>);
      await expectMetas(light);
      rerender(<>{during}</>);
      await expectMetas(dark);
      rerender(<>{after}</>);
      expect(usedMetas()).toEqual(light);
    },
  );

  it('are those of the one that is in use while messages hide the others', async () => {
    await startPage();
    render(<>{[first({}), second(inDark)]}</>);
    await expectMetas(dark);
    await userEvent.tab();
    expect(screen.getAllByRole('banner')[0]).toContainElement(
      document.activeElement as HTMLElement,
    );
    sendHeaderMessage('set hidden');
    await expectMetas(light);
    sendHeaderMessage('set visible');
    await expectMetas(dark);
  });
});

it('what is added to the page’s head does not lay out the header again', async () => {
  // Chromium counts each look at a closed menu whose layout it has put off.
  const navigation = { version: 1, items: [] } as const;
  await showHeader({ consent: 'granted', navigation });
  await expectMetas(light);
  const frames = 20;
  const counts = { usual: 0, more: 0 };
  for (let index = 0; index < frames; index += 1) {
    const before = await layouts();
    await drawn();
    const between = await layouts();
    addMeta('author', `${index}`);
    await drawn();
    counts.usual += between - before;
    counts.more += (await layouts()) - between;
  }
  // What shows the tests' progress may be laid out, too, in both kinds of frames.
  expect(counts.more - counts.usual).toBeLessThan(frames / 2);
});

async function layouts(): Promise<number> {
  await send('Performance.enable', {});
  const { metrics } = (await send('Performance.getMetrics', {})) as {
    metrics: { name: string; value: number }[];
  };
  return metrics.find(({ name }) => name === 'LayoutCount')!.value;
}
