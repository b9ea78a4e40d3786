/** Storybook over the widgets' source: stories lie beside their components, the pages of the book in book/. */
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { backend } from './backend.plugin.ts'
import { elementData, STORIES_PREFIX } from './element-data.plugin.ts'
import { serverHalves, shopData, shopPictures } from './server-in-browser/plugin.ts'

const widgets = (path: string) => fileURLToPath(new URL(`../packages/widgets/${path}`, import.meta.url))

const propsByCompiler: StorybookConfig['typescript'] = {
  reactDocgen: 'react-docgen-typescript',
  reactDocgenTypescriptOptions: {
    tsconfigPath: widgets('tsconfig.json'),
    include: [widgets('src/**/*.tsx')],
    exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
  },
}

const config: StorybookConfig = {
  stories: [
    './book/**/*.@(mdx|stories.tsx)',
    { directory: '../packages/widgets/src', files: '**/*.stories.tsx', titlePrefix: STORIES_PREFIX },
  ],
  staticDirs: [
    { from: '../packages/storefront/src/app/typeface', to: '/typeface' },
    { from: './mark', to: '/mark' },
    { from: '../packages/storefront/public/favicon.svg', to: '/mark/favicon.svg' },
  ],
  // A list of what Storybook would like its own users to try.
  features: { sidebarOnboardingChecklist: false },
  addons: [
    // Tables in guides are not part of plain Markdown.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The usual reader of props knows no types of other packages, and reads no `Omit`. Tests show no tables, and do not wait for the compiler.
  typescript: process.env.VITEST ? { reactDocgen: 'react-docgen' } : propsByCompiler,
  viteFinal: async ({ resolve, optimizeDeps, plugins = [], ...rest }) => ({
    ...rest,
    // Packages are read from their sources: no build between an edit and its story.
    resolve: { ...resolve, conditions: ['cartwright-source', 'module', 'browser', 'import', 'default'] },
    // What Vite finds only while a page is loading makes it load again: the pages of the book are read in advance, as stories are.
    optimizeDeps: {
      ...optimizeDeps,
      entries: [optimizeDeps?.entries ?? [], 'book/**/*.tsx'].flat(),
    },
    ssr: { resolve: { conditions: ['cartwright-source', 'module', 'node', 'import', 'default'] } },
    plugins: [...plugins, backend(), elementData(), shopData(), shopPictures()],
    worker: { format: 'es', plugins: () => [serverHalves(), shopData()] },
  }),
}

export default config
