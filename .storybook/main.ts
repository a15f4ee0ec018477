import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { runnerImport } from 'vite';
import type * as Extension from './extendViteConfig';

const STORY_WINDOW = fileURLToPath(
  new URL('../tests/visual/storyWindow.ts', import.meta.url),
);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // The backend of a built Storybook has no files.
  staticDirs: ['spotlight', 'icons'].map((folder) => ({
    from: `../stories/media/${folder}`,
    to: `/${folder}`,
  })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // In a test, the browser's window is that of the story.
  previewAnnotations: (entries = []) =>
    process.env['VITEST'] ? [...entries, STORY_WINDOW] : entries,
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  features: {
    // Hides what Storybook adds to sidebar and toolbar besides the stories.
    changeDetection: false,
    outline: false,
    sidebarOnboardingChecklist: false,
  },
  typescript: {
    // The prop tables come from the types and docstrings, including `@default`.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The stories' own modules are not in this TypeScript program.
      include: ['src/**/*.tsx'],
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  async viteFinal(config) {
    // Not a static import, because Storybook would warn about every import of
    // the backend that has no file extension.
    const { module } = await runnerImport<typeof Extension>(
      './.storybook/extendViteConfig.ts',
    );
    return module.extendViteConfig(config);
  },
};

export default config;
