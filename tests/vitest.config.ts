import { defineConfig } from 'vitest/config'

/** `import` is left out: Node hands these on to CommonJS packages, which would then get modules they cannot use. */
const conditions = ['cartwright-source', 'node']
const source = { resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: conditions } } }

/** Their figures mean nothing beside others. */
const ALONE = ['faults/load.test.ts', 'faults/fair.test.ts']

const faults = {
  globalSetup: ['./support/filled-shop.ts', './support/filled-folder.setup.ts'],
  // A dozen starts of a shop, on a machine that may be busy with other things.
  testTimeout: 1_200_000,
  // A first start takes 22 seconds of processor time, and other suites run beside it.
  hookTimeout: 1_000_000,
  expect: { poll: { timeout: 20_000 } },
}

/** What spans packages and needs no browser: the built server as its own process, spoken to over HTTP. */
export default defineConfig({
  ...source,
  test: {
    projects: [
      {
        ...source,
        test: {
          ...faults,
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          exclude: ALONE,
          // One waits for its shops to start, or for the end of a silence, while another works.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ...source,
        // A suite of its own, which runs alone: its figures mean nothing on a machine that runs several shops.
        test: { ...faults, name: 'faults-load', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          // Compilers and package managers, beside other suites.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
