import { expect, it, vi } from 'vitest'
import { isShopError, ShopError } from './shop-error'
import { errorOfFailure } from './to-shop-error'

it('is known by its kind', () => {
  const error = new ShopError('refused', 'No more than 50.')
  expect([isShopError(error), isShopError(error, 'refused'), isShopError(error, 'network')]).toEqual([
    true,
    true,
    false,
  ])
})

it.each([undefined, null, 'ShopError', 5, new Error('ShopError'), { kind: 'refused' }])('%s is none', thrown => {
  expect(isShopError(thrown)).toBe(false)
})

it('is known in another copy of the package, and stays as it is', async () => {
  vi.resetModules()
  const { ShopError: Other } = await import('./shop-error')
  const error = new Other('too-many', 'Try again later.')
  expect(error).not.toBeInstanceOf(ShopError)
  expect(isShopError(error, 'too-many')).toBe(true)
  expect(errorOfFailure(error, {}, 'network')).toBe(error)
})
