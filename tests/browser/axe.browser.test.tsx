import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../setup/axe';

it('axe notices a button without a name', async () => {
  document.documentElement.lang = 'en';
  document.title = 'A page';
  document.body.innerHTML =
    '<main><h1>A page</h1><button>Start</button></main>';
  await expectNoAxeViolations();
  document.querySelector('button')!.textContent = '';
  await expect(expectNoAxeViolations()).rejects.toThrow('button-name');
});
