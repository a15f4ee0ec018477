import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { avatar } from '../account/accountMenuParts';
import { framesOf, hold, press } from '../browser/frames';
import { waitForMotion } from '../browser/waitForMotion';
import { computed, languageButton, trigger } from '../header/headerParts';
import { showHeader, showHeaderLoggedIn } from '../header/showHeader';
import { barButton, list, showLongPage } from '../side-nav/sideNavParts';

const help = {
  version: 1 as const,
  items: [
    {
      id: 'help',
      label: 'Help',
      groups: [
        { id: 'all', links: [{ id: 'faq', label: 'Questions', href: '/faq' }] },
      ],
    },
  ],
};

/** What opens over the page at its button. */
const popovers: [
  what: string,
  show: () => Promise<() => HTMLElement>,
  find: () => HTMLElement | null,
][] = [
  [
    'the account menu',
    async () => {
      await showHeaderLoggedIn();
      await expect.element(avatar()).toHaveAttribute('aria-haspopup');
      return () => avatar().element() as HTMLElement;
    },
    () => document.querySelector('[role="menu"]'),
  ],
  [
    'a small menu',
    async () => {
      await showHeader({ navigation: help });
      return () => trigger('Help').element() as HTMLElement;
    },
    () => document.querySelector('[role="group"]'),
  ],
  [
    'the language list',
    async () => {
      await showHeader();
      return () => languageButton().element() as HTMLElement;
    },
    () => document.querySelector('[aria-label="Language"]'),
  ],
  [
    'the list of the side navigation',
    async () => {
      await showLongPage({ room: 60, props: { variant: 'mobile' } });
      return barButton;
    },
    list,
  ],
];

const germanLink = () => page.getByRole('link', { name: 'Deutsch' });
const logOut = () => page.getByRole('menuitem', { name: 'Log Out' });

const shown = { opacity: 1, visibility: 'visible', y: 0 };

describe.each(popovers)('%s', (_, show, find) => {
  const look = () => {
    const element = find();
    // It is removed, or hidden, at the end.
    if (!element) return { opacity: 0, visibility: 'hidden', y: -4 };
    const { opacity, visibility, translate } = computed(element);
    const y = Number(/ (-?[\d.]+)px/.exec(translate)?.[1] ?? 0);
    return { opacity: Number(opacity), visibility, y };
  };
  const lastsOf = () =>
    find()!
      .getAnimations()
      .map((motion) =>
        Math.round(Number(motion.effect!.getComputedTiming().endTime)),
      );

  it('is opaque at once, comes in 120 ms by 4 px, and leaves in 100 ms by them and a fade', async () => {
    const button = await show();
    await waitForMotion();
    const held = hold();
    await press(button());
    expect(new Set(lastsOf())).toEqual(new Set([120]));
    const coming = framesOf(held, look);
    held.finish();
    const again = hold();
    await press(button());
    expect(new Set(lastsOf())).toEqual(new Set([100]));
    const leaving = framesOf(again, look);
    again.finish();
    const away = { opacity: 0, y: -4 };
    expect(coming[0]).toEqual({ ...shown, y: -4 });
    expect(coming.at(-1)).toEqual(shown);
    expect(leaving[0]).toEqual(shown);
    expect(leaving.at(-1)).toMatchObject(away);
    expect(coming[1]!.opacity).toBe(1);
    expect(leaving[1]!.opacity).toBeGreaterThan(0);
    expect(leaving[1]!.opacity).toBeLessThan(1);
    for (const [, frame] of [coming, leaving]) {
      expect(frame!.visibility).toBe('visible');
      expect(frame!.y).toBeGreaterThan(-4);
      expect(frame!.y).toBeLessThan(0);
    }
    await expect.poll(() => look().visibility).toBe('hidden');
  });

  it('takes no press while it leaves, and opens again at once', async () => {
    const button = await show();
    await waitForMotion();
    await press(button());
    await expect.poll(look).toEqual(shown);
    const link = find()!.querySelector('a')!;
    const { x, y, height } = link.getBoundingClientRect();
    const pressed = () => document.elementFromPoint(x + 8, y + height / 2)!;
    expect(link.contains(pressed())).toBe(true);
    const held = hold();
    await press(button());
    expect(find()!.parentElement!.contains(pressed())).toBe(false);
    held.release();
    await press(button());
    await expect.poll(look).toEqual(shown);
    expect(link.contains(pressed())).toBe(true);
  });
});

it.each([
  ['the language list', 'a menu', languageButton, trigger, germanLink],
  ['the account menu', 'the language list', avatar, languageButton, logOut],
])('%s leaves at once if %s opens', async (_, __, first, second, link) => {
  await showHeaderLoggedIn();
  await waitForMotion();
  await expect.element(avatar()).toHaveAttribute('aria-haspopup');
  await press(first().element());
  await expect.element(link()).toBeVisible();
  hold();
  await press(second().element());
  await expect.element(link()).not.toBeInTheDocument();
});
