/** Every story as a test in Chromium: it draws, its play function passes, axe finds nothing in any width or theme. And the guides beside them. */
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumPath } from '../tests/support/browser.ts'

const configDir = fileURLToPath(new URL('.', import.meta.url))
const executablePath = chromiumPath()

// A project, because the plugin looks for stories from where its project stands, wherever Vitest was started.
const stories = {
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'stories',
    setupFiles: [fileURLToPath(new URL('accessible.setup.ts', import.meta.url))],
    // The first story of a run waits for the server to start.
    testTimeout: 300_000,
    browser: {
      enabled: true,
      // Each file would load the same modules again; each story clears what it has drawn.
      isolate: false,
      headless: true,
      screenshotFailures: false,
      // What fades between two themes would be looked at half way.
      provider: playwright({
        launchOptions: executablePath ? { executablePath } : {},
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}

// The plugin takes stories only; here is the rest of the book.
const conditions = ['cartwright-source']
const guides = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  environments: { __vitest__: { resolve: { conditions, externalConditions: conditions } } },
  test: {
    name: 'guides',
    include: [fileURLToPath(new URL('**/*.test.ts', import.meta.url))],
    // What they read is much for a busy machine.
    testTimeout: 120_000,
  },
}

export default defineConfig({ test: { projects: [stories, guides] } })
