/** The React library: components, types, one style sheet. React and the core stay outside. */
import { readdirSync } from 'node:fs'
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

/** Each component alone: `@cartwright/widgets/cart-button`. Their types and css come from scripts/components.mjs. */
const components = readdirSync(new URL('src/components', import.meta.url))
  .map(file => file.replace(/\.ts$/, ''))
  .filter(name => name !== 'index')
const entry = { index: 'src/index.ts', storefront: 'src/storefront.ts' }

export default defineConfig([
  {
    entry: {
      index: entry.index,
      storefront: entry.storefront,
      ...Object.fromEntries(components.map(name => [`components/${name}`, `src/components/${name}.ts`])),
    },
    esbuildPlugins: [noSheets],
    plugins: [useClient],
    format: 'esm',
    target: 'es2022',
    dts: { entry },
    splitting: true,
    treeshake: true,
    // Says which modules of others are in the files (scripts/lib/notices.mjs).
    metafile: true,
    outDir: 'dist',
    external: ['react', 'react-dom', '@cartwright/core'],
  },
  { entry: { widgets: 'src/styles/widgets.css' }, outDir: 'dist', minify: true },
])
