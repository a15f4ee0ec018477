import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../setup/axe';

function Counter() {
  const [count, setCount] = useState(0);
  const [isHovered, setIsHovered] = useState(false);
  return (
    <main>
      <h1>Counter</h1>
      <button
        onClick={() => setCount(count + 1)}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
      >
        {isHovered ? 'Hovered' : 'Pressed'} {count}
      </button>
      <input aria-label="Name" />
    </main>
  );
}

describe('the browser of the tests', () => {
  it('hovers and clicks like a mouse', async () => {
    render(<Counter />);
    const button = screen.getByRole('button');
    await userEvent.hover(button);
    await expect.element(button).toHaveTextContent('Hovered 0');
    expect(button.matches(':hover')).toBe(true);
    await userEvent.click(button);
    await expect.element(button).toHaveTextContent('Hovered 1');
  });

  it('starts with the pointer outside the page', async () => {
    render(<Counter />);
    await expect
      .element(screen.getByRole('button'))
      .toHaveTextContent('Pressed 0');
  });

  it('tabs, types and presses keys', async () => {
    render(<Counter />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('button'))
      .toHaveTextContent('Pressed 1');
    await userEvent.tab();
    await userEvent.keyboard('Ada');
    await expect.element(screen.getByRole('textbox')).toHaveValue('Ada');
  });

  it('has a pointer that hovers', () => {
    expect(matchMedia('(hover: hover)').matches).toBe(true);
    expect(matchMedia('(pointer: fine)').matches).toBe(true);
  });

  it('shrinks to the size of a phone', async () => {
    await page.viewport(320, 640);
    expect([innerWidth, innerHeight]).toEqual([320, 640]);
    expect(matchMedia('(max-width: 320px)').matches).toBe(true);
    document.body.style.height = '2000px';
    expect(document.documentElement.clientWidth).toBe(320);
  });

  it('grows to the size of a desktop', async () => {
    await page.viewport(1920, 1080);
    expect([innerWidth, innerHeight]).toEqual([1920, 1080]);
    expect(devicePixelRatio).toBe(1);
    await reachCorners();
  });

  it('returns to its size for the next test', () => {
    expect([innerWidth, innerHeight]).toEqual([1280, 800]);
  });

  it('reaches the corners of the page', reachCorners);

  it('is checked by axe', async () => {
    render(<Counter />);
    await expectNoAxeViolations();
    document.body.insertAdjacentHTML('beforeend', '<button></button>');
    await expect(expectNoAxeViolations()).rejects.toThrow('button-name');
  });
});

async function reachCorners() {
  for (const corner of ['top: 0; left: 0', 'bottom: 0; right: 0']) {
    const button = document.createElement('button');
    button.style.cssText = `position: fixed; ${corner}`;
    document.body.append(button);
    await userEvent.hover(button);
    await expect.poll(() => button.matches(':hover')).toBe(true);
  }
}
