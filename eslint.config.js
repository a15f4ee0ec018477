import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const namedExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: one name for one thing.',
};

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'storybook-static/',
      'tests/hosts/{astro,guide,jest,next,react-router,shared,vite}/**',
      '**/.cache/**',
      // tsup writes it while it reads its configuration, at the same time.
      'tsup.config.bundled_*',
    ],
  },
  ...tseslint.configs.recommended,
  {
    ...reactHooks.configs.flat.recommended,
    // It compiles each file with React's compiler, which takes as long as all
    // other rules together.
    files: ['{src,stories}/**', '.storybook/**'],
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
      // React.lazy remembers a failed load forever, and suspends during
      // hydration.
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['lazy', 'Suspense'],
              message: 'Use browser/loader: it retries and never suspends.',
            },
          ],
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // Tools read the default export of config files.
    ignores: ['*.config.{js,ts}', '.storybook/**', 'stories/**'],
    rules: {
      'no-restricted-syntax': ['error', namedExports],
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        namedExports,
        {
          selector:
            'CallExpression[callee.object.name="Array"][callee.property.name="from"][arguments.length>1]',
          message:
            'Use [...items].map(): Prototype.js and MooTools replace Array.from by one without a mapping.',
        },
      ],
    },
  },
  {
    // These scripts print to the terminal.
    files: ['tests/{setup,bench,package,hosts}/**'],
    rules: { 'no-console': 'off' },
  },
);
