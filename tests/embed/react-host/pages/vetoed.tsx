/** A host that takes every step itself, and takes none. */
import { createShop } from '@cartwright/core/light'
import { Cart, Messages, Outlet, ShopProvider } from '@cartwright/widgets'
import { useState } from 'react'
import { ADDRESS, getToken } from '../shop-address'

const shop = createShop({ ...ADDRESS, getToken })

export default function VetoedPage() {
  const [asked, setAsked] = useState<string[]>([])
  const refuse = ({ path }: { path: string }) => {
    setAsked(before => [...before, path])
    return false
  }
  return (
    <ShopProvider shop={shop}>
      <section aria-label="List">
        <Outlet start="/my/quickorder" onNavigate={refuse} onOrder={refuse} />
      </section>
      <section aria-label="Cart">
        <Cart onCheckout={refuse} onNavigate={refuse} />
      </section>
      <ul aria-label="Asked">
        {asked.map((path, at) => (
          <li key={`${at}`}>{path}</li>
        ))}
      </ul>
      <Messages />
    </ShopProvider>
  )
}
