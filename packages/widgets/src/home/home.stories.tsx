import type { Meta, StoryObj } from '@storybook/react-vite'
import { Home } from './home'

const signedIn = (userName: string) => ({ shop: { signIn: { userName, password: 'Cartwright1' } } })

const meta = { title: 'Home/Home', component: Home } satisfies Meta<typeof Home>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SignedIn: Story = { parameters: signedIn('buyer.nl') }
export const WithoutQuickOrder: Story = { parameters: signedIn('clerk.nl') }
export const LongText: Story = { parameters: signedIn('buyer.nl'), globals: { language: 'de' } }
export const Narrow: Story = { parameters: signedIn('buyer.nl'), globals: { viewport: { value: 'mobile1' } } }
