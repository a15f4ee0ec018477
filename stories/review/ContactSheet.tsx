import { viewports } from '../../.storybook/viewports';
import { labelOf, labelsOf, settingOf } from './labels';
import { pictures } from './pictures';
import './review.css';
import { StoryLink } from './StoryLink';

const sheet = [...pictures].map(([name, address]) => ({ name, address }));

/** In the order of the header, as in the sidebar. */
const parts = {
  'components-header-basics': 'Header: basics',
  'components-header-menus': 'Header: menus',
  'components-header-small-screens': 'Header: small screens',
  'components-header-dark': 'Header: dark',
  'components-header-overlay': 'Header: overlay',
  'components-header-scrolling': 'Header: scrolling',
  'components-header-slots': 'Header: slots',
  'components-header-account': 'Header: account',
  'components-header-themes': 'Header: themes',
  'components-header-focus': 'Header: focus',
  'components-header-fallbacks': 'Header: fallbacks',
  'components-languagemenu-states': 'Language menu',
  'components-accountmenu-states': 'Account menu',
  'components-mobiledrawer-states': 'Drawer',
  'components-stickysidenav-states': 'Side navigation',
  'components-link-variants': 'Links',
  'pages-states': 'Pages',
  'pages-zoo': 'Zoo',
  'theming-brands': 'Brands',
};

/** The accepted pictures of all stories, by part. */
export function ContactSheet() {
  return Object.entries(parts).map(([part, title]) => (
    <section key={part}>
      <h2>{title}</h2>
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
  const title = labelOf(story.split('/')[1] ?? '');
  return (
    <StoryLink
      id={story.replace('/', '--')}
      setting={settingOf(variant)}
      viewport={variant.find((value) => value in viewports)}
    >
      <img src={address} alt={`${title} ${labelsOf(variant)}`} loading="lazy" />
      <span className="review-label">
        {title}
        {variant.length > 0 && ` · ${labelsOf(variant)}`}
      </span>
    </StoryLink>
  );
}
