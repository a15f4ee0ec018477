import { useId, useState } from 'react';
import { Image, Link, useTracking } from '../../../src/index';
import { visuallyHidden } from '../../../src/components/shared/visuallyHidden.css';
import * as site from '../site/site.css';
import * as styles from './TemplateShowcase.css';

const templates = [
  { name: 'Crumb', trade: 'Bakeries', file: 'bakery', subject: 'a bakery' },
  {
    name: 'Nave',
    trade: 'Architects',
    file: 'studio',
    subject: 'an architect',
  },
  { name: 'Shelf', trade: 'Workshops', file: 'workshop', subject: 'a pottery' },
] as const;

/** A choice of templates, with the chosen one next to it. */
export function TemplateShowcase() {
  const { track } = useTracking();
  const [chosen, setChosen] = useState<(typeof templates)[number]>(
    templates[0],
  );
  const group = useId();
  return (
    <div className={styles.showcase}>
      <div>
        <h2 className={site.heading}>Begin with a template</h2>
        <p className={`${site.text} ${site.muted}`}>
          Each is drawn by hand. Change the type, the grid and the colours until
          it is yours.
        </p>
        <fieldset className={styles.choice}>
          <legend className={visuallyHidden}>Template</legend>
          {templates.map((template) => (
            <label key={template.name} className={styles.option}>
              <input
                type="radio"
                name={group}
                className={styles.radio}
                checked={template === chosen}
                onChange={() => {
                  setChosen(template);
                  void track({
                    type: 'select',
                    object_identifier: 'template',
                    object_value: template.name,
                  });
                }}
              />
              <span>{template.name}</span>
              <span className={styles.trade}>{template.trade}</span>
            </label>
          ))}
        </fieldset>
        <Link
          variant="primary"
          href="/start"
          className={styles.start}
          data-lintel-id="use-template"
          data-lintel-value={chosen.name}
        >
          Start with {chosen.name}
        </Link>
      </div>
      <Image
        key={chosen.file}
        folder="spotlight"
        file={chosen.file}
        alt={`${chosen.name}, as the website of ${chosen.subject}, in a window and on a phone`}
        width={2500}
        height={1563}
        sizes="(min-width: 1024px) 60vw, 100vw"
        className={`${site.picture} ${styles.preview}`}
      />
    </div>
  );
}
