import { fireEvent } from '@testing-library/react';
import { describe, it } from 'vitest';
import {
  cross,
  expectDrawerClosed,
  expectDrawerOpen,
  expectSectionClosed,
  expectSectionOpen,
  hamburger,
  inDrawer,
  openDrawer,
  showPhone,
} from './drawerParts';
import { tap } from './tap';

describe('on a device with mouse and finger', () => {
  it('one tap toggles once, time and again', async () => {
    await showPhone();
    for (let round = 0; round < 3; round += 1) {
      await tap(hamburger());
      await expectDrawerOpen();
      await tap(cross());
      await expectDrawerClosed();
    }
  });

  it('a tap’s own mouse events toggle nothing', async () => {
    await showPhone();
    const element = hamburger().element();
    for (const type of ['pointerdown', 'pointerup']) {
      fireEvent(element, pointer(type));
    }
    for (const type of ['mousemove', 'mousedown', 'mouseup']) {
      fireEvent(element, new MouseEvent(type, { bubbles: true }));
    }
    await expectDrawerClosed();
    fireEvent(element, pointer('click'));
    await expectDrawerOpen();
  });

  it('a finger opens what the mouse has closed', async () => {
    await showPhone();
    await openDrawer();
    await tap(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
    (inDrawer('button', 'Products').element() as HTMLElement).click();
    await expectSectionClosed('Products');
    await tap(inDrawer('button', 'Products'));
    await expectSectionOpen('Products');
  });

  it('a finger that goes down and is taken away opens nothing (WCAG 2.5.2)', async () => {
    await showPhone();
    fireEvent(hamburger().element(), pointer('pointerdown'));
    fireEvent(hamburger().element(), pointer('pointercancel'));
    await expectDrawerClosed();
  });
});

function pointer(type: string) {
  return new PointerEvent(type, {
    pointerType: 'touch',
    bubbles: true,
    cancelable: true,
  });
}
