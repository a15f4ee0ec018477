import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureEventContext } from '../../src/analytics/trackEvent';
import type { Decision, Consent } from '../../src/analytics/consent';
import { openPage, setVisibility } from './trackedPage';

type Page = ReturnType<typeof openPage>;

/** The actions of a visitor, a banner and a page. */
type Command =
  | { do: 'track' | 'hide' | 'show' | 'wait' }
  | { do: 'view'; path: string }
  | { do: 'visitor'; says: Consent }
  | { do: 'header'; says: Decision | 'gone' }
  | { do: 'flag'; on: boolean };

/** The rules as a model: what has been sent, and what waits. */
class Expected {
  readonly left: string[] = [];
  landings = 0;
  private waiting: string[] = [];
  private landed = false;
  private path: string | null = null;
  private disabled = false;
  private hidden = false;
  private asked = false;
  private tracked = 0;
  private consent: Decision;
  /** The decision of a second header, which mounts and unmounts. */
  private second: Decision | 'gone' = 'gone';
  private answer: Consent | null = null;

  constructor(private readonly first: Decision) {
    this.consent = first;
  }

  apply(command: Command): void {
    switch (command.do) {
      case 'track':
        return this.add(`${(this.tracked += 1)}`);
      case 'view':
        if (command.path === this.path) return;
        this.path = command.path;
        this.add('view');
        return this.sendSoon();
      case 'hide':
        if (this.hidden) return;
        this.hidden = true;
        if (this.path !== null) this.add('unload');
        return this.path === null ? undefined : this.send();
      case 'show':
        this.hidden = false;
        return;
      case 'visitor':
        this.answer = command.says;
        return this.decide();
      case 'header':
        this.second = command.says;
        return this.decide();
      case 'flag':
        this.disabled = command.on;
        return;
      case 'wait':
        if (this.asked) this.send();
        this.asked = false;
    }
  }

  private add(event: string): void {
    if (this.consent === 'denied' || this.consent === 'off') return;
    this.waiting.push(event);
    if (this.consent !== 'pending') this.sendSoon();
  }

  private sendSoon(): void {
    if (this.hidden) this.send();
    else this.asked = true;
  }

  /**
   * The strictest decision, until the visitor answers. The answer does not
   * change `off`.
   */
  private decide(): void {
    const said = [this.first, this.second];
    const strictest = (['off', 'denied', 'pending', 'granted'] as const).find(
      (each) => said.includes(each),
    )!;
    const consent =
      strictest === 'off' ? strictest : (this.answer ?? strictest);
    if (consent === this.consent) return;
    this.consent = consent;
    if (consent === 'denied' || consent === 'off') this.waiting = [];
    this.send();
  }

  private send(): void {
    if (this.consent !== 'granted' || this.path === null) return;
    if (this.disabled) {
      this.waiting = [];
      return;
    }
    if (!this.landed) {
      this.landed = true;
      this.landings += 1;
      this.waiting.unshift('land');
    }
    this.left.push(...this.waiting.splice(0));
  }
}

/** Unmounts the second header. */
let leave = () => {};

function perform(page: Page, command: Command, count: () => number): void {
  switch (command.do) {
    case 'track':
      void page.track({ type: 'click', object_identifier: String(count()) });
      return;
    case 'view':
      window.history.replaceState(null, '', command.path);
      return page.tracking.view(captureEventContext());
    case 'hide':
      return turn('hidden');
    case 'show':
      return turn('visible');
    case 'visitor':
      return page.answer(command.says);
    case 'header':
      leave();
      leave = command.says === 'gone' ? () => {} : page.decide(command.says);
      return;
    case 'flag':
      window.lintelEventsDisabled = command.on;
      return;
    case 'wait':
      vi.runAllTimers();
  }
}

/** Like browsers, dispatches the event only for a change. */
function turn(state: DocumentVisibilityState): void {
  if (document.visibilityState !== state) setVisibility(state);
}

const consent = fc.constantFrom<Consent>('granted', 'pending', 'denied');
const decision = fc.constantFrom<Decision>(
  'granted',
  'pending',
  'denied',
  'off',
);
const path = fc.constantFrom('/', '/pricing', '/blog');
const just = (name: 'track' | 'hide' | 'show' | 'wait') =>
  fc.constant<Command>({ do: name });
const command = fc.oneof(
  { weight: 6, arbitrary: just('track') },
  { weight: 3, arbitrary: just('wait') },
  { weight: 1, arbitrary: just('hide') },
  { weight: 1, arbitrary: just('show') },
  {
    weight: 2,
    arbitrary: path.map((path): Command => ({ do: 'view', path })),
  },
  {
    weight: 2,
    arbitrary: consent.map((says): Command => ({ do: 'visitor', says })),
  },
  {
    weight: 2,
    arbitrary: fc
      .oneof(decision, fc.constant('gone' as const))
      .map((says): Command => ({ do: 'header', says })),
  },
  {
    weight: 1,
    arbitrary: fc.boolean().map((on): Command => ({ do: 'flag', on })),
  },
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'lintelEventsDisabled');
});

function leftOf(page: Page): string[] {
  return page
    .events()
    .map(({ action, object_identifier }) =>
      String(object_identifier ?? action),
    );
}

async function compare(
  initial: Decision,
  commands: readonly Command[],
): Promise<void> {
  leave = () => {};
  Reflect.deleteProperty(window, 'lintelEventsDisabled');
  turn('visible');
  const page = openPage({ consent: initial, options: { pageEvents: true } });
  const expected = new Expected(initial);
  // The page is now idle.
  await Promise.resolve();
  let tracked = 0;
  for (const command of commands) {
    perform(page, command, () => (tracked += 1));
    // The decision of an unmounted header lasts until the end of the task.
    await Promise.resolve();
    expected.apply(command);
    expect(leftOf(page)).toEqual(expected.left);
    expect(page.landings).toHaveLength(expected.landings);
  }
  vi.runAllTimers();
  page.close();
}

it('a page sends nothing without consent, and everything once and in order with consent: 300 sequences', async () => {
  await fc.assert(
    fc.asyncProperty(
      decision,
      fc.array(command, { maxLength: 40, size: 'max' }),
      compare,
    ),
    { numRuns: 300 },
  );
}, 120_000);
