import { defineConfig } from 'vitest/config'

const conditions = ['cartwright-source', 'node']
const source = { resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: conditions } } }

/** Measurements, one file at a time, so that none disturbs another. They are no part of `npm test`: `npm run bench`. */
export default defineConfig({
  ...source,
  test: {
    include: ['**/*.figures.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
