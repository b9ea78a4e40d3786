/** The frame around the pages of the book. */
import { addons } from 'storybook/manager-api'
import { brandTheme } from './brand'

addons.setConfig({
  theme: brandTheme(),
  sidebar: { showRoots: true, collapsedRoots: ['components'] },
})
