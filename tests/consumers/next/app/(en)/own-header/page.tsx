import { AccountMenu, MobileDrawer } from 'lintel';
import { site } from '../../../site';

// A server component too; each part takes the settings itself.
export default function OwnHeader() {
  const settings = { site, locale: 'en-US', consent: 'granted' } as const;
  return (
    <>
      <header>
        <a href="/">Home</a>
        <AccountMenu {...settings} />
        <MobileDrawer
          {...settings}
          actions={<a href="/without-header">Get started</a>}
        />
      </header>
      <main id="content">
        <h1>A header of our own</h1>
      </main>
    </>
  );
}
