// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/content/locales/en';
import { AccountMenu } from '../../src/account/AccountMenu';
import { MobileDrawer } from '../../src/drawer/MobileDrawer';

const site = { domain: 'example.com' };

describe('on a server', () => {
  it('the drawer renders all links, for visitors without JavaScript', () => {
    const html = renderToString(<MobileDrawer site={site} />);
    const labels = en.navigation.items.flatMap((item) =>
      'groups' in item
        ? item.groups.flatMap(({ links }) => links.map(({ label }) => label))
        : [item.label],
    );
    expect(labels.length).toBeGreaterThan(20);
    for (const label of labels) expect(html).toContain(label);
    // The server's HTML is the same for all visitors.
    expect(html).toContain('Log In');
    expect(html).not.toContain('Log Out');
    expect(html).not.toContain('<dialog');
    expect(html).not.toContain('style=');
  });

  it('the account menu renders nothing, because the login state is unknown', () => {
    expect(renderToString(<AccountMenu site={site} />)).toBe('');
  });
});
