import { createShop } from '@cartwright/core/light'
import { Messages, Outlet, ShopProvider } from '@cartwright/widgets'
import '@cartwright/widgets/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const shop = createShop({ apiBase: 'https://shop.example/prod-api', shopUrl: 'https://shop.example' })

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <h1>Supplies</h1>
    <ShopProvider shop={shop}>
      <Outlet start="/my/quickorder" />
      <Messages />
    </ShopProvider>
  </StrictMode>,
)
