/** Every story as a test in Chromium, in light and in dark: it draws, its play function passes, axe finds nothing. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const configDir = fileURLToPath(new URL('.', import.meta.url))
const chromium = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

const stories = (name: string, theme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir })],
  define: { 'import.meta.env.STORYBOOK_THEME': JSON.stringify(theme) },
  test: {
    name,
    // The first story of a run waits for the server to start, on a processor that may be busy.
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium ? { executablePath: chromium } : {} }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
    },
  },
})

export default defineConfig({ test: { projects: [stories('stories', 'light'), stories('stories-dark', 'dark')] } })
