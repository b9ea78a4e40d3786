import { defineConfig } from 'vitest/config'

/** Nothing besides: with `module` or `import` the server's CommonJS dependencies would be given ES modules. */
const conditions = ['cartwright-source']

/** The core has no page: its tests run in plain Node, against real HTTP servers on free ports. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  environments: { __vitest__: { resolve: { conditions, externalConditions: conditions } } },
  test: {
    name: 'core',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: '../server/src/testing/leave-nothing.ts',
    // As in the server: a hook waits while another run fills the database that all copy.
    hookTimeout: 900_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // A quarter of the time would go into loading the same modules for each file.
    isolate: false,
    // Each file with the real shop brings its own database, about 300 MB of memory.
    maxWorkers: 2,
  },
})
