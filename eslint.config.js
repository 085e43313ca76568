import { defineConfig } from 'eslint/config'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** What reads the clock or draws identifiers. Everything else is given them, so that a test can set them. */
const READS_CLOCK_OR_CHANCE = [
  'src/cli/context.ts',
  'src/admin/api/serverClock.ts',
  // The scripts that browsers load: what puts each together, and Google's own snippet.
  'src/popup/browser/{createEngine,keepWithinCaps,audienceEntry}.ts',
  'src/analytics/browser/connectGa4.ts',
  // Nothing depends on how long a busy store is waited for, nor on the names of files that are not finished.
  'src/store/sqlite.ts',
  'src/server/admin/receiveFile.ts',
  'src/store/media/diskStorage.ts',
]
const clockAndChance = [
  ["MemberExpression[object.name='Date'][property.name='now']", 'Take a `Clock`, or the moment.'],
  ["NewExpression[callee.name='Date'][arguments.length=0]", 'Take a `Clock`, or the moment.'],
  ["MemberExpression[object.name='Math'][property.name='random']", 'Take the number.'],
  [":matches(ImportSpecifier[imported.name='randomUUID'], MemberExpression[property.name='randomUUID'])", 'Take `newId`.'],
].map(([selector, message]) => ({ selector, message }))

/** Attributes and properties whose text somebody reads or hears; `optionText` names a field. */
const READ =
  '/^(aria-(label|description|placeholder|roledescription|valuetext)|alt|label|placeholder|title|text|confirm|(?!option).+(Label|Text|Title))$/'
/** Anything with a letter; `ra.` begins the name of a sentence of react-admin. */
const WORDS = '/^(?!ra\\.).*\\p{L}/su'
/** A text, one of two, or one that is put together. */
const wordsIn = (/** @type {string} */ parent) => [
  `${parent} > Literal[value=${WORDS}]`,
  `${parent} > :matches(ConditionalExpression, LogicalExpression) > Literal:not(.test, .left)[value=${WORDS}]`,
  `${parent} > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
]
const sentences = [
  `JSXText[value=${WORDS}]`,
  ...wordsIn(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
  `JSXAttribute[name.name=${READ}] > Literal[value=${WORDS}]`,
  ...wordsIn(`JSXAttribute[name.name=${READ}] > JSXExpressionContainer`),
  `Property[key.value=${READ}] > Literal.value[value=${WORDS}]`,
  // A single word in small letters is a key of ours: `{ label: 'calendar' }`.
  `Property[key.name=${READ}] > Literal.value[value=/^\\p{Lu}|\\p{L}\\s/u]`,
  ...wordsIn('CallExpression[callee.name="notify"]'),
  `AssignmentExpression[left.property.name=/^(alt|ariaLabel|innerText|placeholder|textContent|title)$/] > Literal.right[value=${WORDS}]`,
  `CallExpression[callee.property.name="setAttribute"][arguments.0.value=${READ}] > Literal:nth-child(2)[value=${WORDS}]`,
].map((selector) => ({ selector, message: 'What people read comes from src/messages, in Italian and English.' }))

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
  {
    files: ['src/**'],
    ignores: ['**/*.test.*', ...READS_CLOCK_OR_CHANCE],
    rules: { 'no-restricted-syntax': ['error', ...clockAndChance] },
  },
  // Where people read; a rule that is set again replaces the one before.
  {
    files: ['src/{admin,analytics,popup,site}/**', 'src/**/*.tsx'],
    ignores: ['**/*.test.*', ...READS_CLOCK_OR_CHANCE],
    rules: { 'no-restricted-syntax': ['error', ...clockAndChance, ...sentences] },
  },
  // The scripts load what does not exist until they have built it, so its types are not to be had.
  { files: ['scripts/**', 'tests/support/run.js'], ...tseslint.configs.disableTypeChecked },
)
