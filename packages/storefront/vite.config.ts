import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Where `vite dev` finds the server. */
const API = process.env.API_ORIGIN ?? 'http://localhost:4173'

/** Css that parts of elements bring along: this shop has the one sheet of the widgets. */
const noInlineCss: Plugin = {
  name: 'no-inline-css',
  enforce: 'pre',
  resolveId: id => (id.endsWith('.css?inline') ? '\0no-inline-css' : undefined),
  load: id => (id === '\0no-inline-css' ? "export default ''" : undefined),
}

export default defineConfig({
  plugins: [noInlineCss, react()],
  resolve: { conditions: ['cartwright-source', 'module', 'browser', 'development|production'] },
  build: { target: 'es2022', sourcemap: false, cssMinify: true, modulePreload: { polyfill: false } },
  server: { proxy: { '/prod-api': API, '/pictures': API, '/sdk': API } },
})
