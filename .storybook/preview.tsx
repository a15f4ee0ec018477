import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { LintelProvider } from '../src/parts/LintelProvider';
import { forgetPage } from '../src/testing/forgetPage';
import { Page } from '../stories/pages/Page';
import { SettingContext } from '../stories/shared/SettingContext';
import type { UserFields } from '../tests/server/control';
import { axeOptions } from '../tests/setup/axe-options';
import { forwardEvents } from './events/forwardEvents';
import { focusInPlace } from './focusInPlace';
import type { States } from './forceStates';
import { forceStatesAtEnd } from './forceStatesAtEnd';
import { followLanguage } from './followLanguage';
import './fonts.css';
import { contentOf, languageOf } from './languages';
import { wearLook } from './look';
import './preview.css';
import { providerProps, type Loaded } from './providerProps';
import { settingOf } from './setting';
import { slowMotion } from './slowMotion';
import { stayInStory } from './stayInStory';
import { toolbar } from './toolbar';
import { USUAL_WINDOW, viewports } from './viewports';
import { receiveVisitor } from './visitor';

// Only an upper bound: on a busy machine, a story waits longer for its parts.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    // The pages have backgrounds of their own.
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Review',
          [
            'Header',
            'Language menu',
            'Account menu',
            'Drawer',
            'Side navigation',
            'Links',
            'Images',
            'Pages',
            'Brands',
            'Hover and focus',
            'Motion',
          ],
          'Foundations',
          ['Theme', 'Interactive states'],
          'Components',
          [
            'Header',
            [
              'Props',
              'Basics',
              'Menus',
              'Small screens',
              'Dark',
              'Overlay',
              'Scrolling',
              'Slots',
              'Account',
              'Fallbacks',
            ],
            'LanguageMenu',
            ['States'],
            'AccountMenu',
            ['States'],
            'MobileDrawer',
            ['States'],
            'StickySideNav',
            ['States'],
            'Link',
            ['Variants'],
            'Image',
            ['Widths'],
            'Content',
            ['Preview'],
            'Tracking',
            ['Pages'],
          ],
          'Pages',
          'Theming',
          ['Playground', 'Themes'],
          'Guides',
          [
            'Overview',
            'Getting started',
            'Frameworks',
            'Next',
            'Next languages',
            'React Router',
            'Astro',
            'Settings',
            'Menus',
            'Menus from a CMS',
            'Menu behaviour',
            'Recipes',
            'Theming',
            'Login',
            'Server',
            'Languages',
            'Analytics',
            'Own header',
            'Side navigation',
            'Testing',
            'CSP and caching',
            'Many apps',
            'Troubleshooting',
            'Behaviour',
          ],
          'Reference',
        ],
      },
    },
    docs: {
      // A header needs a page that is as wide as the frame.
      story: { inline: false, height: '480px' },
      toc: { headingSelector: 'h2, .review-state h3', title: 'On this page' },
    },
    a11y: {
      test: 'error',
      options: axeOptions,
    },
  },
  globalTypes: toolbar,
  initialGlobals: { viewport: { value: USUAL_WINDOW, isRotated: false } },
  async beforeAll() {
    focusInPlace();
    if (!import.meta.env.PROD) return;
    const { startBackend } = await import('./startBackend');
    await startBackend();
  },
  async beforeEach({ globals, parameters }) {
    const { colorScheme, look, visitor, backend, motion, text } = settingOf({
      globals,
      parameters,
    });
    // Storybook's own theme is for the page around the story.
    document.querySelector('base')?.setAttribute('target', '_self');
    // The next story is a new page in the same document.
    forgetPage();
    setAddress(motion === 'reduced');
    scrollTo(0, 0);
    const leaveStory = stayInStory();
    const stopForwarding = forwardEvents();
    wearLook(look);
    document.documentElement.dataset['lintelColorScheme'] = colorScheme;
    document.documentElement.style.fontSize = text === '100' ? '' : `${text}%`;
    const stopFollowing = followLanguage();
    const releaseStates = forceStatesAtEnd(
      parameters['states'] as States | undefined,
    );
    const endSlowMotion = motion === 'slow' ? slowMotion() : () => {};
    await receiveVisitor(
      visitor,
      backend,
      // Such as `parameters: { user: { firstName: 'Bo' } }`.
      parameters['user'] as UserFields | undefined,
    );
    return () => {
      stopForwarding();
      stopFollowing();
      releaseStates();
      endSlowMotion();
      leaveStory();
    };
  },
  loaders: [
    async (context) => {
      const setting = settingOf(context);
      return { setting, content: await contentOf(setting.language) };
    },
  ],
  decorators: [
    (Story, { args, loaded, parameters }) => {
      const { setting } = loaded as Loaded;
      const { language, theme, visitor } = setting;
      const { locale, direction = 'ltr' } = languageOf(language);
      const story = (
        <LintelProvider key={visitor} {...providerProps(loaded as Loaded)}>
          <SettingContext value={setting}>
            <Story />
          </SettingContext>
        </LintelProvider>
      );
      document.documentElement.lang = locale;
      document.documentElement.dir = direction;
      return parameters['ownPage'] ? (
        story
      ) : (
        <Page
          header={story}
          theme={args['theme'] ?? theme}
          language={language}
        />
      );
    },
  ],
};

/** Turns motion on or off by the parameter of the page, and removes the last story's hash. */
function setAddress(isStill: boolean): void {
  const address = new URL(location.href);
  address.hash = '';
  if (isStill) address.searchParams.set('force-reduced-motion', '');
  else address.searchParams.delete('force-reduced-motion');
  history.replaceState(history.state, '', address);
}

export default preview;
