import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    globalSetup: ['tests/support/withPostgres.ts'],
    projects: [
      {
        extends: true,
        // A busy machine is slow, not wrong.
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      // Programs, killed and restarted: they run the build.
      {
        extends: true,
        test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 120_000, globalSetup: ['tests/support/built.ts'] },
      },
    ],
  },
})
