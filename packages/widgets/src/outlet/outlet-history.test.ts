import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHistory } from './outlet-history'

const PATH = '/order/confirm?skus=%5B%7B%22number%22%3A%22A%26B%22%7D%5D&from=cart'

beforeEach(() => window.history.replaceState(null, '', '/intranet?tab=2'))
afterEach(() => window.history.replaceState(null, '', '/'))

const address = () => window.location.pathname + window.location.search + window.location.hash

describe('the hash', () => {
  it('carries the path and leaves its other parts as they are', () => {
    window.history.replaceState({ router: 'host' }, '', '/intranet?tab=2#top&menu=open')
    const history = createHistory('hash', undefined, 'cw')
    expect(history.read()).toBeUndefined()
    history.write(PATH, false)
    expect(address()).toMatch(/^\/intranet\?tab=2#top&menu=open&cw=\/order\/confirm\?skus=[^&#]+$/)
    expect(history.read()).toBe(PATH)
    expect(window.history.state).toMatchObject({ router: 'host' })
    history.write(undefined, true)
    expect(address()).toBe('/intranet?tab=2#top&menu=open')
  })

  it('of two shops on a page carries two paths', () => {
    const [first, second] = [createHistory('hash', undefined, 'cw'), createHistory('hash', undefined, 'two')]
    first.write('/cust/shoppingcart', false)
    second.write('/hisorder/list', false)
    expect([first.read(), second.read()]).toEqual(['/cust/shoppingcart', '/hisorder/list'])
  })

  it('that cannot be decoded holds no path', () => {
    window.history.replaceState(null, '', '/intranet#cw=%E0%A4%A')
    expect(createHistory('hash', undefined, 'cw').read()).toBeUndefined()
  })

  it('a first step cannot be gone back from, a second can', () => {
    const history = createHistory('hash', undefined, 'cw')
    expect(history.back()).toBe(false)
    history.write('/cust/shoppingcart', false)
    expect(history.back()).toBe(true)
  })
})

describe('paths of the host', () => {
  it('lie below its folder', () => {
    const history = createHistory('push', '/intranet/', 'cw')
    expect(history.read()).toBeUndefined()
    history.write('/hisorder/list?page=2', false)
    expect(address()).toBe('/intranet/hisorder/list?page=2')
    expect(history.read()).toBe('/hisorder/list?page=2')
    history.write(undefined, true)
    expect(address()).toBe('/intranet/')
  })

  it.each([undefined, '', '//evil.example', '/\\evil.example', 'https://evil.example', '/a?b'])(
    'with %s for a folder the address stays as it is',
    base => {
      createHistory('push', base, 'cw').write('/hisorder/list', false)
      expect(address()).toBe('/intranet?tab=2')
    },
  )
})

it('kept by the outlet alone, steps lead back one by one, and a replaced one does not', () => {
  const history = createHistory('none', undefined, 'cw')
  const seen: (string | undefined)[] = []
  history.listen(() => seen.push(history.read()))
  history.write('/cust/shoppingcart', false)
  history.write('/order/confirm?skus=cart', false)
  history.write('/order/checkout/1', true)
  expect([history.back(), history.back(), history.back()]).toEqual([true, true, false])
  expect(seen).toEqual(['/cust/shoppingcart', undefined])
  expect(address()).toBe('/intranet?tab=2')
})
