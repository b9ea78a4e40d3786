/** Tokens handed over by the host, against any order of answers. */
import { afterEach, expect, it } from 'vitest'
import * as calls from '../contract/calls'
import { type ScriptedShop, scriptedShop } from '../testing/scripted-shop'
import { data } from '../testing/shop-replies'

let opened: ScriptedShop | undefined
afterEach(() => opened?.shop.destroy())

/** Signed in by the first token of the host, who leaves later questions open. */
async function openWithHost() {
  const asked: ((token: string | undefined) => void)[] = []
  let isFirst = true
  const getToken = () => {
    if (!isFirst) return new Promise<string | undefined>(resolve => void asked.push(resolve))
    isFirst = false
    return Promise.resolve('H1')
  }
  opened = await scriptedShop({ getToken })
  return { ...opened, asked }
}

it('an account that signs in while the host is asked for a token is not overruled by it', async () => {
  const { shop, next, switchTo, asked } = await openWithHost()
  const vias = shop.client.call(calls.orders.shipVias, undefined as never).catch(() => undefined)
  ;(await next('orders.shipVias')).answer({ code: 401, msg: '' })
  await expect.poll(() => asked.length).toBe(1)
  await switchTo(23)
  asked[0]?.('H2')
  await vias
  expect(shop.session.store.getState()).toMatchObject({ token: 'T23', accountId: 23, isSignedIn: true })
})

it('many calls that are refused together ask the host once, and go again with its token', async () => {
  const { shop, next, asked } = await openWithHost()
  const answers = [1, 2, 3].map(() => shop.client.call(calls.orders.shipVias, undefined as never))
  for (const _ of answers) (await next('orders.shipVias')).answer({ code: 401, msg: '' })
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.('H2')
  for (const _ of answers) {
    const again = await next('orders.shipVias')
    expect(again.token).toBe('H2')
    again.answer(data([]))
  }
  expect(await Promise.all(answers)).toEqual([[], [], []])
  expect(asked).toHaveLength(1)
})
