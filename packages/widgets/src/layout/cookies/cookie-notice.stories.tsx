import type { Meta, StoryObj } from '@storybook/react-vite'
import { german, narrow } from '../../testing/stories'
import { CookieNotice } from './cookie-notice'

const meta = { title: 'Layout/Cookie notice', component: CookieNotice } satisfies Meta<typeof CookieNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { globals: german }
export const Narrow: Story = { globals: narrow }
