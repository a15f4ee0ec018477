import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useScrolled } from '../../src/react/page/useScrolled';

it('goes by the latest record where a busy page delivers several at once', () => {
  const deliver = showBar();
  const bar = screen.getByRole('banner');
  deliver(1, 0);
  expect(bar).toHaveAttribute('data-scrolled');
  deliver(0, 1);
  expect(bar).not.toHaveAttribute('data-scrolled');
});

it('goes by the only record where there is one', () => {
  const deliver = showBar();
  const bar = screen.getByRole('banner');
  deliver(0);
  expect(bar).toHaveAttribute('data-scrolled');
  deliver(1);
  expect(bar).not.toHaveAttribute('data-scrolled');
});

/** Returns what delivers records in one call: how much of the page's top is seen, oldest first. */
function showBar(): (...ratios: number[]) => void {
  let call: IntersectionObserverCallback | undefined;
  class FakeObserver {
    constructor(given: IntersectionObserverCallback) {
      call = given;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  render(<Bar />);
  return (...ratios) =>
    call?.(
      ratios.map(
        (intersectionRatio) =>
          ({ intersectionRatio }) as IntersectionObserverEntry,
      ),
      {} as IntersectionObserver,
    );
}

function Bar() {
  const bar = useRef<HTMLElement>(null);
  useScrolled(bar);
  return <header ref={bar} />;
}
