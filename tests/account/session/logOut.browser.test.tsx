import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { backend, freshPage } from '../../header/showHeader';

const PAGE = new URL('loggedInPage.tsx', import.meta.url).pathname;
const RUNNER = '__vitest_browser_runner__';
const HOME = `${location.origin}/`;
const LOG_OUT = '/api/auth/Logout';

/** A logged-in visitor's page in an iframe, because Log Out leaves the page. */
async function openPage(): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  // Wide enough for the bar.
  frame.width = '1200';
  // The iframe loads lazy parts with the module runner of this page.
  frame.srcdoc = `<!doctype html><html lang="en"><title>A page</title>
    <base href="/pricing">
    <script>window.${RUNNER} = parent.${RUNNER}</script>
    <script type="module" src="${PAGE}"></script>`;
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await find(frame, '[data-lintel="avatar"][aria-expanded]');
  return frame;
}

async function find(frame: HTMLIFrameElement, selector: string) {
  const found = () =>
    frame.contentDocument?.querySelector<HTMLElement>(selector) ?? null;
  // The iframe has to load its modules.
  await expect.poll(found).not.toBeNull();
  return found()!;
}

async function pressLogOut(frame: HTMLIFrameElement, init?: MouseEventInit) {
  (await find(frame, '[data-lintel="avatar"]')).click();
  const item = await find(frame, '[data-lintel-id="log-out"]');
  expect(item.textContent).toBe('Log Out');
  item.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
}

const addressOf = (frame: HTMLIFrameElement) => frame.contentDocument?.URL;
const expectHome = (frame: HTMLIFrameElement) =>
  expect.poll(() => addressOf(frame)).toBe(HOME);

const isLoggedIn = async () => (await fetch('/api/me')).ok;

beforeEach(async () => {
  await freshPage();
  await backend.logIn({ firstName: 'Ada' });
});

describe('Log Out', () => {
  it('sends the crumb, then loads the home page', async () => {
    const frame = await openPage();
    const crumb = document.cookie.match(/crumb=([^;]*)/)![1]!;
    await pressLogOut(frame);
    await expectHome(frame);
    const [posted, ...rest] = await backend.log(LOG_OUT);
    expect(rest).toEqual([]);
    expect(posted).toMatchObject({
      method: 'POST',
      query: { crumb },
      status: 200,
    });
    expect(await isLoggedIn()).toBe(false);
  });

  it('with a modifier key is left to the browser, and sends nothing', async () => {
    const frame = await openPage();
    // What the browser then opens is not part of this test.
    frame.contentDocument!.body.addEventListener('click', (event) =>
      event.preventDefault(),
    );
    await pressLogOut(frame, { ctrlKey: true });
    expect(await isLoggedIn()).toBe(true);
    expect(await backend.log(LOG_OUT)).toEqual([]);
  });
});
