import { Header } from 'lintel';
import { NextAdapter } from 'lintel/next';
import { loadMenus } from '../../../menus';
import { site } from '../../../site';

// The address of the CMS is that of the test.
export const dynamic = 'force-dynamic';

export default async function Menus() {
  return (
    <>
      <NextAdapter>
        <Header site={site} navigation={await loadMenus()} consent="denied" />
      </NextAdapter>
      <main id="content">
        <h1>Menus from a CMS</h1>
      </main>
    </>
  );
}
