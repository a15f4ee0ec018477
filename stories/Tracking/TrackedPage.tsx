import { useState, type ReactNode } from 'react';
import {
  SectionTracker,
  useTracking,
  type SectionTrackerProps,
} from '../../src/index';
import * as page from '../pages/page.css';
import * as styles from './TrackedPage.css';

/**
 * A page that tracks its own elements, below the eight sections of the home
 * page.
 */
export function TrackedPage() {
  return (
    <main id="content" lang="en" dir="ltr" data-lintel-page="tracked-page">
      <div className={page.opening}>
        <h1 className={page.title}>Tracked elements</h1>
        <p className={page.lead}>
          Press, follow, choose and scroll. The panel “Events” lists what is
          sent.
        </p>
      </div>
      <Section
        type="heroCampaignVideo"
        title="A video"
        text="Sends click. data-lintel-value sets the object_value."
      >
        <button
          type="button"
          className={styles.control}
          data-lintel-id="play-video"
          data-lintel-value="spring"
        >
          Play
        </button>
      </Section>
      <Section
        type="offerBanner"
        title="An offer"
        text="Sends click link. Its address keeps only the documented parameters."
      >
        <a
          className={styles.control}
          href="/pricing?campaign=spring&email=ada@example.com"
          data-lintel-id="see-prices"
        >
          See prices
        </a>
      </Section>
      <EmailCapture />
      <Section
        type="uiShowcase"
        title="A choice"
        text="useTracking sends events that attributes cannot describe: select, with the chosen value."
      >
        <TemplateChoice />
      </Section>
      <Section
        type="featuredCustomersSlideshow"
        title="An answer"
        text="Sends click when it has opened, by mouse, touch or keyboard."
      >
        <Answer />
      </Section>
      <Section
        type="sideBySideFullBleedSlideshow"
        title="Nothing"
        text="With data-lintel-ignore, nothing in it is recorded."
      >
        <span data-lintel-ignore="">
          <button
            type="button"
            className={styles.control}
            data-lintel-id="not-counted"
          >
            Press as you like
          </button>
        </span>
      </Section>
      <Section
        type="form"
        title="A tooltip"
        text="data-lintel-event sets the event type."
      >
        <button
          type="button"
          className={styles.control}
          data-lintel-id="about-vat"
          data-lintel-event="open tooltip"
          aria-label="About VAT"
        >
          ?
        </button>
      </Section>
      <Section
        type="footer"
        title="The end"
        text="Each section sends view section once, when half of it is visible."
      />
    </main>
  );
}

interface SectionProps {
  type: SectionTrackerProps['type'];
  title: string;
  text: string;
  children?: ReactNode;
}

function Section({ type, title, text, children }: SectionProps) {
  return (
    <SectionTracker type={type} name={title} asChild>
      <section className={styles.section}>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {children ? <div className={styles.row}>{children}</div> : null}
      </section>
    </SectionTracker>
  );
}

function EmailCapture() {
  const { track } = useTracking();
  return (
    <Section
      type="emailCapture"
      title="A letter"
      text="Filling in the field sends an event. The text is never read."
    >
      <label className={styles.label}>
        Your address
        <input
          type="email"
          autoComplete="off"
          className={styles.control}
          onBlur={({ currentTarget }) => {
            if (currentTarget.value === '') return;
            void track({ type: 'input', object_identifier: 'email' });
          }}
        />
      </label>
      <button
        type="button"
        className={styles.control}
        data-lintel-id="subscribe"
      >
        Subscribe
      </button>
    </Section>
  );
}

function TemplateChoice() {
  const { track } = useTracking();
  return (
    <label className={styles.label}>
      Template
      <select
        className={styles.control}
        onChange={({ currentTarget }) => {
          void track({
            type: 'select',
            object_identifier: 'template',
            object_value: currentTarget.value,
          });
        }}
      >
        <option>Atelier</option>
        <option>Bakery</option>
        <option>Climbing hall</option>
      </select>
    </label>
  );
}

function Answer() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className={styles.control}
        data-lintel-id="what-it-costs"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        What does it cost?
      </button>
      {open ? <p className={styles.text}>Nothing for fourteen days.</p> : null}
    </div>
  );
}
