/** The types of the archives in projects of six kinds, strict, with every declaration file read (`skipLibCheck` off). */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compile } from './compile'
import { type PackedAll, packPackages } from './packed'

let packed: PackedAll
beforeAll(async () => {
  packed = await packPackages()
}, 300_000)
afterAll(() => packed?.remove())

it('plain DOM, without React and its types', async () => {
  const code = `
    import { cartOf, defineElements, provideShop, createShop } from '@cartwright/widgets/elements'
    import { configure, scan, signOut } from '@cartwright/widgets/loader'
    import { element } from '@cartwright/widgets/elements/cw-cart.js'

    configure({ apiBase: 'https://shop.example/prod-api', getToken: async ({ reason }) => (reason === 'start' ? 'token' : undefined) })
    const cart = document.querySelector('cw-cart')
    if (cart) {
      cart.heading = 'Requisition'
      cart.addEventListener('cw-cart-change', ({ detail }) => console.log(detail.total.toFixed(2), detail.currency))
      cart.addEventListener('click', event => console.log(event.clientX))
      void cartOf(cart.shop).add([{ number: 'TN-2420', qty: 2 }])
      // @ts-expect-error: no such property
      cart.headng = 'Requisition'
      // @ts-expect-error: a text
      cart.heading = 5
    }
    document.addEventListener('cw-cart-add', ({ detail }) => detail.reject('Over the budget'))
    document.addEventListener('cw-ready', () => void scan())
    const outlet = document.createElement('cw-outlet')
    outlet.show('/order/confirm')
    const box: HTMLInputElement | HTMLElement = document.createElement('cw-search-box')
    console.log(document.createElement('cw-search-box').value.length, box.title)
    provideShop(document.body, createShop({ apiBase: 'https://shop.example/prod-api' }))
    void defineElements(['cw-cart'])
    // @ts-expect-error: no such element
    void defineElements(['cw-crt'])
    element.define('acme')
    void signOut()`
  expect(await compile(packed, 'dom', { files: { 'page.ts': code } })).toBe('')
})

const REACT = `
  import { createShop, cartOf } from '@cartwright/core/light'
  import { Cart, QuickOrder, ShopProvider, useStore, useShop } from '@cartwright/widgets'
  import { CartButton, type CartButtonProps } from '@cartwright/widgets/cart-button'
  import { ShopProvider as Provider } from '@cartwright/widgets/shop-provider'
  import type {} from '@cartwright/widgets/types/react'

  const shop = createShop({ apiBase: 'https://shop.example/prod-api' })
  const props: CartButtonProps = { opens: 'page', onOpenCart: ({ path }) => path.length > 0 }
  function Lines() {
    return <b>{useStore(cartOf(useShop()).store, state => state.rows.length)}</b>
  }
  export const page = (
    <ShopProvider shop={shop}>
      <QuickOrder />
      <Cart onCheckout={({ path }) => console.log(path)} slots={{ footer: <Lines /> }} />
      {/* @ts-expect-error: a function */}
      <Cart onCheckout="yes" />
      <Provider shop={shop}>
        <CartButton {...props} />
      </Provider>
      <cw-cart heading="Requisition" theme="dark" oncw-checkout={({ detail }) => console.log(detail.path)} />
      {/* @ts-expect-error: no such attribute */}
      <cw-cart headng="Requisition" />
      <cw-quick-order host-keys name="lines" />
    </ShopProvider>
  )`

it.each([
  ['18', 'types-react-18'],
  ['19', '@types/react'],
])('React %s', async (version, types) => {
  const others = { '@types/react': types }
  // Each component alone too.
  const alone = packed.widgets.files.flatMap(path => /^dist\/components\/(.+)\.d\.ts$/.exec(path)?.[1] ?? [])
  expect(alone.length).toBeGreaterThan(45)
  const imports = alone.map(name => `  import type {} from '@cartwright/widgets/${name}'`).join('\n')
  const options = { jsx: 'react-jsx', moduleResolution: 'bundler', module: 'ESNext' }
  expect(
    await compile(packed, `react-${version}`, { others, options, files: { 'page.tsx': `${imports}\n${REACT}` } }),
  ).toBe('')
})

it('Vue, without React', async () => {
  const code = `
    import type { GlobalComponents } from 'vue'
    import type {} from '@cartwright/widgets/types/vue'

    type Props = InstanceType<GlobalComponents['cw-cart']>['$props']
    const cart: Props = { heading: 'Requisition', theme: 'dark', onCwCheckout: event => console.log(event.detail.path.length) }
    // @ts-expect-error: a text
    const wrong: Props = { heading: 5 }
    console.log(cart, wrong)
    document.querySelector('cw-cart')?.addEventListener('cw-checkout', ({ detail }) => console.log(detail.path))`
  const options = { moduleResolution: 'bundler', module: 'ESNext' }
  expect(await compile(packed, 'vue', { others: { vue: 'vue' }, options, files: { 'page.ts': code } })).toBe('')
})

it('Svelte, without React', async () => {
  const code = `
    import type {} from '@cartwright/widgets/types/svelte'

    type Props = svelteHTML.IntrinsicElements['cw-cart']
    const cart: Props = { heading: 'Requisition', class: 'wide', 'oncw-checkout': event => console.log(event.detail.path.length) }
    // @ts-expect-error: a text
    const wrong: Props = { heading: 5 }
    console.log(cart, wrong)`
  const options = { moduleResolution: 'bundler', module: 'ESNext' }
  expect(await compile(packed, 'svelte', { others: { svelte: 'svelte' }, options, files: { 'page.ts': code } })).toBe(
    '',
  )
})

it('Node, without a page', async () => {
  const code = `
    import { calls, createShop } from '@cartwright/core'
    import { isShopError } from '@cartwright/core/light'
    import { routeOf } from '@cartwright/core/routing'

    const shop = createShop({ apiBase: 'http://localhost:4173/prod-api' })
    await shop.start()
    const { rows } = await shop.client.call(calls.catalogue.query, { query: { keyword: 'TN-2420' } })
    const numbers: string[] = rows.map(({ number }) => number)
    // @ts-expect-error: no such call
    void calls.catalogue.everything
    console.log(numbers, routeOf('/index'), isShopError(undefined))
    shop.destroy()`
  const options = { types: ['node'] }
  expect(
    await compile(packed, 'node', {
      others: { '@types/node': '@types/node' },
      lib: ['ES2022'],
      options,
      files: { 'program.ts': code },
    }),
  ).toBe('')
})
