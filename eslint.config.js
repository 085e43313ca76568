import { defineConfig } from 'eslint/config'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default defineConfig(
  { ignores: ['dev', 'dist', 'data', 'node_modules', 'test-results'] },
  tseslint.configs.strictTypeChecked,
  // Where React is: these rules put every file through its compiler.
  { files: ['**/*.tsx', 'src/{admin,site,popup}/**', 'tests/popup/fixtures/**'], ...hooks.configs.flat.recommended },
  {
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json', './tsconfig.browser.json', './tsconfig.admin.json', './tsconfig.journeys.json'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Fastify handlers and Playwright hooks are async by contract, whether or not they wait for something.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: ['scripts/**', 'bench/**', 'src/cli/**'], rules: { 'no-console': 'off' } },
  // The scripts load what does not exist until they have built it, so its types are not to be had.
  { files: ['scripts/**', 'tests/support/run.js'], ...tseslint.configs.disableTypeChecked },
)
