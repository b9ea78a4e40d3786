/** The loader, on its own: one small file that imports the built elements by their names. Runs after the elements. */
import { defineConfig, type Plugin } from 'vite'
import { elementTable } from './element-table.ts'
import { browsers } from './vite.elements.config.ts'

/** Tags are names of files. */
const builtElements: Plugin = {
  name: 'built-elements',
  transform: {
    order: 'pre',
    filter: { id: /[\\/]src[\\/]import-element\.ts$/ },
    handler: () => {
      const names = elementTable.map(({ tag }) => tag.slice('cw-'.length)).join(' ')
      return `export const elementNames = '${names}'.split(' ')
        export const importElement = name =>
          elementNames.includes(name) ? import(/* @vite-ignore */ './cw-' + name + '.js') : undefined`
    },
  },
}

export default defineConfig({
  plugins: [builtElements],
  resolve: { conditions: ['cartwright-source'] },
  build: {
    target: browsers,
    outDir: 'dist/elements',
    emptyOutDir: false,
    lib: { entry: { loader: 'src/loader.ts' }, formats: ['es'] },
    rolldownOptions: { output: { minify: true } },
  },
})
