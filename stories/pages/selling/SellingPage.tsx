import { StickySideNav } from '../../../src/index';
import { english, itemsOf } from '../LongPage';
import * as long from '../LongPage.css';
import * as page from '../page.css';
import { SitePage } from '../site/SitePage';
import { Promo, Start } from '../../shared/slots';
import { StoryHeader } from '../../shared/StoryHeader';
import { figures } from './figures';

const items = itemsOf(english);

/** A long page with a side navigation, below a header with a banner. */
export function SellingPage() {
  return (
    <SitePage
      name="selling"
      header={<StoryHeader banner={<Promo />} actions={<Start />} />}
    >
      <div className={long.head}>
        <h1 className={page.title}>{english.title}</h1>
        <p className={page.lead}>{english.lead}</p>
      </div>
      <div className={long.layout}>
        <StickySideNav items={items} label="On this page" />
        <div>
          {english.sections.map(({ id, title, text }) => (
            <section key={id} id={id} className={long.section}>
              <h2 className={long.heading}>{title}</h2>
              <p className={long.text}>{text}</p>
              {figures[id]}
            </section>
          ))}
        </div>
      </div>
    </SitePage>
  );
}
