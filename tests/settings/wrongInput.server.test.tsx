// @vitest-environment node
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { warnInDevelopment } from '../../src/core/report/report';
import * as lintel from '../../src/index';
import { wrongInputs } from './wrongInputs';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      lines.push(values.map(String).join(' '));
    });
  }
  return () => vi.restoreAllMocks();
});

// Problems with menus, wording and the page's language are reported in the browser.
const onServer = wrongInputs.filter(
  ({ message }) => !/^messages\.|matches none of the languages/.test(message),
);

describe('an invalid input on a server', () => {
  it.each(onServer)(
    'breaks no page and is reported once: $message',
    async ({ part, props, message }) => {
      const Part = lintel[part] as ComponentType;
      renderToString(
        <lintel.LintelProvider
          site={{ domain: 'example.com' }}
          tracking={false}
        >
          {createElement(Part, props)}
        </lintel.LintelProvider>,
      );
      await vi.dynamicImportSettled();
      // A server also reports that a site has no domain.
      const said = lines.filter(
        (line) => !/site\.domain is missing/.test(line),
      );
      expect(said).toEqual([`Lintel: ${message}`]);
    },
  );
});

describe('a server', () => {
  const renderHeader = () => renderToString(<lintel.Header consent="denied" />);
  const ofDomain = () =>
    lines.filter((line) => /site\.domain is missing/.test(line));

  it('reports each problem once across pages, and remembers at most 500 messages', () => {
    for (let round = 0; round < 2; round += 1) {
      for (let text = 0; text < 500; text += 1) warnInDevelopment(`${text}`);
      lines.length = 0;
      for (let page = 0; page < 3; page += 1) renderHeader();
      expect(ofDomain()).toHaveLength(1);
    }
  });
});
