import { defineConfig } from 'vitest/config'

const conditions = ['cartwright-source']
/** With PostgreSQL there is left out what does not depend on it; the embedded engine has shown that. */
const NOT_ON_POSTGRES = [
  'src/db/pglite/**',
  // Decided before the database is asked.
  'src/http/{authorization,bad-input}.test.ts',
  // They read what is stored, if anything.
  'src/finance/e-invoice/**',
  // Without a database.
  'src/uploads/{file-type,unwanted}.test.ts',
]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  environments: { __vitest__: { resolve: { conditions, externalConditions: conditions } } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    exclude: process.env.TEST_DATABASE_URL ? NOT_ON_POSTGRES : [],
    environment: 'node',
    globalSetup: 'src/testing/global-setup.ts',
    // A third of the time would go into loading the same modules, and the engine, for each file.
    isolate: false,
    // Each file brings its own database, about 300 MB of memory with PGlite.
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 60_000,
  },
})
