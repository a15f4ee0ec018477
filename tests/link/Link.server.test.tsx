// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Link } from '../../src/link/Link';
import { LintelProvider } from '../../src/parts/LintelProvider';

const site = { domain: 'example.com' };

describe('a link on a server', () => {
  it('is rendered from its props', () => {
    const html = renderToString(
      <LintelProvider
        tracking={false}
        site={site}
        url="https://www.example.com/templates"
      >
        <Link href="/templates" variant="primary">
          Go
        </Link>
      </LintelProvider>,
    );
    expect(html).toContain('href="/templates"');
    expect(html).toContain('aria-current="page"');
    expect(html).not.toContain('style=');
  });
});
