/** The loader, on its own: one small file that imports the built elements by their names. Runs after the elements. */
import { defineConfig, type Plugin } from 'vite'
import { elementTable } from './element-table.ts'
import { browsers, minifyAgain } from './vite.elements.config.ts'

/** The table as the loader has it: tags are names of files. */
const builtElements: Plugin = {
  name: 'built-elements',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]src[\\/]elements\.ts$/ },
    handler: () => {
      const names = elementTable.map(({ tag }) => tag.slice('cw-'.length)).join(' ')
      return `export const elements = Object.fromEntries(
        '${names}'.split(' ').map(name => ['cw-' + name, () => import(/* @vite-ignore */ './cw-' + name + '.js')]))`
    },
  },
}

export default defineConfig({
  plugins: [builtElements, minifyAgain],
  resolve: { conditions: ['cartwright-source'] },
  build: {
    target: browsers,
    outDir: 'dist/elements',
    emptyOutDir: false,
    lib: { entry: { loader: 'src/loader.ts' }, formats: ['es'] },
    rolldownOptions: { output: { minify: true } },
  },
})
