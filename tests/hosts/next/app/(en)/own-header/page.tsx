import { AccountMenu, LintelProvider, MobileDrawer } from 'lintel';
import { site } from '../../../site';

// Also a server component. Each part takes the settings as props, and the
// provider decides about consent.
export default function OwnHeader() {
  const settings = { site, locale: 'en-US' };
  return (
    <LintelProvider {...settings} consent="granted">
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
    </LintelProvider>
  );
}
