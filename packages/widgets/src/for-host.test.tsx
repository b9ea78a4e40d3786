/** What every component has on the page of a host: the slot `signed-out`, no password of ours, and a line where a right is missing. */
import { quickOrderOf, type Shop } from '@cartwright/core'
import { type Call, type CallName, callTable, type Policy, policies, type Right } from '@cartwright/core/contract'
import { EMBED_COMPONENTS, permissionsUnder } from '@cartwright/core/rules'
import { act, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import * as components from './components'
import { ELEMENT_NEEDS } from './provider/element-needs'
import { HostedShop } from './provider/hosted-shop'
import { changeAnswer } from './testing/change-answer'
import { makeTestShop } from './testing/render-with-shop'
import { signInAs } from './testing/sign-in-as'

let warned: MockInstance<typeof console.warn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => vi.restoreAllMocks())

const withGrant = (rights: readonly Right[]) =>
  changeAnswer<object>('/getInfo', answer => ({
    ...answer,
    grant: { components: [], rights, keyName: 'Intranet', host: 'https://intranet.example' },
  }))

const draw = (Component: unknown, props: object = {}) => createElement(Component as ComponentType<object>, props)

describe('an element whose right is missing', () => {
  /** Without the right of each: what the reader reads. */
  const LINES: [Exclude<keyof typeof components, 'Home' | 'SignIn' | 'TopBar'>, string][] = [
    ['Account', 'This page does not show your account.'],
    ['AddToCart', 'This page shows no basket.'],
    ['Cart', 'This page shows no basket.'],
    ['CouponList', 'This page shows no coupons.'],
    ['Desk', 'This page shows no overview.'],
    ['Favourites', 'This page shows no favourites.'],
    ['Finance', 'This page shows no invoices.'],
    ['ListOverview', 'This page shows no lists.'],
    ['OrderConfirm', 'Orders cannot be placed on this page.'],
    ['OrderDetails', 'This page shows no orders.'],
    ['OrderList', 'This page shows no orders.'],
    ['OrderSuccess', 'Orders cannot be placed on this page.'],
    ['Outlet', 'This page shows nothing of the shop.'],
    ['Price', 'This page shows no prices.'],
    ['PrinterFinder', 'This page shows no articles.'],
    ['Product', 'This page shows no articles.'],
    ['ProductCard', 'This page shows no articles.'],
    ['ProductList', 'This page shows no articles.'],
    ['QuickOrder', 'This page has no quick order.'],
    ['QuickOrderDetails', 'This page shows no lists.'],
    ['ReturnDetails', 'This page shows no returns.'],
    ['ReturnForm', 'This page shows no returns.'],
    ['Returns', 'This page shows no returns.'],
    ['SavedLists', 'This page shows no lists.'],
    ['SearchBox', 'This page has no search.'],
    ['Stock', 'This page shows no stock.'],
  ]
  /** They draw nothing: one stands in a bar, the others are closed. */
  const BARE = ['CartButton', 'CartDrawer', 'FavouritesDrawer'] as const

  it('says so in one line, with nothing to press; the console names the right, and no message is shown', async () => {
    const shop = makeTestShop({ shopUrl: 'https://shop.example', fetch: withGrant([]) })
    await shop.start()
    await signInAs('buyer.nl')(shop)
    const tested = [...LINES.map(([name]) => name), ...BARE]
    const { container } = render(
      <HostedShop shop={shop}>
        {tested.map(name => (
          <div key={name} data-name={name}>
            {draw(components[name])}
          </div>
        ))}
      </HostedShop>,
    )
    await waitFor(() => expect(container.querySelectorAll('[data-state="not-granted"]')).toHaveLength(tested.length))
    const said = tested.map(name => [name, container.querySelector(`[data-name="${name}"]`)?.textContent?.trim()])
    expect(said).toEqual([...LINES, ...BARE.map(name => [name, ''])])
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(container.querySelectorAll('input')).toHaveLength(0)
    expect(shop.messages.store.getState().items).toEqual([])
    await waitFor(() => expect(warned).toHaveBeenCalled())
    expect(warned.mock.calls.flat()).toContain(
      'Cartwright: the key of this page does not give the right "finance", which <cw-finance> needs. Give it to the key, or take the element off the page.',
    )
    // All of the table, and a line for each way to be without a right.
    expect(tested).toHaveLength(Object.keys(ELEMENT_NEEDS).length)
  })

  it('each element that a key can name has its needs, among the rights that the key gets for it', () => {
    const needs = Object.entries(EMBED_COMPONENTS).filter(([, rights]) => rights.length > 0)
    const named = needs.filter(([tag]) => Object.hasOwn(ELEMENT_NEEDS, tag))
    // Notices of the supplier are for visitors too.
    expect(needs.filter(one => !named.includes(one)).map(([tag]) => tag)).toEqual(['cw-notifications'])
    // A page of invoices shows billing data with the right that `cw-finance` brings.
    const ofOthers = ['cw-account finance']
    for (const [tag, rights] of named) {
      const { rights: own } = ELEMENT_NEEDS[tag as keyof typeof ELEMENT_NEEDS] ?? { rights: [] }
      expect(
        own
          .filter(right => !(rights as readonly Right[]).includes(right))
          .map(right => `${tag} ${right}`)
          .filter(need => !ofOthers.includes(need)),
      ).toEqual([])
    }
  })

  it('with its right it draws what it is', async () => {
    const shop = makeTestShop({ shopUrl: 'https://shop.example', fetch: withGrant(['finance']) })
    await shop.start()
    await signInAs('buyer.nl')(shop)
    render(
      <HostedShop shop={shop}>
        <components.Finance />
        <components.Cart />
      </HostedShop>,
    )
    expect(await screen.findByText('This page shows no basket.')).toBeInTheDocument()
    expect(screen.queryByText('This page shows no invoices.')).not.toBeInTheDocument()
  })
})

/** Calls without a parameter in their path come first, as the server looks for them. */
const CALLS = (Object.keys(callTable) as CallName[])
  .map(name => {
    const { method, path }: Call = callTable[name]
    return {
      name,
      method,
      params: path.split('{').length,
      ends: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    }
  })
  .toSorted((one, other) => one.params - other.params)

/** Refuses what the server refuses to a key with these rights, by the table of the calls. */
const under =
  (rights: readonly Right[]): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const called = CALLS.find(({ method, ends }) => method === (init?.method ?? 'GET') && ends.test(pathname))
    if (!called) return fetch(input, init)
    const { access, right }: Policy = policies[called.name]
    const needed = [right].flat()
    const isOpen = needed.some(one => ['public', 'self', ...rights].includes(one))
    if (!isOpen && access !== 'visitor') return Response.json({ code: 403, data: { right: needed.join(', ') } })
    const answer = await fetch(input, init)
    if (called.name !== 'session.info') return answer
    const info = (await answer.json()) as { permissions: string[] }
    return Response.json({
      ...info,
      permissions: permissionsUnder(rights, info.permissions),
      grant: { components: [], rights, keyName: 'Intranet', host: 'https://intranet.example' },
    })
  }

async function drawUnder(right: Right, element: ReactElement): Promise<Shop> {
  const shop = makeTestShop({ shopUrl: 'https://shop.example', fetch: under([right]) })
  await shop.start()
  await signInAs('buyer.nl')(shop)
  render(<HostedShop shop={shop}>{element}</HostedShop>)
  return shop
}

describe('an element of several parts', () => {
  it.each<[string, Right, ReactElement, string[]]>([
    ['a desk', 'orders', <components.Desk key="" />, ['This page shows no returns.', 'This page shows no coupons.']],
    [
      'a desk',
      'lists',
      <components.Desk key="" />,
      ['This page shows no orders.', 'This page shows no returns.', 'This page shows no coupons.'],
    ],
    ['billing data', 'account', <components.Account key="" part="billing" />, ['This page shows no invoices.']],
    [
      'the activity',
      'account',
      <components.Account key="" part="activity" />,
      ['This page does not show your account.'],
    ],
    [
      'the list of an order',
      'order',
      <components.OrderConfirm key="" quickOrderId={1} />,
      ['This page shows no lists.'],
    ],
    [
      'a screen of an outlet',
      'orders',
      <components.Outlet key="" start="/my/coupons" />,
      ['This page shows no coupons.'],
    ],
  ])(
    '%s under a key for %s alone says in a line what it does not show, with nothing to press that cannot help',
    async (_part, right, element, lines) => {
      const shop = await drawUnder(right, element)
      await waitFor(() => {
        expect(
          screen.queryAllByText(/^(This page|Orders cannot be placed)/).map(line => line.textContent?.trim()),
        ).toEqual(lines)
      })
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
      expect(shop.messages.store.getState().items).toEqual([])
    },
  )

  it('begins, for an account, with the first part that its right opens', async () => {
    await drawUnder('account', <components.Account />)
    expect(await screen.findByRole('button', { name: 'New address' })).toBeInTheDocument()
  })

  it('begins, for an account, with billing data where its right is that of invoices', async () => {
    await drawUnder('finance', <components.Account />)
    expect(await screen.findByText('Account figures')).toBeInTheDocument()
    expect(screen.queryByText('This page does not show your account.')).not.toBeInTheDocument()
  })
})

describe('where the host signs its readers in, visitors', () => {
  const NAMES = [
    'Account',
    'Cart',
    'Desk',
    'Favourites',
    'Finance',
    'ListOverview',
    'OrderList',
    'QuickOrder',
    'Returns',
    'ReturnForm',
    'SignIn',
  ] as const
  const asVisitor = async () => {
    const shop = makeTestShop({ shopUrl: 'https://shop.example', getToken: async () => undefined })
    await shop.start()
    return shop
  }
  const signInWays = (container: Element) =>
    [...container.querySelectorAll('a, button, input[type=password]')].filter(
      way => way.matches('input') || /sign in|join free/i.test(way.textContent ?? ''),
    )

  it.each(NAMES)('of %s read a sentence, and are offered neither a button nor a form', async name => {
    const shop = await asVisitor()
    const { container } = render(<HostedShop shop={shop}>{draw(components[name])}</HostedShop>)
    await waitFor(() => expect(container.querySelector('[data-state="signed-out"]')).toHaveTextContent(/\w.*\.$/))
    expect(signInWays(container)).toEqual([])
  })

  it.each(NAMES)('of %s see the slot of the page', async name => {
    const shop = await asVisitor()
    const slots = { 'signed-out': <p>Sign in at the top of the intranet.</p> }
    const { container } = render(<HostedShop shop={shop}>{draw(components[name], { slots })}</HostedShop>)
    await waitFor(() =>
      expect(container.querySelector('[data-state="signed-out"]')).toHaveTextContent(
        'Sign in at the top of the intranet.',
      ),
    )
  })

  it('who were signed in read that they are no longer, in every element, and are back where they were afterwards', async () => {
    const other = makeTestShop()
    await other.start()
    await signInAs('buyer.nl')(other)
    const { token } = other.session.store.getState()
    let isRevoked = false
    const shop = makeTestShop({
      shopUrl: 'https://shop.example',
      getToken: async () => (isRevoked ? undefined : token),
      fetch: (input, init) => (isRevoked ? Promise.resolve(Response.json({ code: 401 })) : fetch(input, init)),
    })
    await shop.start()
    const { container } = render(
      <HostedShop shop={shop}>
        {NAMES.map(name => (
          <div key={name} data-name={name}>
            {draw(components[name])}
          </div>
        ))}
      </HostedShop>,
    )
    await screen.findByText(/^Signed in as/)
    expect(container.querySelectorAll('[data-state="signed-out"]')).toHaveLength(0)
    const quickOrder = quickOrderOf(shop)
    await act(() => quickOrder.addText('TN-2420 3'))
    isRevoked = true
    await act(() => quickOrder.addText('CRG-712 1').catch(() => undefined))
    await waitFor(() => expect(screen.getAllByText(/^You are no longer signed in/)).toHaveLength(NAMES.length))
    expect(container.querySelectorAll('[data-state="signed-out"] .cw-notice')).toHaveLength(NAMES.length)
    expect(signInWays(container)).toEqual([])
    expect(screen.queryByRole('grid')).not.toBeInTheDocument()
    isRevoked = false
    await act(async () => {
      await shop.signInByHost?.()
    })
    expect(await screen.findByDisplayValue('TN-2420')).toBeInTheDocument()
    expect(await screen.findByDisplayValue('CRG-712')).toBeInTheDocument()
    expect(screen.queryByText(/^You are no longer signed in/)).not.toBeInTheDocument()
  })

  it('of a bar and a part meet no way to a password either', async () => {
    const shop = await asVisitor()
    const { container } = render(
      <HostedShop shop={shop}>
        <components.TopBar />
        <components.Product number="TN-2420" />
        <components.AddToCart number="TN-2420" />
        <components.Home />
      </HostedShop>,
    )
    expect(await screen.findByText('Sign in to order')).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: /TN-?2420/ })).toBeInTheDocument()
    expect(signInWays(container)).toEqual([])
  })

  it('who sign in there are signed in here when the host says so', async () => {
    let token: string | undefined
    const shop = makeTestShop({ shopUrl: 'https://shop.example', getToken: async () => token })
    await shop.start()
    render(
      <HostedShop shop={shop}>
        <components.SignIn />
      </HostedShop>,
    )
    expect(await screen.findByText('You are not signed in.')).toBeInTheDocument()
    const other = makeTestShop()
    await other.start()
    await signInAs('buyer.nl')(other)
    token = other.session.store.getState().token
    await act(async () => {
      await shop.signInByHost?.()
    })
    expect(await screen.findByText(/^Signed in as/)).toBeInTheDocument()
  })
})
