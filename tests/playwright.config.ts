import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from './support/browser'

const executablePath = chromiumPath()

export default defineConfig({
  globalSetup: './support/filled-shop.ts',
  workers: Math.min(2, availableParallelism()),
  forbidOnly: true,
  // Another suite runs beside it, on the same two cores.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  use: {
    // An action that can never happen names itself, long before its test runs out of time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // Actions, network and console; pictures of every step would take a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'e2e', testDir: './e2e' },
    { name: 'looks', testDir: './looks' },
    { name: 'embed', testDir: './embed' },
    // A registry of packages has to be within reach.
    { name: 'installed', testDir: './installed', timeout: 1_200_000 },
    { name: 'screenshots', testDir: './screenshots' },
  ],
})
