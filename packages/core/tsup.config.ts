/** The types of the package; vite writes the modules (`vite.lib.config.ts`). */
import { defineConfig } from 'tsup'
import { entries } from './vite.lib.config'

export default defineConfig({
  entry: entries,
  format: 'esm',
  target: 'es2022',
  dts: { only: true },
  clean: true,
})
