import '@cartwright/widgets/styles.css'
import './preview.css'
import { LANGUAGES } from '@cartwright/core'
import { Controls, Description, Primary, Title } from '@storybook/addon-docs/blocks'
import type { Decorator, Preview } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { configure } from 'storybook/test'
import { brandTheme } from './brand'
import { provideShop, withShop } from './shop.decorator'

// The first story of a run waits for the server to start.
configure({ asyncUtilTimeout: 90_000 })

/** Hosts set them as --cw-accent and --cw-radius; the bright ones show that contrast stays. */
const ACCENTS: Record<string, string> = { blue: '#1890ff', green: '#00694e', red: '#d4380d', yellow: '#fadb14' }
const RADII: Record<string, string> = { square: '0px', round: '6px', rounder: '10px' }

/** Draws each story on the page's ground, in the chosen theme, density, colour and corners. */
const withScope: Decorator = (Story, { globals, parameters }) => (
  <div
    className={`cw-scope cw cw-${globals.density} story story--${parameters.layout ?? 'padded'}`}
    data-cw-theme={globals.theme === 'system' ? undefined : globals.theme}
    lang={globals.language}
    style={{ '--cw-accent': ACCENTS[globals.accent], '--cw-radius': RADII[globals.corners] } as CSSProperties}
  >
    <Story />
  </div>
)

/** What hosts are asked or notified of is seen in the actions; there is nothing to set. */
const handlersAsActions: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      /^on[A-Z]/.test(name) ? { ...type, action: name, control: false } : type,
    ]),
  )

/** Props and one story to try them on; the other states stand in the list. */
const DocsPage = () => (
  <>
    <Title />
    <Description />
    <Primary />
    <Controls />
  </>
)

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [handlersAsActions],
  decorators: [provideShop, withScope],
  loaders: [withShop],
  initialGlobals: { theme: 'light', density: 'medium', accent: 'blue', corners: 'round', language: 'en' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: ['system', 'light', 'dark'] },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', dynamicTitle: true, items: ['compact', 'medium', 'large'] },
    },
    accent: {
      description: 'Brand colour',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: Object.keys(ACCENTS) },
    },
    corners: {
      description: 'Corners',
      toolbar: { icon: 'circlehollow', dynamicTitle: true, items: Object.keys(RADII) },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: [...LANGUAGES] },
    },
  },
  parameters: {
    layout: 'padded',
    // Tests look in more than one width and theme: accessible.setup.ts.
    a11y: { test: import.meta.env.MODE === 'test' ? 'off' : 'error' },
    backgrounds: { disable: true },
    options: {
      // Read by Storybook without running it: it must stand here.
      storySort: {
        order: [
          'Welcome',
          'Start',
          ['HTML', 'React', 'Next', 'Vue', 'Svelte', 'Node', 'Your own sign-in'],
          'Theming',
          ['Theming', 'Theme editor', 'Five brands', 'Slots, parts, states, events'],
          'Foundations',
          ['Colours', 'Type', 'Space, corners, density', 'Motion', 'Icons'],
          'Elements',
          ['Order', 'Cart', 'Catalogue', 'After the order', 'Account', 'Frame', 'Small'],
          'Screens',
          'Guides',
          ['Recipes', 'Accessibility', 'Languages', 'Writing a widget'],
          'Components',
        ],
      },
    },
    controls: { expanded: true },
    // In a frame of its own: drawers and dialogs lie over a whole page.
    docs: { page: DocsPage, theme: brandTheme(), story: { inline: false, height: '520px' } },
  },
}

export default preview
