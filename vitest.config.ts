import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { guidePlugin } from './scripts/guidePlugin.js'
import { iconsPlugin } from './scripts/iconsPlugin.js'
import { LONG_FORM } from './scripts/reports.js'
import { keepTemporaryFilesInMemory } from './scripts/temporaryInMemory.js'
import { isLong } from './tests/support/long.ts'

keepTemporaryFilesInMemory()

export default defineConfig({
  test: {
    // By itself Vitest would leave a processor free, which is half of a small machine.
    maxWorkers: availableParallelism(),
    globalSetup: ['tests/support/preparedStores.ts'],
    // See tests/support/long.ts.
    tags: [{ name: LONG_FORM, description: 'what only `npm test -- --long` runs' }],
    ...(!isLong && { tagsFilter: [`!${LONG_FORM}`] }),
    projects: [
      {
        extends: true,
        // React as readers are served it. The one for development notes where every element came from, a tenth to a quarter of all the work in tests that draw pages.
        oxc: { jsx: { development: false } },
        // react-admin's icons are made by it too, and Node alone would not ask it. No test reads the guide, but `--changed` looks at all that is imported.
        plugins: [iconsPlugin(), guidePlugin()],
        test: {
          name: 'unit',
          server: { deps: { inline: ['react-admin', 'ra-ui-materialui'] } },
          env: { NODE_ENV: 'production' },
          include: ['src/**/*.test.{ts,tsx}', 'tests/{docs,fuzz,stores,support}/*.test.ts'],
          // A busy machine is slow, not wrong: at a load of twenty the longest take over half a minute.
          testTimeout: 120_000,
          // Files of one worker share what they import: to load the server anew for each took longer than its tests. Nothing of ours keeps
          // anything between two tests in a module, and a test that counts on it would be wrong alone, too.
          isolate: false,
        },
      },
      // Programs, killed and restarted: they run the build, and one at a time, because each of them keeps the whole machine busy.
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          globalSetup: ['tests/support/built.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
