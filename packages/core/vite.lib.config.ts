/**
 * The package as a host installs it. What only the server uses of the contract is marked so that the host's bundler leaves it out of
 * a page; esbuild would write the exports of a namespace such as `calls` in a form that no bundler leaves out.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { listModules } from '../../scripts/lib/third-party.mjs'
import packageJson from './package.json' with { type: 'json' }

export const entries = {
  index: 'src/index.ts',
  light: 'src/light.ts',
  'contract/index': 'src/contract/index.ts',
  'rules/index': 'src/rules/index.ts',
  'routing/resolve': 'src/routing/resolve.ts',
  texts: 'src/texts.ts',
}

const MODULES = fileURLToPath(new URL('dist/.vite/modules.json', import.meta.url))

export default defineConfig({
  plugins: [listModules(MODULES)],
  resolve: { conditions: ['cartwright-source'] },
  build: {
    target: 'es2022',
    minify: false,
    // The types are there already.
    emptyOutDir: false,
    lib: { entry: entries, formats: ['es'] },
    rolldownOptions: { external: Object.keys(packageJson.dependencies).map(name => new RegExp(`^${name}(/|$)`)) },
  },
})
