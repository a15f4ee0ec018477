import { expect, it } from 'vitest';
import {
  hrefsIn,
  languageLinks,
  productsLinks,
  resourcesLinks,
} from '../../../hosts/checks/headerLinks';
import type { PageDescription } from '../page/Page';
import { onBothReacts, onNewestReact } from '../setup/onBothReacts';
import { siteWith } from '../setup/startSite';

const logIn =
  'https://account.example.com/auth/protected-redirect/login?location=%2Ftemplates';

const languages: [string, PageDescription][] = [
  ['English', {}],
  ['German', { headers: [{ content: 'de' }] }],
];

const everyProp = {
  banner: 'Half price until Sunday',
  actions: 'Get started',
  variant: 'minimal',
  position: 'overlay',
  theme: 'dark-background',
} as const;

const pages: [string, PageDescription][] = [
  ...languages,
  ['without a site', { headers: [{ site: null }] }],
  ['with every prop', { headers: [everyProp], pageTheme: 'dark-background' }],
  ['with sections and hooks', { sections: true, hooks: true }],
];

it.each(pages)(
  'the HTML of a page %s is the same with the oldest and the newest React',
  async (_, page) => {
    const oldest = await siteWith('18.2.0', 'production');
    const newest = await siteWith('19.3.1', 'production');
    // React's marks around the menus, which the newest hydrates later.
    const marks = /<!--\/?&-->/g;
    const html = (await newest.render(page)).replace(marks, '');
    expect(html).toBe(await oldest.render(page));
  },
  10 * 60_000,
);

onBothReacts('ids in the HTML', 'production', (contract) => {
  it('are the same regardless of what was rendered before', async () => {
    const header = /<header[^]*<\/header>/;
    const alone = header.exec(await contract.render())?.[0];
    const later = header.exec(await contract.render({ idsBefore: 7 }))?.[0];
    expect(alone).toContain('id="lintel"');
    expect(later).toBe(alone);
  });
});

onNewestReact("the server's HTML", 'production', (contract) => {
  it.each(languages)(
    'has every link once and in order in %s: skip link, logo, Products, Resources, languages, Log In',
    async (_, page) => {
      expect(hrefsIn(await contract.render(page))).toEqual([
        '#content',
        '/',
        ...productsLinks,
        ...resourcesLinks,
        ...languageLinks(),
        logIn,
      ]);
    },
  );

  it('is the same for every visitor', async () => {
    const html = await contract.render();
    expect(html).toContain('data-status="loading"');
    expect(html).toContain('Log In');
    expect(html).not.toContain('data-lintel="avatar"');
  });

  it('has no inline style and no inline script', async () => {
    const html = await contract.render({
      headers: [
        { banner: 'Half price until Sunday', actions: 'Get started' },
        { content: 'de', id: 'de', position: 'overlay' },
      ],
      image: true,
      sections: true,
    });
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<(script|style)\b/);
    expect(html).not.toMatch(/\son\w+=/);
  });
});
