import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { backend } from '../../storybook/backend.plugin.ts'
import { chromiumPath } from '../../tests/support/browser.ts'
import { elementsAlias } from './preact-alias.ts'

const conditions = ['cartwright-source', 'module', 'browser', 'import', 'default']
/** Nothing besides: with `module` or `import` the server's CommonJS dependencies would be given ES modules. */
const serverConditions = { conditions: ['cartwright-source'], externalConditions: ['cartwright-source'] }
const source = { resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: conditions } } }
/** Several answers of a real server in a row, on a processor that is shared. */
const limits = { testTimeout: 90_000, expect: { poll: { timeout: 20_000 } } }
const unit = {
  ...limits,
  environment: 'happy-dom',
  // Half of the time would go into loading the same modules for each file; `setup.ts` tidies up the page between them.
  isolate: false,
  restoreMocks: true,
  // The server is another origin for the pretended page; what a browser allows there is tested with the embedding pages.
  environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  include: ['src/**/*.test.{ts,tsx}'],
  exclude: ['src/**/*.browser.test.tsx', 'src/**/*.node.test.ts', 'src/**/*.shop.test.tsx'],
  setupFiles: ['src/testing/setup.ts'],
}
/**
 * Where the two runtimes behave differently: elements, effects, fields, keys, focus, dialogs, menus. What only puts these together in a way
 * that is here already (the forms of a password, the dialog of the terms) runs on Preact, which the elements ship, as all of them do; on
 * React the stories and the shop show it in a real browser (decision 67).
 */
const ON_REACT_TOO = [
  'cart',
  'element',
  'layout',
  'messages',
  'primitives',
  'provider',
  'quick-order',
  'registration',
  'search',
  'session',
]
const executablePath = chromiumPath()
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: executablePath ? { executablePath } : {} }),
  instances: [{ browser: 'chromium' as const }],
})
/** In a real browser React is Preact, as the elements are shipped. */
const inBrowser = {
  ...source,
  define: { 'process.env.NODE_ENV': '"test"' },
  resolve: {
    ...source.resolve,
    alias: [{ find: /^react$/, replacement: `${import.meta.dirname}/src/testing/preact-react.ts` }, ...elementsAlias],
  },
  optimizeDeps: {
    include: [
      'preact',
      'preact/hooks',
      'preact/jsx-runtime',
      '@r2wc/react-to-web-component',
      '@floating-ui/react',
      'zustand/vanilla',
    ],
  },
}

/** The tests of components on Preact and, where they may differ, on React; what needs a real browser in Chromium, as the elements are shipped. */
export default defineConfig({
  ...source,
  // The server that the run starts comes from its source too: nothing has to be built.
  environments: { __vitest__: { resolve: serverConditions } },
  test: {
    // At the root: one server for all projects, however many of them run.
    globalSetup: ['src/testing/server.setup.ts'],
    projects: [
      {
        ...source,
        test: {
          ...unit,
          name: 'widgets-react',
          include: [`src/{${ON_REACT_TOO}}/**/*.test.{ts,tsx}`, 'src/orders/order-files.test.tsx'],
        },
      },
      {
        ...source,
        resolve: {
          ...source.resolve,
          alias: [{ find: 'react-dom/test-utils', replacement: 'preact/test-utils' }, ...elementsAlias],
          mainFields: ['module', 'main'],
        },
        test: {
          ...unit,
          name: 'widgets-preact',
          // Whatever imports React has to pass through the alias; as CommonJS it would fetch the real one. Preact is what is shipped.
          server: { deps: { inline: [/@testing-library\/react/, /@r2wc/, /zustand/, /preact/] } },
        },
      },
      {
        ...inBrowser,
        test: { ...limits, name: 'widgets-browser', include: ['src/**/*.browser.test.tsx'], browser: browser() },
      },
      {
        ...inBrowser,
        // The server comes from its source too, by the conditions that it has everywhere.
        ssr: { resolve: serverConditions },
        plugins: [backend()],
        test: {
          ...limits,
          name: 'widgets-elements',
          include: ['src/**/*.shop.test.tsx'],
          // The first test waits for the server to start, in the process that serves the modules of all of them.
          testTimeout: 300_000,
          expect: { poll: { timeout: 120_000 } },
          browser: browser(),
        },
      },
      {
        ...source,
        test: { ...limits, name: 'widgets-node', environment: 'node', include: ['src/**/*.node.test.ts'] },
      },
    ],
  },
})
