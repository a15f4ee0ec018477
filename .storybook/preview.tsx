import '@fontsource-variable/hanken-grotesk';
import type { Preview } from '@storybook/react-vite';
import type { Consent, Content } from '../src/index';
import { LintelProvider } from '../src/components/LintelProvider/LintelProvider';
import { Page } from '../stories/pages/Page';
import { axeOptions } from '../tests/setup/axe-options';
import { forwardEvents } from './events/forwardEvents';
import { followLanguage } from './followLanguage';
import { forgetPage } from './forgetPage';
import {
  contentOf,
  languageItems,
  languageOf,
  languageSettings,
} from './languages';
import { wearLook, type Look } from './look';
import './preview.css';
import { site } from './site';
import { viewports } from './viewports';
import { receiveVisitor, type UserFields, type Visitor } from './visitor';

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
          'Guides',
          [
            'Overview',
            'Getting started',
            'Frameworks',
            'Settings',
            'Menus',
            'Theming',
            'Login',
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
          'Header',
          'AccountMenu',
          'MobileDrawer',
          'LanguageMenu',
          'StickySideNav',
          'Link',
          'Image',
          'Content',
          'Tracking',
          'Pages',
          'Reference',
        ],
      },
    },
    docs: {
      // A header needs a page that is as wide as the frame.
      story: { inline: false, height: '480px' },
    },
    a11y: {
      test: 'error',
      options: axeOptions,
    },
  },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languageItems,
      },
    },
    theme: {
      description: 'Background of the page',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light-background', title: 'Light background' },
          { value: 'dark-background', title: 'Dark background' },
        ],
      },
    },
    // Not called `theme`, because the header has a prop of this name for the
    // page's background.
    look: {
      description: 'Theme of the custom properties',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'quiet', title: 'Theme: Quiet' },
          { value: 'expressive', title: 'Theme: Expressive' },
        ],
      },
    },
    visitor: {
      description: 'Who looks at the page',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'loggedOut', title: 'Logged out' },
          { value: 'loggedIn', title: 'Logged in' },
          { value: 'checking', title: 'Still being checked' },
          { value: 'failing', title: 'Account service down' },
        ],
      },
    },
  },
  initialGlobals: {
    language: 'en',
    theme: 'light-background',
    look: 'quiet',
    visitor: 'loggedOut',
  },
  async beforeEach({ globals, id, parameters }) {
    // Storybook's own theme is for the page around the story.
    document.querySelector('base')?.setAttribute('target', '_self');
    forgetPage();
    const stopForwarding = forwardEvents(id);
    wearLook(globals['look'] as Look);
    const stopFollowing = followLanguage();
    const dismissVisitor = await receiveVisitor(
      globals['visitor'] as Visitor,
      parameters['user'] as UserFields | undefined,
    );
    return () => {
      stopForwarding();
      stopFollowing();
      return dismissVisitor();
    };
  },
  loaders: [
    async ({ globals }) => ({
      content: await contentOf(globals['language'] as string),
    }),
  ],
  decorators: [
    (Story, { args, globals, loaded, parameters }) => {
      const code = globals['language'] as string;
      const { locale, direction = 'ltr' } = languageOf(code);
      const theme = args['theme'] ?? globals['theme'];
      const story = (
        <LintelProvider
          key={globals['visitor']}
          site={site}
          {...languageSettings(code)}
          content={loaded['content'] as Content}
          consent={(parameters['consent'] as Consent | undefined) ?? 'granted'}
        >
          <Story />
        </LintelProvider>
      );
      document.documentElement.lang = locale;
      document.documentElement.dir = direction;
      return parameters['ownPage'] ? (
        story
      ) : (
        <Page header={story} theme={theme} language={code} />
      );
    },
  ],
};

export default preview;
