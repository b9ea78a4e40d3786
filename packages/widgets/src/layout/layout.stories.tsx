import { layoutOf } from '@cartwright/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useShop } from '../provider/shop-provider'
import { ExpiredDialog } from '../session/expired-dialog'
import { failing } from '../testing/stories'
import { Crumbs } from './crumbs'
import { NavBar } from './nav-bar'
import { SiteFooter } from './site-footer'
import { TagsView } from './tags-view'
import { TopBar } from './top-bar'

const PASSWORD = 'Cartwright1'
const SITES = '/clientsystem/system/freedom/getOrgSite'
const buyer = { shop: { signIn: { userName: 'buyer.nl', password: PASSWORD } } }

/** The frame around every page. */
function Bars({ current, menuOpen, reduced }: { current: string; menuOpen?: boolean; reduced?: boolean }) {
  return (
    <>
      <TopBar
        reduced={reduced}
        menu={menuOpen === undefined ? undefined : { open: menuOpen, id: 'story-nav', onToggle: () => undefined }}
      />
      <NavBar reduced={reduced} current={current} id="story-nav" open={menuOpen} />
    </>
  )
}

const meta = {
  title: 'Layout/Bars',
  component: Bars,
  parameters: { layout: 'fullscreen' },
  args: { current: '/list/toner?classId=103' },
} satisfies Meta<typeof Bars>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SignedIn: Story = { parameters: buyer }
/** The site is not known yet; its room is kept. */
function Waiting({ current }: { current: string }) {
  const { sites } = useShop()
  useEffect(() => sites.store.setState({ siteName: '' }), [sites])
  return <Bars current={current} />
}
export const Loading: Story = {
  render: args => <Waiting {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Site:/ })).toBeNull())
  },
}
/** The site of before stays, and nothing is said of it (REG-021). */
export const Failed: Story = {
  parameters: failing(SITES),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Toner' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const WithoutQuickOrder: Story = {
  parameters: { shop: { signIn: { userName: 'clerk.nl', password: PASSWORD } } },
}
export const QuickOrder: Story = { args: { current: '/my/quickorder', reduced: true }, parameters: buyer }
export const LongText: Story = { parameters: buyer, globals: { language: 'de' } }
export const Narrow: Story = {
  args: { menuOpen: true },
  parameters: buyer,
  globals: { viewport: { value: 'mobile1' } },
}
export const Sites: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Site:/ }))
    await expect(await canvas.findByRole('menuitemradio', { checked: true })).toHaveFocus()
  },
}
export const SigningOut: Story = {
  parameters: buyer,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Welcome/ }))
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Sign Out' }))
    const dialog = await canvas.findByRole('alertdialog')
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
/** The server no longer knows the sign-in. */
function Expired() {
  const { session } = useShop()
  useEffect(() => session.store.setState({ expired: true }), [session])
  return <ExpiredDialog />
}
export const SignInExpired: Story = {
  render: () => <Expired />,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
/** Visited pages as tabs, for readers who want them. */
function Tags() {
  const layout = layoutOf(useShop())
  useEffect(() => {
    layout.visit({ path: '/index', title: () => 'Printer supplies for the trade' })
    layout.visit({ path: '/list/toner?classId=102', title: () => 'Toner' })
  }, [layout])
  return <TagsView current="/index" />
}
export const VisitedPages: Story = { render: () => <Tags /> }
export const Footer: Story = { render: () => <SiteFooter /> }
export const Breadcrumbs: Story = {
  render: () => <Crumbs trail={[{ name: 'Toner', to: '/list/toner?classId=102' }, { name: 'CW-TN2420' }]} />,
}
