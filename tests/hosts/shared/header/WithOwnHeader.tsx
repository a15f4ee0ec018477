import { AccountMenu, MobileDrawer } from 'lintel';

/** A page with a team's own header. */
export function WithOwnHeader() {
  return (
    <>
      <header>
        <a href="/">Home</a>
        <AccountMenu />
        <MobileDrawer actions={<a href="/without-header">Get started</a>} />
      </header>
      <main id="content">
        <h1>A header of our own</h1>
      </main>
    </>
  );
}
