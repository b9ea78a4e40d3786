/** The page that embedded pages are compared with, built as the elements are: `tests/bench/support/floor-page.ts`. */
import { defineConfig } from 'vite'
import { elementsAlias } from './preact-alias.ts'
import { browsers } from './vite.elements.config.ts'

export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: elementsAlias },
  build: {
    target: browsers,
    write: false,
    lib: { entry: { loader: 'src/testing/floor-loader.ts' }, formats: ['es'] },
    rolldownOptions: { output: { minify: true, entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
})
