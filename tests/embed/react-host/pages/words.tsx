/** Words of the host, given to its shop. */
import { createShop } from '@cartwright/core/light'
import { Cart, ShopProvider } from '@cartwright/widgets'
import { useState } from 'react'
import { ADDRESS, getToken } from '../shop-address'

const shop = createShop({
  ...ADDRESS,
  getToken,
  texts: { en: { cart: { basket: 'Requisition' } }, de: { cart: { basket: '<b>Bedarf</b>' } } },
})

export default function WordsPage() {
  const [language, setLanguage] = useState<'en' | 'de' | 'fr'>('en')
  return (
    <>
      {(['en', 'de', 'fr'] as const).map(code => (
        <button key={code} type="button" onClick={() => setLanguage(code)}>
          {code}
        </button>
      ))}
      <ShopProvider shop={shop} language={language}>
        <Cart />
      </ShopProvider>
    </>
  )
}
