/** The loader, on its own: one small file that imports the built elements by their names. Runs after the elements. */
import { defineConfig } from 'vite'
import { elementTable } from './element-table.ts'
import { browsers } from './vite.elements.config.ts'

const builtName = new Map(elementTable.map(({ module, tag }) => [module, `./${tag}.js`]))

export default defineConfig({
  plugins: [
    {
      name: 'built-elements',
      enforce: 'pre',
      resolveId(id) {
        const built = builtName.get(id)
        return built ? { id: built, external: true } : null
      },
    },
  ],
  resolve: { conditions: ['cartwright-source'] },
  build: {
    target: browsers,
    outDir: 'dist/elements',
    emptyOutDir: false,
    lib: { entry: { loader: 'src/loader.ts' }, formats: ['es'] },
    rolldownOptions: { output: { minify: true } },
  },
})
