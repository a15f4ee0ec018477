import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Header } from '../../src/header/Header';
import {
  sendHeaderMessage,
  type HeaderMessage,
} from '../../src/header/headerMessages';
import type { HeaderTheme } from '../../src/parts/settings';
import { visit } from '../support/visit';

beforeEach(() => visit('https://www.example.com/'));

const header = (id?: string) => (
  <Header key={id} id={id} tracking={false} accounts={false} />
);

/** What messages have made of a header: `dark hidden`. */
function look(): string {
  const { lintelTheme: theme, lintelHidden: hidden } =
    screen.getByRole('banner').dataset;
  const isDark = theme === 'dark-background';
  return [isDark && 'dark', hidden !== undefined && 'hidden']
    .filter(Boolean)
    .join(' ');
}

const send = (...messages: HeaderMessage[]) =>
  act(async () => messages.forEach(sendHeaderMessage));

const dispatch = (detail: unknown) =>
  act(async () => {
    window.dispatchEvent(new CustomEvent('lintel:message', { detail }));
  });

/** Shows a header. */
async function lookOfHeader() {
  render(header());
  await send();
  return look();
}

describe('header messages', () => {
  it('are kept until a header mounts, in StrictMode twice', async () => {
    await send('set hidden', 'set dark background');
    expect(await lookOfHeader()).toBe('dark hidden');
  });

  it('are received as events on window while a header is mounted', async () => {
    await dispatch('set hidden');
    expect(await lookOfHeader()).toBe('');
    await dispatch('set hidden');
    expect(look()).toBe('hidden');
    await dispatch('set fire');
    expect(look()).toBe('hidden');
  });

  it('are dispatched to the page’s own listeners, too', async () => {
    const heard: unknown[] = [];
    const listener = (event: CustomEvent) => heard.push(event.detail);
    window.addEventListener('lintel:message', listener);
    await send('set hidden');
    window.removeEventListener('lintel:message', listener);
    expect(heard).toEqual(['set hidden']);
  });

  it('are forgotten when the last header unmounts, except those for the next page', async () => {
    const { rerender } = render([header('first'), header('second')]);
    await send('set hidden');
    rerender([header('second')]);
    await send();
    expect(look()).toBe('hidden');
    rerender([]);
    await send();
    rerender([header('third')]);
    expect(look()).toBe('');
    await send('set hidden');
    rerender([]);
    sendHeaderMessage('set dark background');
    await send();
    rerender([header('fourth')]);
    await send();
    expect(look()).toContain('dark');
  });

  it('apply to each header until the next message, or its own new theme', async () => {
    const headers = (theme: HeaderTheme) => [
      <Header key="first" tracking={false} accounts={false} theme={theme} />,
      header('second'),
    ];
    const looks = () =>
      screen
        .getAllByRole('banner')
        .map(({ dataset }) => dataset['lintelTheme']);
    const [light, dark] = ['light-background', 'dark-background'] as const;
    const { rerender } = render(headers(dark));
    for (const repeated of [1, 2]) {
      await send('set dark background');
      expect(looks(), `time ${repeated}`).toEqual([dark, dark]);
      rerender(headers(light));
      expect(looks()).toEqual([light, dark]);
      await send('set visible');
      expect(looks()).toEqual([light, dark]);
      rerender(headers(dark));
    }
  });

  it('set background and visibility separately, and the last one of each wins', async () => {
    await lookOfHeader();
    await send('set hidden', 'set dark background', 'set light background');
    expect(look()).toBe('hidden');
    await send('set dark background', 'set hidden', 'set visible');
    expect(look()).toBe('dark');
  });
});
