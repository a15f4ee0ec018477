import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Header } from '../../src/components/Header/Header';
import { link, stayOnPage, trigger } from '../header/headerParts';
import { pressBy } from '../browser/press';
import { showPage } from '../header/showHeader';
import {
  expectReceived,
  openings,
  receive,
  received,
  settle,
} from './trackingParts';

const field = (name: string) => page.getByRole('textbox', { name });

async function showWith(content: ReactNode) {
  const { header } = await showPage(
    <>
      <Header consent="granted" />
      <div style={{ paddingTop: 100 }}>{content}</div>
    </>,
  );
  stayOnPage(header);
}

describe('a team’s element with data-lintel-id counts', () => {
  it('as a button, by its text', async () => {
    await showWith(
      <button data-lintel-id="buy">
        Buy <b>now</b>
      </button>,
    );
    await userEvent.click(trigger('Buy now'));
    expect(await receive({ object_identifier: 'buy' })).toMatchObject({
      actor: 'user',
      action: 'click',
      object_type: 'button',
      object_display_name: 'Buy now',
      object_value: null,
      destination_url: null,
      product_page: 'www',
      product_section: 'page',
      product_area: null,
    });
  });

  it('as a link, without what in its address nobody agreed to', async () => {
    await showWith(
      <a
        href="/plans?email=ada@example.com&channel=mail#top"
        data-lintel-id="plans"
      >
        Plans
      </a>,
    );
    await userEvent.click(link('Plans'));
    expect(await receive({ object_identifier: 'plans' })).toMatchObject({
      action: 'click',
      object_type: 'link',
      destination_url: `${location.origin}/plans?channel=mail#top`,
    });
  });

  it('with what its attributes and those around it say', async () => {
    await showWith(
      <section
        data-lintel-section="pricing"
        data-lintel-area="table"
        data-lintel-page="shop"
      >
        <button
          data-lintel-id="plan"
          data-lintel-name="The plan"
          data-lintel-value="yearly"
          data-lintel-event="select"
        >
          Yearly
        </button>
      </section>,
    );
    await userEvent.click(trigger('Yearly'));
    expect(await receive({ object_identifier: 'plan' })).toMatchObject({
      action: 'select',
      object_type: 'option',
      object_display_name: 'The plan',
      object_value: 'yearly',
      product_section: 'pricing',
      product_area: 'table',
      product_page: 'shop',
    });
  });

  it('where something inside it is hit', async () => {
    await showWith(
      <a href="/plans" data-lintel-id="card">
        <span>
          <em>Plans</em>
        </span>
      </a>,
    );
    await userEvent.click(page.getByText('Plans'));
    await expectReceived({ object_identifier: 'card', object_type: 'link' });
  });

  it('alone, where it is inside another', async () => {
    await showWith(
      <div data-lintel-id="outer">
        <button data-lintel-id="inner">Inner</button>
        <button>Outer</button>
      </div>,
    );
    await userEvent.click(trigger('Inner'));
    await userEvent.click(trigger('Outer'));
    await expectReceived({ object_identifier: 'inner' });
    await expectReceived({ object_identifier: 'outer' });
  });

  it('also where a page stops the click on its way', async () => {
    await showWith(
      <div onClickCapture={(event) => event.stopPropagation()}>
        <button
          data-lintel-id="stopped"
          onClick={(event) => event.stopPropagation()}
        >
          Stopped
        </button>
      </div>,
    );
    await userEvent.click(trigger('Stopped'));
    await expectReceived({ object_identifier: 'stopped' });
  });

  it('also where the click takes it off the page', async () => {
    await showWith(
      <button
        data-lintel-id="gone"
        onClick={(event) => event.currentTarget.replaceChildren()}
      >
        Gone
      </button>,
    );
    await userEvent.click(trigger('Gone'));
    await expectReceived({ object_identifier: 'gone' });
  });

  it('not by the right button', async () => {
    await showWith(<button data-lintel-id="buy">Buy</button>);
    await pressBy('right', trigger('Buy'));
    await settle();
    expect(await received({ object_identifier: 'buy' })).toEqual([]);
  });

  it('not inside of what is to be ignored', async () => {
    await showWith(
      <div data-lintel-ignore="">
        <button data-lintel-id="secret">Secret</button>
        <button data-lintel-id="secret-menu" aria-expanded="false">
          Menu of secrets
        </button>
      </div>,
    );
    await userEvent.click(trigger('Secret'));
    trigger('Menu of secrets').element().ariaExpanded = 'true';
    await settle();
    expect(await received({ object_identifier: 'secret' })).toEqual([]);
    expect(await openings()).toEqual([]);
  });
});

describe('a team’s button with aria-expanded', () => {
  it('counts as opened when it is, and not when clicked', async () => {
    await showWith(
      <div data-lintel-section="questions">
        <button
          data-lintel-id="answer"
          aria-expanded="false"
          onClick={({ currentTarget }) => {
            const isOpen = currentTarget.ariaExpanded === 'true';
            currentTarget.ariaExpanded = String(!isOpen);
          }}
        >
          Why?
        </button>
      </div>,
    );
    await userEvent.click(trigger('Why?'));
    expect(await receive({ object_identifier: 'answer' })).toMatchObject({
      action: 'open',
      object_type: 'menu',
      object_display_name: 'Why?',
      product_section: 'questions',
    });
    await userEvent.click(trigger('Why?'));
    await expectReceived({ object_identifier: 'answer' });
  });
});

describe('in a shadow tree', () => {
  function addHost(attributes: Record<string, string>, inside: string) {
    const host = document.createElement('div');
    for (const [name, value] of Object.entries(attributes)) {
      host.setAttribute(name, value);
    }
    host.attachShadow({ mode: 'open' }).innerHTML = inside;
    // Its links are not seen from outside.
    host.addEventListener('click', (event) => event.preventDefault());
    document.querySelector('main')!.append(host);
  }

  it('a click counts for the host', async () => {
    await showWith(null);
    addHost(
      { 'data-lintel-id': 'host', 'data-lintel-name': 'The host' },
      '<button>Inside</button>',
    );
    await userEvent.click(trigger('Inside'));
    await expectReceived({
      object_identifier: 'host',
      object_display_name: 'The host',
    });
  });

  it('a click counts for what is inside, with what is said outside', async () => {
    await showWith(null);
    addHost(
      { 'data-lintel-section': 'outside' },
      '<a href="/plans" data-lintel-id="inside">Plans</a>',
    );
    await userEvent.click(link('Plans'));
    await expectReceived({
      object_identifier: 'inside',
      object_type: 'link',
      product_section: 'outside',
    });
  });
});

describe('what somebody writes is never read:', () => {
  const SECRET = 'my secret';

  async function expectSilence(id: string) {
    const event = await receive({ object_identifier: id });
    await settle();
    expect(JSON.stringify(await received())).not.toContain(SECRET);
    return expect(event);
  }

  it('in a text field', async () => {
    await showWith(<input aria-label="Words" data-lintel-id="field" />);
    await userEvent.fill(field('Words'), SECRET);
    await userEvent.click(field('Words'));
    (await expectSilence('field')).toMatchObject({
      object_display_name: 'Words',
      object_value: null,
    });
  });

  it('in a text area', async () => {
    await showWith(<textarea title="Words" data-lintel-id="field" />);
    await userEvent.fill(field('Words'), SECRET);
    field('Words').element().textContent = SECRET;
    await userEvent.click(field('Words'));
    await expectSilence('field');
  });

  it('in a text area that the server has filled', async () => {
    await showWith(
      <textarea title="Words" data-lintel-id="field" defaultValue={SECRET} />,
    );
    await userEvent.click(field('Words'));
    await expectSilence('field');
  });

  it('in what can be edited', async () => {
    await showWith(
      <div
        role="textbox"
        title="Words"
        contentEditable
        suppressContentEditableWarning
        data-lintel-id="field"
      />,
    );
    (field('Words').element() as HTMLElement).focus();
    await userEvent.keyboard(SECRET);
    await expect.element(field('Words')).toHaveTextContent(SECRET);
    await userEvent.click(field('Words'));
    await expectSilence('field');
  });

  it('in part of what can be edited', async () => {
    await showWith(
      <div contentEditable suppressContentEditableWarning>
        <p data-lintel-id="paragraph">{SECRET}</p>
      </div>,
    );
    await userEvent.click(page.getByText(SECRET));
    await expectSilence('paragraph');
  });

  it.each([
    ['a text field', <input key="" defaultValue={SECRET} />],
    ['a text area', <textarea key="" defaultValue={SECRET} />],
    [
      'what can be edited',
      <p key="" contentEditable suppressContentEditableWarning>
        {SECRET}
      </p>,
    ],
  ])('in %s inside of what counts', async (_, element) => {
    await showWith(
      <div role="button" tabIndex={0} data-lintel-id="card">
        <span>Your words</span> {element}
      </div>,
    );
    await userEvent.click(page.getByText('Your words'));
    await expectSilence('card');
  });
});
