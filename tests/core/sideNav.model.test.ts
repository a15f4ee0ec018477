import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSideNav } from '../../src/core/createSideNav';
import type {
  SideNavEvent,
  SideNavOptions,
  SideNavReason,
} from '../../src/core/sideNav';

type Change = [open: boolean, reason: SideNavReason];

const type = <Type extends string>(name: Type) => fc.constant(name);
const section = fc.constantFrom('features', 'pricing', null);
const reason = fc.constantFrom(
  'escape',
  'blur',
  'outside',
  'navigate',
  'resize',
  'other',
);

/** What a visitor does, and what comes of scrolling. */
const event: fc.Arbitrary<SideNavEvent> = fc.oneof(
  { arbitrary: fc.record({ type: type('active'), section }), weight: 3 },
  { arbitrary: fc.record({ type: type('press') }), weight: 3 },
  fc.record({ type: type('hydrate') }),
  fc.record({ type: type('dismiss'), reason }),
);
const events = fc.array(event, { maxLength: 40, size: 'max' });

/** What a visitor may expect: a list that opens and closes, whatever is active. */
class ExpectedSideNav {
  active: string | null = null;
  readonly changes: Change[] = [];

  constructor(public open: boolean) {}

  tell(event: SideNavEvent) {
    if (event.type === 'active') this.active = event.section;
    else if (event.type === 'press') this.#become(!this.open, 'press');
    else if (event.type === 'hydrate') this.#become(true, 'hydration');
    else this.#become(false, event.reason);
  }

  #become(open: boolean, reason: SideNavReason) {
    if (open !== this.open) this.changes.push([open, reason]);
    this.open = open;
  }
}

function start(defaultOpen: boolean, options: SideNavOptions = {}) {
  const changes: Change[] = [];
  const nav = createSideNav(defaultOpen);
  nav.setOptions({
    ...options,
    onChange: (...change) => changes.push(change),
  });
  return { nav, changes };
}

describe('whatever a visitor does', () => {
  it('the list opens and closes as expected, and the active section is the last one told', () => {
    const property = fc.property(fc.boolean(), events, (defaultOpen, todo) => {
      const { nav, changes } = start(defaultOpen);
      const expected = new ExpectedSideNav(defaultOpen);
      for (const one of todo) {
        nav.send(one);
        expected.tell(one);
        const { active, open } = expected;
        expect(nav.get()).toEqual({ active, open });
      }
      expect(changes).toEqual(expected.changes);
    });
    fc.assert(property, { numRuns: 3000 });
  });

  it('a list that the page holds open or closed stays so, and only proposes', () => {
    const property = fc.property(fc.boolean(), events, (held, todo) => {
      const { nav, changes } = start(false, { open: held });
      for (const one of todo) {
        changes.length = 0;
        nav.send(one);
        for (const [open] of changes) expect(open).toBe(!held);
        if (one.type === 'press') expect(changes).toEqual([[!held, 'press']]);
      }
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('nobody is told of a section that is active already', () => {
    const property = fc.property(events, section, (before, active) => {
      const { nav } = start(false);
      for (const one of before) nav.send(one);
      nav.send({ type: 'active', section: active });
      let told = 0;
      nav.subscribe(() => {
        told += 1;
      });
      nav.send({ type: 'active', section: active });
      expect(told).toBe(0);
    });
    fc.assert(property, { numRuns: 500 });
  });
});
