import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDrawer } from '../../src/core/createDrawer';
import type { DrawerEvent, DrawerOptions } from '../../src/core/drawer';
import { ExpectedDrawer, type DrawerChange } from './expectedDrawer';

const section = fc.constantFrom('products', 'resources', 'more');
const type = <Type extends string>(name: Type) => fc.constant(name);
const reason = fc.constantFrom(
  'escape',
  'backdrop',
  'navigate',
  'resize',
  'restore',
  'other',
);

const event: fc.Arbitrary<DrawerEvent> = fc.oneof(
  { arbitrary: fc.record({ type: type('press') }), weight: 3 },
  { arbitrary: fc.record({ type: type('section'), section }), weight: 3 },
  fc.record({ type: type('found'), section }),
  fc.record({ type: type('dismiss'), reason }),
);
const events = fc.array(event, { maxLength: 40, size: 'max' });

function start(options?: DrawerOptions, defaultOpen?: boolean) {
  const changes: DrawerChange[] = [];
  const drawer = createDrawer(defaultOpen);
  drawer.setOptions({
    ...options,
    onChange: (...change) => changes.push(change),
  });
  return { drawer, takeChanges: () => changes.splice(0) };
}

function tell(expected: ExpectedDrawer, event: DrawerEvent) {
  switch (event.type) {
    case 'press':
      return expected.press();
    case 'dismiss':
      return expected.dismiss(event.reason);
    case 'section':
      return expected.pressSection(event.section);
    case 'found':
      return expected.found(event.section);
  }
}

describe('whatever a visitor does', () => {
  it('the drawer does what the specification says', () => {
    const property = fc.property(fc.boolean(), events, (defaultOpen, todo) => {
      const { drawer, takeChanges } = start({}, defaultOpen);
      const expected = new ExpectedDrawer({ defaultOpen });
      for (const one of todo) {
        drawer.send(one);
        tell(expected, one);
        expect({ ...drawer.get(), changes: takeChanges() }).toEqual({
          open: expected.open,
          section: expected.section,
          changes: expected.takeChanges(),
        });
      }
    });
    fc.assert(property, { numRuns: 10_000 });
  });

  it('a drawer that the page holds open or closed stays so, and only proposes', () => {
    const property = fc.property(fc.boolean(), events, (held, todo) => {
      const { drawer, takeChanges } = start({ open: held });
      todo.forEach(drawer.send);
      for (const [open] of takeChanges()) expect(open).toBe(!held);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});
