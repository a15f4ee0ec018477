// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StickySideNav } from '../../src/side-nav/StickySideNav';
import { de } from '../../src/content/locales/de';

const items = [
  { id: 'features', label: 'Features' },
  { id: 'pricing', label: 'Pricing' },
];

describe('on a server', () => {
  const html = renderToString(<StickySideNav items={items} />);

  it('the side navigation has real links to the sections', () => {
    expect(html).toMatch(/<a [^>]*href="#features"[^>]*>Features<\/a>/);
    expect(html).toMatch(/<a [^>]*href="#pricing"[^>]*>Pricing<\/a>/);
  });

  it('none of them is current, and the list is closed', () => {
    expect(html).not.toContain('aria-current');
    expect(html).toContain('aria-expanded="false"');
  });

  it('the side navigation is named in English, in the language of the content, or by its label', () => {
    expect(html).toMatch(/<nav [^>]*aria-label="On this page"/);
    expect(
      renderToString(<StickySideNav items={items} content={de} />),
    ).toMatch(/<nav [^>]*aria-label="Auf dieser Seite"/);
    expect(
      renderToString(<StickySideNav items={items} label="Chapters" />),
    ).toMatch(/<nav [^>]*aria-label="Chapters"/);
  });
});
