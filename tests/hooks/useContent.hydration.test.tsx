import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Navigation } from '../../src/content/navigation';
import { useContentValue } from '../../src/hooks/PartProvider';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';

const plain: Navigation = {
  version: 1,
  items: [{ id: 'shop', label: 'Shop', href: '/shop' }],
};
const dated: Navigation = {
  version: 1,
  items: [
    { ...plain.items[0]!, badge: { kind: 'new', from: '2020-01-01' } },
  ] as Navigation['items'],
};

it('draws no menu anew once hydrated', () => {
  expect(new Set(hydrate(plain)).size).toBe(1);
});

it('shows the badge of the day once hydrated, and not before', () => {
  const badges = hydrate(dated).map(({ items }) => items[0]);
  expect(badges.at(0)).toMatchObject({ label: 'Shop', badge: undefined });
  expect(badges.at(-1)).toMatchObject({ label: 'Shop', badge: 'new' });
});

/** The menus of each time that the page was drawn. */
function hydrate(navigation: Navigation): Navigation[] {
  const drawn: Navigation[] = [];
  const page = (
    <LintelProvider
      site={{ domain: 'example.com' }}
      navigation={navigation}
      tracking={false}
    >
      <Probe onDraw={(menus) => drawn.push(menus)} />
    </LintelProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  drawn.length = 0;
  render(page, { container, hydrate: true });
  return drawn;
}

function Probe({ onDraw }: { onDraw(navigation: Navigation): void }) {
  onDraw(useContentValue().navigation);
  return null;
}
