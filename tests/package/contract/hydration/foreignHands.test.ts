import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import type { PageDescription } from '../page/Page';
import { onNewestReact } from '../setup/onBothReacts';

/**
 * What tag managers, extensions, translators and A/B tools do: one change of
 * each kind. Each runs in the page, also after those before it.
 */
const hands: Record<string, () => void> = {
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
  'add an entry after each': () => {
    for (const entry of document.querySelectorAll('nav ul ul > li')) {
      entry.insertAdjacentHTML(
        'afterend',
        '<li><a href="/guest">Guest</a></li>',
      );
    }
  },
};

const description: PageDescription = {
  headers: [
    { tracking: false, url: 'https://www.example.com/email-marketing' },
  ],
};

onNewestReact(
  'links of a page that other scripts change',
  'production',
  (contract) => {
    it.each(Object.keys(hands))(
      'lead where their words say if others %s before hydration',
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

    it('lead where their words say if all of them happen after hydration', async () => {
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
  },
);

/** Attributes that other scripts set. Each runs in the page, for a link. */
const changes: Record<string, (link: Element) => void> = {
  'its address for another domain, and that it is current': (link) => {
    link.setAttribute('href', `${link.getAttribute('href')}?_gl=1*abc`);
    link.setAttribute('aria-current', 'step');
  },
  'its target, but not its address': (link) =>
    link.setAttribute('target', '_top'),
};

const changesInTime = Object.keys(changes).flatMap((name) => [
  [name, 'before'] as const,
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

onNewestReact(
  'in a browser without the Navigation API, a parameter that a script adds',
  'production',
  (contract) => {
    // The first and the last event of a click.
    it.each(['pointerdown', 'click'])(
      'on %s arrives with the visitor',
      async (type) => {
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
      },
    );
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
