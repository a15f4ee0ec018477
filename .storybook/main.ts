import type { StorybookConfig } from '@storybook/react-vite';
import { runnerImport } from 'vite';
import type * as Extension from './extendViteConfig';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  features: {
    // The sidebar is for the stories.
    changeDetection: false,
    sidebarOnboardingChecklist: false,
  },
  typescript: {
    // The prop tables come from the types and docstrings, `@default` included.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Of the stories' own modules TypeScript's project knows nothing.
      include: ['src/**/*.tsx'],
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  async viteFinal(config) {
    // Not a plain import: of those Storybook warns that they lack a file
    // extension, one by one and all through the backend.
    const { module } = await runnerImport<typeof Extension>(
      './.storybook/extendViteConfig.ts',
    );
    return module.extendViteConfig(config);
  },
};

export default config;
