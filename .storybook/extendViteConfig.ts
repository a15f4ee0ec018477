import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig, type InlineConfig } from 'vite';
import { classNames } from '../src/styles/classNames';
import { lintelBackend } from '../src/testing';
import { createControlledBackend } from '../tests/server/controlledBackend';

/**
 * The parts of Vite's configuration that the stories need: the header's styles
 * and a backend.
 */
export function extendViteConfig(config: InlineConfig): InlineConfig {
  return mergeConfig(config, {
    plugins: [
      vanillaExtractPlugin({ identifiers: classNames() }),
      lintelBackend(createControlledBackend()),
    ],
    // A dependency that Vite discovers only when a story imports it is bundled
    // at that moment, which reloads the page during the story's test.
    // https://github.com/storybookjs/storybook/issues/33347
    optimizeDeps: {
      include: [
        '@radix-ui/react-accordion',
        '@radix-ui/react-compose-refs',
        '@radix-ui/react-dropdown-menu',
        '@radix-ui/react-navigation-menu',
        '@radix-ui/react-slot',
        '@radix-ui/react-use-controllable-state',
        'react',
        'react-dom',
        'react-dom/client',
        'react-dom/server',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
      ],
    },
    // In the folder of the pages, which it answers for.
    worker: {
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
    build: {
      rolldownOptions: {
        onLog(level, log, defaultHandler) {
          // Every component has 'use client', which concerns servers only.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
        },
      },
    },
  } satisfies InlineConfig);
}
