/** The React library: components, types, one style sheet. React and the core stay outside. */
import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { MAY_BRING, withoutSheets } from './without-sheets.ts'

const noSheets = {
  name: 'no-sheets',
  setup(build: {
    onLoad: (
      on: { filter: RegExp },
      done: (found: { path: string }) => Promise<{ contents: string; loader: 'tsx' }>,
    ) => void
  }) {
    build.onLoad({ filter: MAY_BRING }, async ({ path }) => ({
      contents: withoutSheets(await readFile(path, 'utf8')),
      loader: 'tsx',
    }))
  },
}

/**
 * Marks every module as one of the client: a server component may import it, as pages of the Next.js app router do.
 * Done on the written files, because the tree shaker drops directives.
 */
const useClient = {
  name: 'use-client',
  async buildEnd({ writtenFiles }: { writtenFiles: readonly { name: string }[] }) {
    const modules = writtenFiles.filter(({ name }) => name.endsWith('.js'))
    await Promise.all(modules.map(async ({ name }) => writeFile(name, `'use client'\n${await readFile(name, 'utf8')}`)))
  },
}

export default defineConfig([
  {
    entry: { index: 'src/index.ts', storefront: 'src/storefront.ts' },
    esbuildPlugins: [noSheets],
    plugins: [useClient],
    format: 'esm',
    target: 'es2022',
    dts: true,
    splitting: true,
    treeshake: true,
    outDir: 'dist',
    external: ['react', 'react-dom', '@cartwright/core'],
  },
  // The elements are built by vite over Preact; only their types come from here.
  {
    entry: { 'elements.entry': 'src/elements.entry.ts' },
    format: 'esm',
    dts: { only: true },
    outDir: 'dist',
    external: ['react', 'react-dom', '@cartwright/core'],
  },
  { entry: { widgets: 'src/styles/widgets.css' }, outDir: 'dist', minify: true },
])
