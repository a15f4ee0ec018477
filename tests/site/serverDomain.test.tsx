// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Header } from '../../src/header/Header';

it('a server without site.domain reports it once, however many pages it renders', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  for (let page = 0; page < 3; page += 1) {
    renderToString(<Header consent="denied" />);
  }
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/^Lintel: site\.domain is missing on a server; /)],
  ]);
});
