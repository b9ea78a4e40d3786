import '@cartwright/widgets/styles.css'
import './preview.css'
import { Controls, Description, Primary, Title } from '@storybook/addon-docs/blocks'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { brandTheme } from './brand'
import { provideShop, withShop } from './shop.decorator'
import { AT_FIRST, brandStyle, TOOLBAR_ITEMS, type Toolbar } from './toolbar'
import { windowWidthOf } from './window-width'

// The first story of a run waits for the server to start.
configure({ asyncUtilTimeout: 90_000 })

/** Draws each story on the page's ground, in the chosen theme, density, colour and corners. */
const withScope: Decorator = (Story, { globals, parameters }) => (
  <div
    className={`cw-scope cw cw-${globals.density} story story--${parameters.layout ?? 'padded'}`}
    data-cw-theme={globals.theme === 'system' ? undefined : globals.theme}
    lang={globals.language}
    style={{ ...brandStyle(globals as Toolbar), maxWidth: windowWidthOf(globals) }}
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
  initialGlobals: AT_FIRST,
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: TOOLBAR_ITEMS.theme },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', dynamicTitle: true, items: TOOLBAR_ITEMS.density },
    },
    accent: {
      description: 'Brand colour',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: TOOLBAR_ITEMS.accent },
    },
    corners: {
      description: 'Corners',
      toolbar: { icon: 'circlehollow', dynamicTitle: true, items: TOOLBAR_ITEMS.corners },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', dynamicTitle: true, items: TOOLBAR_ITEMS.language },
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
          ['Colours', 'Buttons', 'Type', 'Space, corners, density', 'Motion', 'Icons'],
          'Elements',
          ['Order', 'Cart', 'Catalogue', 'After the order', 'Account', 'Frame', 'Small'],
          'Screens',
          ['The shop', 'Intranet', 'Product page', 'Requisition form'],
          'Guides',
          ['Recipes', 'Accessibility', 'Languages', 'Writing a widget', 'Changes'],
          'Components',
          // What everything is made of, and what needs no shop.
          ['Primitives'],
        ],
      },
    },
    controls: { expanded: true },
    // In a frame of its own: drawers and dialogs lie over a whole page.
    docs: { page: DocsPage, theme: brandTheme(), story: { inline: false, height: '520px' } },
  },
}

export default preview
