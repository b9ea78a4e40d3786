'use client'

import { createShop } from '@cartwright/core/light'
import { Messages, Outlet, ShopProvider } from '@cartwright/widgets'
import { useState } from 'react'

export function Supplies() {
  const [shop] = useState(() =>
    createShop({ apiBase: 'https://shop.example/prod-api', shopUrl: 'https://shop.example' }),
  )
  return (
    <ShopProvider shop={shop}>
      <Outlet start="/my/quickorder" />
      <Messages />
    </ShopProvider>
  )
}
