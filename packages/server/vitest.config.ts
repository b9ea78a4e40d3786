import { defineConfig } from 'vitest/config'

const conditions = ['cartwright-source']
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  environments: { __vitest__: { resolve: { conditions, externalConditions: conditions } } },
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    // The embedded engine's own tests need no PostgreSQL; `npm test` runs them in the suite "server-pglite".
    exclude: process.env.TEST_DATABASE_URL ? ['src/db/pglite/**'] : [],
    environment: 'node',
    globalSetup: 'src/testing/global-setup.ts',
    // A third of the time would go into loading the same modules, and the engine, for each file.
    isolate: false,
    // Each file brings its own database, about 300 MB of memory with PGlite.
    maxWorkers: 2,
    // A hook waits while another run fills the database that all copy, which takes minutes on a busy machine. Limits against standing still.
    hookTimeout: 900_000,
    testTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
