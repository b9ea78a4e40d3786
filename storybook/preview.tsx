import '@cartwright/widgets/styles.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { provideShop, withShop } from './shop.decorator'

// The first story of a run waits for the server to start.
configure({ asyncUtilTimeout: 90_000 })

/** Draws each story on the page's ground, in the chosen theme and density. */
const withScope: Decorator = (Story, { globals, parameters }) => (
  <div
    className={`cw-scope cw cw-${globals.density} story story--${parameters.layout ?? 'padded'}`}
    data-cw-theme={globals.theme === 'system' ? undefined : globals.theme}
    lang={globals.language}
  >
    <Story />
  </div>
)

const preview: Preview = {
  decorators: [provideShop, withScope],
  loaders: [withShop],
  initialGlobals: { theme: 'light', density: 'medium', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: ['system', 'light', 'dark'] },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', dynamicTitle: true, items: ['compact', 'medium', 'large'] },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: ['en', 'it', 'de', 'fr', 'pl', 'zh'] },
    },
  },
  parameters: {
    layout: 'padded',
    // Tests look in more than one width and theme: accessible.setup.ts.
    a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error' },
    backgrounds: { disable: true },
    options: { storySort: { order: ['Guides', 'Primitives', '*'] } },
    controls: { expanded: true },
  },
}

export default preview
