import { defineConfig } from 'vitest/config'

/** `import` is left out: Node hands these on to CommonJS packages, which would then get modules they cannot use. */
const conditions = ['cartwright-source', 'node']
const source = { resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: conditions } } }

/** What spans packages and needs no browser: the built server as its own process, spoken to over HTTP. */
export default defineConfig({
  ...source,
  test: {
    projects: [
      {
        ...source,
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: './support/filled-shop.ts',
          // One shop at a time: figures and time-outs mean nothing on a machine that runs several.
          fileParallelism: false,
          // Twenty starts of a shop, on a machine that may be busy with other things.
          testTimeout: 300_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
})
