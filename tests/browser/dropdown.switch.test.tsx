import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pass, stopClock } from './clock';
import { expectClosed, expectOpen, link, trigger } from './headerParts';
import { showHeader } from './showHeader';

describe('from one menu to the other', () => {
  async function hoverBoth() {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await userEvent.hover(trigger('Resources'));
  }

  it('a hover has not switched after 60 ms', async () => {
    await hoverBoth();
    await pass(60);
    await expectOpen();
    await expectClosed('Resources');
  });

  it('a hover has switched after 150 ms', async () => {
    await hoverBoth();
    await pass(150);
    await expectOpen('Resources');
    await expectClosed();
  });

  it('a hover takes more than 60 ms by the real clock too', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    const resources = trigger('Resources').element();
    const entered = new Promise<number>((resolve) => {
      const onEnter = () => resolve(performance.now());
      resources.addEventListener('pointerenter', onEnter, { once: true });
    });
    const switched = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => resolve(performance.now()));
      observer.observe(resources, { attributeFilter: ['aria-expanded'] });
    });
    await userEvent.hover(resources);
    expect((await switched) - (await entered)).toBeGreaterThan(60);
  });

  it('a click switches at once', async () => {
    await showHeader();
    await userEvent.hover(trigger());
    await expectOpen();
    stopClock();
    await userEvent.click(trigger('Resources'));
    await expectOpen('Resources');
    await expectClosed();
  });

  it('a path that cuts the corner over the other trigger changes nothing', async () => {
    await hoverBoth();
    await pass(90);
    await userEvent.hover(link('Online Stores'));
    await pass(1000);
    await expectOpen();
    await expectClosed('Resources');
  });

  it('a hover that ends before does not switch', async () => {
    await hoverBoth();
    await pass(90);
    await userEvent.hover(link('Home'));
    await pass(1000);
    await expectOpen();
    await expectClosed('Resources');
  });
});
