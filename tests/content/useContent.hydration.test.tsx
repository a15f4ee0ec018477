import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Navigation } from '../../src/content/navigation';
import { useContentValue } from '../../src/react/PartProvider';
import { LintelProvider } from '../../src/components/LintelProvider/LintelProvider';
import { SettingsProvider } from '../../src/react/settings/SettingsProvider';

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

it('guards what a provider says once, for all parts under it', () => {
  const label = vi.fn(() => 'Shop');
  const item = { id: 'shop', href: '/shop' };
  const menus = {
    ...plain,
    items: [Object.defineProperty(item, 'label', { get: label })],
  } as unknown as Navigation;
  const readsWith = (parts: number) => {
    label.mockClear();
    const own = { ...menus };
    renderToString(
      <LintelProvider tracking={false} navigation={own}>
        {Array.from({ length: parts }, (_, at) => (
          <SettingsProvider key={at}>
            <Probe onDraw={() => {}} />
          </SettingsProvider>
        ))}
      </LintelProvider>,
    );
    return label.mock.calls.length;
  };
  expect(readsWith(1)).toBeGreaterThan(0);
  expect(readsWith(3)).toBe(readsWith(1));
});
