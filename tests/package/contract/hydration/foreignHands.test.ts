import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import type { PageDescription } from '../page/Page';
import { isThorough, onNewestReact } from '../setup/onBothReacts';

/**
 * What tag managers, extensions, translators and A/B tools do. Each runs in the
 * page, also after those before it.
 */
const hands: Record<string, () => void> = {
  'remove the second entry': () => {
    document.querySelector('nav ul ul > li:nth-child(2)')!.remove();
  },
  'move an entry to another list': () => {
    const [from, to] = document.querySelectorAll('nav ul ul');
    to!.append(from!.firstElementChild!);
  },
  'turn a list around': () => {
    const list = document.querySelector('nav ul ul')!;
    list.append(...[...list.children].reverse());
  },
  'put a whole column elsewhere': () => {
    const column = document.querySelector('nav ul ul')!.parentElement!;
    column.parentElement!.append(column);
  },
  'wrap each text, as a translator does': () => {
    for (const link of document.querySelectorAll('nav ul ul a')) {
      const font = document.createElement('font');
      font.append(...link.childNodes);
      link.append(font);
    }
  },
  'wrap each link': () => {
    for (const link of document.querySelectorAll('nav ul ul a')) {
      const frame = document.createElement('span');
      link.replaceWith(frame);
      frame.append(link);
    }
  },
  'put a picture into each link': () => {
    for (const link of document.querySelectorAll('nav ul ul a')) {
      link.prepend(document.createElement('img'));
    }
  },
  'add a link without an entry of its own': () => {
    const list = document.querySelector('nav ul ul')!;
    list.insertAdjacentHTML('afterbegin', '<a href="/guest">Guest</a>');
  },
  'add an entry before the first': () => {
    const list = document.querySelector('nav ul ul')!;
    list.insertAdjacentHTML(
      'afterbegin',
      '<li><a href="/guest">Guest</a></li>',
    );
  },
  'add an entry after each': () => {
    for (const entry of document.querySelectorAll('nav ul ul > li')) {
      entry.insertAdjacentHTML(
        'afterend',
        '<li><a href="/guest">Guest</a></li>',
      );
    }
  },
  'copy a link to the front': () => {
    const [first] = document.querySelectorAll('nav ul ul > li');
    const last = [...document.querySelectorAll('nav ul ul > li')].at(-1)!;
    first!.before(last.cloneNode(true));
  },
};

const description: PageDescription = {
  headers: [
    { tracking: false, url: 'https://www.example.com/email-marketing' },
  ],
};

/** One change of each kind: React replaces the menus after any of them. */
const handsBeforeHydration = [
  'add an entry after each',
  'put a whole column elsewhere',
  'wrap each text, as a translator does',
];

onNewestReact('links in the hands of others', 'production', (contract) => {
  it.each(isThorough ? Object.keys(hands) : handsBeforeHydration)(
    'that %s lead where their words say, if it happens before hydration',
    async (name) => {
      const { page, release } = await contract.open(description, {
        held: true,
      });
      const wanted = await targetsOf(page);
      await page.evaluate(hands[name]!);
      await release();
      await expectTargets(page, wanted, name);
    },
  );

  it('lead where their words say, whatever happens to them after hydration', async () => {
    const { page, rest } = await contract.open(description);
    const wanted = await targetsOf(page);
    for (const [index, name] of Object.keys(hands).entries()) {
      await page.evaluate(hands[name]!);
      const path = index % 2 ? '/pricing' : '/scheduling';
      await page.evaluate((path) => history.pushState(null, '', path), path);
      await rest();
      await expectTargets(page, wanted, name);
    }
  });
});

/** Attributes that other scripts set. Each runs in the page, for a link. */
const changes: Record<string, (link: Element) => void> = {
  'its address for another domain, and that it is current': (link) => {
    link.setAttribute('href', `${link.getAttribute('href')}?_gl=1*abc`);
    link.setAttribute('aria-current', 'step');
  },
  'its address for a test of two pages, and that it is its section': (link) => {
    link.setAttribute('href', '/variant-b');
    link.setAttribute('aria-current', 'true');
  },
  'a whole address': (link) =>
    link.setAttribute('href', (link as HTMLAnchorElement).href),
  'that it is current, and its target': (link) => {
    link.setAttribute('aria-current', 'step');
    link.setAttribute('target', '_top');
  },
};

const changesInTime = Object.keys(changes).flatMap((name, index) => [
  ...(isThorough || index === 0 ? [[name, 'before'] as const] : []),
  [name, 'after'] as const,
]);

onNewestReact(
  'a link of which another script changes',
  'production',
  (contract) => {
    it.each(changesInTime)(
      '%s stays so if it happens %s hydration, on the next page, and on a phone',
      async (name, time) => {
        const { page, release, rest } = await contract.open(
          { headers: [{ tracking: false }] },
          { held: time === 'before' },
        );
        const link = page.locator('nav [data-lintel-id="templates"]');
        await link.evaluate(changes[name]!);
        const changed = await attributesOf(link);
        await release();
        await expect.poll(() => attributesOf(link)).toEqual(changed);
        await page.evaluate(() => history.pushState(null, '', '/templates'));
        await page.setViewportSize({ width: 700, height: 800 });
        await rest();
        const isOurs = changed['href'] === '/templates';
        expect(await attributesOf(link)).toEqual({
          ...changed,
          href: isOurs ? '/start' : changed['href'],
        });
      },
    );
  },
);

/** When a linker adds its parameter: at the first and the last event of a click. */
const moments = isThorough
  ? ['pointerdown', 'mousedown', 'focusin', 'mouseup', 'click']
  : ['pointerdown', 'click'];

onNewestReact(
  'in a browser without the Navigation API, a parameter that a script adds',
  'production',
  (contract) => {
    it.each(moments)('on %s arrives with the visitor', async (type) => {
      const { page } = await contract.open(
        { headers: [{ tracking: false, url: 'https://www.example.com/' }] },
        { before: withoutNavigation },
      );
      await page.evaluate(addParameterOn, type);
      await page.getByRole('button', { name: 'Products' }).click();
      const link = page.getByRole('link', { name: 'Scheduling' });
      const [request] = await Promise.all([
        page.waitForRequest(/scheduling/),
        link.click(),
      ]);
      expect(request.url()).toMatch(/scheduling\?_gl=1$/);
    });
  },
);

/** Runs in the page before everything else. */
function withoutNavigation(): void {
  Object.defineProperty(window, 'navigation', { value: undefined });
}

/** Runs in the page. */
function addParameterOn(type: string): void {
  document.addEventListener(
    type,
    ({ target }) => {
      const link = (target as Element).closest('a');
      if (link && !link.search) link.search = '?_gl=1';
    },
    true,
  );
}

function attributesOf(link: Locator): Promise<Record<string, string>> {
  return link.evaluate((element) =>
    Object.fromEntries(
      Array.from(element.attributes, ({ name, value }) => [name, value]),
    ),
  );
}

/** Where the menus' links lead, by their words. */
async function targetsOf(page: Page): Promise<Map<string, string>> {
  const links = await page
    .locator('nav [data-lintel="panel"] a')
    .evaluateAll((anchors) =>
      anchors.map((anchor): [string, string] => [
        anchor.textContent,
        anchor.getAttribute('href')!,
      ]),
    );
  return new Map(links);
}

/** Every link leads to the address of its words, or is the other hand's own. */
async function expectTargets(
  page: Page,
  wanted: Map<string, string>,
  hand: string,
) {
  const targets = await targetsOf(page);
  targets.delete('Guest');
  expect(targets.size).toBeGreaterThanOrEqual(wanted.size - 1);
  for (const [words, target] of targets) {
    expect([hand, words, target]).toEqual([hand, words, wanted.get(words)]);
  }
}
