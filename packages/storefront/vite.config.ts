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

/** The shop is fetched beside the few lines that ask for it. */
const preloadStart: Plugin = {
  name: 'preload-start',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .flatMap(file => (file.type === 'chunk' && file.name === 'start' ? [file.fileName, ...file.imports] : []))
        .map(file => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` } })),
  },
}

export default defineConfig({
  plugins: [noInlineCss, react(), preloadStart],
  resolve: { conditions: ['cartwright-source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    sourcemap: false,
    cssMinify: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // All that every page needs in two files, each with what it imports.
        codeSplitting: {
          groups: [
            { name: 'main', test: /\/app\/main\.ts$/, priority: 2 },
            { name: 'start', test: /\/app\/start\.tsx$/, priority: 1 },
            {
              name: 'parts',
              test: /packages.(widgets|core).src/,
              minShareCount: 12,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/prod-api': API, '/pictures': API, '/sdk': API } },
})
