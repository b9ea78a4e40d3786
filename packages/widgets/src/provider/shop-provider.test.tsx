import { createShop } from '@cartwright/core'
import { memoryStorage } from '@cartwright/core/testing'
import { render, screen } from '@testing-library/react'
import { expect, inject, it, onTestFinished } from 'vitest'
import { commonTexts } from './common.texts'
import { ShopProvider } from './shop-provider'
import { useTexts } from './use-texts'

function Retry() {
  return <button type="button">{useTexts(commonTexts)('retry')}</button>
}

const openShop = () => {
  const shop = createShop({ apiBase: inject('apiBase'), storage: memoryStorage(), language: 'de', channel: false })
  onTestFinished(() => shop.destroy())
  return shop
}

it('the widgets bring their texts along, in the language of the shop', async () => {
  const shop = openShop()
  render(
    <ShopProvider shop={shop}>
      <Retry />
    </ShopProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeDefined()
  expect(shop.i18n.store.getState().language).toBe('de')
  await shop.start()
})

it('to a shop that was started before, too', async () => {
  const shop = openShop()
  await shop.start()
  render(
    <ShopProvider shop={shop} language="fr">
      <Retry />
    </ShopProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeDefined()
})
