// Tests of the root scripts.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    // Some start processes, and other suites run beside them.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
