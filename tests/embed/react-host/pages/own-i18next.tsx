/** The host has an i18next of its own, and words of ours in its resources. */
import { createShop } from '@cartwright/core'
import { Cart, ShopProvider } from '@cartwright/widgets'
import { createInstance } from 'i18next'
import { ADDRESS, getToken } from '../shop-address'

const i18next = createInstance({
  lng: 'de',
  resources: {
    en: { cart: { basket: 'Requisition' }, host: { title: 'Supplies' } },
    de: { cart: { basket: 'Bedarfsmeldung' }, host: { title: 'Bürobedarf' } },
  },
})
void i18next.init()

const shop = createShop({ ...ADDRESS, getToken, language: 'de' }, i18next)

export default function OwnI18nextPage() {
  return (
    <ShopProvider shop={shop}>
      <h1>{i18next.t('title', { ns: 'host' })}</h1>
      <output aria-label="Language of the application">{i18next.language}</output>
      <Cart />
    </ShopProvider>
  )
}
