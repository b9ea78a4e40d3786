import type { AddToCartHandlers } from '../catalogue/part/ask-host'
import { PageLinks } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import type { NavigationHandlers } from '../provider/use-navigate'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { deskTexts } from './desk.texts'
import { DeskCards } from './desk-cards'
import { Greeting } from './greeting'
import css from './home.css?inline'
import { Leaving } from './leaving'
import { QuickEntry } from './quick-entry'

addSheet(css)

export interface DeskProps extends NavigationHandlers, AddToCartHandlers {}

/** What a buyer asks every morning: what is on the way, what moved, what to order again, what is open; and a field to order by number. */
export function Desk({ onNavigate, onCartAdd }: DeskProps) {
  const { session } = useShop()
  const t = useTexts(deskTexts)
  const isSignedIn = useStore(session.store, state => state.isSignedIn)
  const mayQuickOrder = usePermission('quickOrder')
  const mayOrder = usePermission('cart') && mayQuickOrder
  if (!isSignedIn)
    return (
      <WidgetBox>
        <SignInFirst>{t('signIn')}</SignInFirst>
      </WidgetBox>
    )
  return (
    <WidgetBox className="cw-desk-box">
      <PageLinks value={onNavigate}>
        <Greeting />
        {mayOrder && (
          <section className="cw-card cw-desk__entry">
            <div className="cw-card__body">
              <QuickEntry />
            </div>
            <Leaving />
          </section>
        )}
        <DeskCards onNavigate={onNavigate} onCartAdd={onCartAdd} />
      </PageLinks>
    </WidgetBox>
  )
}
