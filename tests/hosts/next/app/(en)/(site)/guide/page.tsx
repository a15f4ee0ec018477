import { StickySideNav } from 'lintel';
import { site } from '../../../../site';

const sections = [
  { id: 'features', label: 'Features' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'questions', label: 'Questions' },
];

export default function Guide() {
  return (
    <>
      <h1>Guide</h1>
      <div>
        <StickySideNav items={sections} site={site} locale="en-US" />
        {sections.map(({ id, label }) => (
          <section key={id} id={id} aria-label={label} style={{ height: 1200 }}>
            <h2>{label}</h2>
          </section>
        ))}
      </div>
    </>
  );
}
