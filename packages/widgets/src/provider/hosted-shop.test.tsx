import { cartOf } from '@cartwright/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { TermsDialog } from '../confirmation'
import { registerHostDialogs } from '../host-dialogs'
import { makeTestShop } from '../testing/render-with-shop'
import { signInAs } from '../testing/sign-in-as'
import { HostedShop } from './hosted-shop'
import { registerDialogs } from './sign-in-desk'
import { SignInFirst } from './sign-in-first'

const shopUrl = 'https://shop.example'
const dialogs = () => screen.queryAllByRole('dialog', { name: 'Terms and conditions' })

it('F14 CONF-001 on the page of a host one of the widgets opens the confirmation, once for a shop', async () => {
  const shop = makeTestShop({ shopUrl })
  await shop.start()
  const { rerender } = render(
    <>
      <HostedShop shop={shop}>first</HostedShop>
      <HostedShop shop={shop}>second</HostedShop>
    </>,
  )
  expect(dialogs()).toHaveLength(0)
  await act(() => signInAs('new.nl')(shop))
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  // A widget that leaves the page takes it along; another one opens it.
  rerender(<HostedShop shop={shop}>second</HostedShop>)
  await waitFor(() => expect(dialogs()).toHaveLength(1))
  // It stands on the page by itself.
  rerender(
    <HostedShop shop={shop}>
      <TermsDialog />
    </HostedShop>,
  )
  await waitFor(() => expect(dialogs()).toHaveLength(1))
})

it('F14 a call that is refused with code 606 opens it, for a page that took the account for confirmed', async () => {
  const shop = makeTestShop({ shopUrl })
  await shop.start()
  render(<HostedShop shop={shop}>a form</HostedShop>)
  await signInAs('new.nl')(shop)
  await act(async () => shop.session.store.setState({ confirmed: true }))
  expect(dialogs()).toHaveLength(0)
  await act(() => cartOf(shop).load())
  await waitFor(() => expect(dialogs()).toHaveLength(1))
})

it('CONF-001 a storefront has its own, and is not asked a second time', async () => {
  const shop = makeTestShop()
  await shop.start()
  render(
    <HostedShop shop={shop}>
      <TermsDialog />
    </HostedShop>,
  )
  await act(() => signInAs('new.nl')(shop))
  await waitFor(() => expect(dialogs()).toHaveLength(1))
})

it('CONF-001 without registered dialogs nothing opens, no way to sign in is offered, and the widgets stay', async () => {
  registerDialogs({})
  onTestFinished(registerHostDialogs)
  const shop = makeTestShop({ shopUrl })
  await shop.start()
  const widget = <SignInFirst>a widget</SignInFirst>
  render(<HostedShop shop={shop}>{widget}</HostedShop>)
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => signInAs('new.nl')(shop))
  await act(async () => shop.session.expire())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('a widget')).toBeVisible()
})

it('F14 with registered dialogs a visitor is offered the sign-in form of the page', async () => {
  const shop = makeTestShop({ shopUrl })
  await shop.start()
  render(
    <HostedShop shop={shop}>
      <SignInFirst>a widget</SignInFirst>
    </HostedShop>,
  )
  await act(async () => screen.getByRole('button', { name: 'Sign in' }).click())
  expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible()
})
