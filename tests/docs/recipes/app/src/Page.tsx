// The page to which the files of a recipe are added: each replaces one of the same
// name.
import { Header, Link, LintelProvider } from 'lintel';
import { Hero } from './Hero';
import { PromoBar } from './PromoBar';
import { Search } from './Search';
import { SubNav } from './SubNav';

export const Page = () => (
  <LintelProvider site={{ domain: 'example.com' }} tracking={false}>
    <Header
      banner={<PromoBar />}
      actions={<Search />}
      primaryAction={
        <Link href="/start" variant="primary">
          Get started
        </Link>
      }
      // On a busy machine, a driver's click comes long after its hover.
      hover={{ reflex: 60_000 }}
    />
    <Hero>
      <h2>Build your site</h2>
    </Hero>
    <SubNav />
    <main id="content">
      <h1>A page</h1>
      <div className="room" />
      <h2 id="prices">Prices</h2>
      <div className="room" />
    </main>
  </LintelProvider>
);
