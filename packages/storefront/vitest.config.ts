import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const conditions = ['cartwright-source', 'module', 'browser', 'import', 'default']

/** Routes and guards in a pretended browser, against a real server; what needs a real browser is in tests/e2e. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  // The server that the run starts comes from its source too, by nothing besides: it has CommonJS dependencies.
  environments: {
    __vitest__: { resolve: { conditions: ['cartwright-source'], externalConditions: ['cartwright-source'] } },
  },
  test: {
    name: 'storefront',
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    // As in the widgets: the set-up tidies the page between the files.
    isolate: false,
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['../widgets/src/testing/server.setup.ts'],
    setupFiles: ['../widgets/src/testing/setup.ts'],
    // A shop that is taken down while an answer is on its way: the pretended browser reports that as an error.
    onConsoleLog: log => !log.includes('socket hang up'),
  },
})
