import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { onNewestReact } from '../setup/onBothReacts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Adds a long text to the page. */
function addText(page: Page) {
  return page.evaluate(() => {
    const text = document.createElement('div');
    text.id = 'text';
    text.innerHTML = '<p>A paragraph</p>'.repeat(500);
    document.body.append(text);
    // Styled now, and not with the change.
    return text.offsetHeight;
  });
}

/** How many elements Chromium styles because of a change. */
async function restyledBy(page: Page, change: () => Promise<unknown>) {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await change();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

// A `:has()` of the root can make each change of the page restyle all of it.
// https://developer.mozilla.org/docs/Web/CSS/:has#performance_considerations
onNewestReact('a change of the page', 'production', (contract) => {
  it.each([
    // The root element and what follows it: a rule of the sheet asks it for focus.
    ['a new paragraph', 24, '<p>New</p>'],
    ['a new list', 24, '<ul><li>New</li></ul>'],
    ['a new link', 30, '<a href="/new">New</a>'],
    ['an opened part', 30, '<div data-state="open">New</div>'],
  ])('%s restyles at most %d elements', async (_, most, html) => {
    const { page, rest } = await contract.open({ sections: true });
    await rest();
    await addText(page);
    const count = await restyledBy(page, () =>
      page.evaluate((added) => {
        const text = document.getElementById('text')!;
        text.insertAdjacentHTML('beforeend', added);
        return text.offsetHeight;
      }, html),
    );
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
  });
});
