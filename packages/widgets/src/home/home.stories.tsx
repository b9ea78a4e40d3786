import type { Meta, StoryObj } from '@storybook/react-vite'
import { asBuyer, asClerk, failing, german, narrow, waiting } from '../testing/stories'
import { Home } from './home'

const meta = { title: 'Home/Home', component: Home } satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SignedIn: Story = { parameters: asBuyer }
export const WithoutQuickOrder: Story = { parameters: asClerk }
export const Loading: Story = { parameters: waiting('/freedom/getHomeFloor') }
/** Without any answer of the server. */
export const Failed: Story = { parameters: failing('') }
export const LongText: Story = { parameters: asBuyer, globals: german }
export const Narrow: Story = { parameters: asBuyer, globals: narrow }
