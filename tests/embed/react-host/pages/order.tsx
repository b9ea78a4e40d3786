/** Quick order and the outlet, whose path the application keeps as its router would. */
import { createShop } from '@cartwright/core/light'
import { Messages, Outlet, QuickOrder, ShopProvider } from '@cartwright/widgets'
import { useState } from 'react'
import { ADDRESS, getToken } from '../shop-address'

const shop = createShop({ ...ADDRESS, getToken })

export default function OrderPage() {
  const [path, setPath] = useState<string>()
  const go = (step: { path: string }) => {
    setPath(step.path)
    return false
  }
  return (
    <ShopProvider shop={shop}>
      <h1>Supplies</h1>
      <section id="list">
        <QuickOrder onOrder={go} onNavigate={go} />
      </section>
      <section id="rest">
        <Outlet path={path} onNavigate={go} onOrderPlaced={go} />
      </section>
      <Messages />
    </ShopProvider>
  )
}
