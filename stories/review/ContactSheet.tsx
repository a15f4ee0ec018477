import './review.css';

const pictures = import.meta.glob<string>(
  '../../tests/visual/baselines/*/**/*.png',
  { query: '?url', import: 'default', eager: true },
);

/** `header-states/products-open_ja` by its path. */
const nameOf = (path: string) =>
  path.split('/').slice(-2).join('/').replace('.png', '');

const sheet = Object.entries(pictures).map(([path, address]) => ({
  name: nameOf(path),
  address,
}));

const parts = [...new Set(sheet.map(({ name }) => name.split('/')[0]!))];

/** The accepted pictures of all stories, by part. */
export function ContactSheet() {
  return parts.map((part) => (
    <section key={part}>
      <h2>{part.replace('-', ' · ')}</h2>
      <div className="review-sheet">
        {sheet
          .filter(({ name }) => name.startsWith(`${part}/`))
          .map((picture) => (
            <Picture key={picture.name} {...picture} />
          ))}
      </div>
    </section>
  ));
}

function Picture({ name, address }: { name: string; address: string }) {
  const [story = '', ...variant] = name.split('_');
  return (
    <a
      className="review-picture"
      href={`./?path=/story/${story.replace('/', '--')}`}
      target="_top"
    >
      <img src={address} alt={name} loading="lazy" />
      <span className="review-label">
        {[story.split('/')[1], ...variant].join(' · ')}
      </span>
    </a>
  );
}
