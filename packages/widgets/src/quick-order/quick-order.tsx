import { Locked, SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { useHasEnded } from '../provider/hosted-shop'
import { PageLinks } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { SignInFirst } from '../provider/sign-in-first'
import { useLazy } from '../provider/use-lazy'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { NoListValue } from './list-value'
import css from './quick-order.css?inline'
import { quickOrderTexts } from './quick-order.texts'
import type { QuickOrderProps } from './quick-order.types'
import { VisitorList } from './visitor-list'

addSheet(css)

/**
 * Orders by number: type, scan, paste or import lines, correct what is wrong where it stands, put them into the cart or order them.
 * @source QO-003
 */
export const QuickOrder = (props: QuickOrderProps) => (
  // The strips below a line lead to the search.
  <PageLinks value={props.onNavigate}>
    <QuickOrderOfReader {...props} />
  </PageLinks>
)

function QuickOrderOfReader(props: QuickOrderProps) {
  const { session } = useShop()
  const t = useTexts(quickOrderTexts)
  const common = useTexts(commonTexts)
  const isAllowed = usePermission('quickOrder')
  const { isSignedIn, status } = useStore(session.store, state => ({
    isSignedIn: state.isSignedIn,
    status: state.status,
  }))
  const isWaiting = isSignedIn && (status === 'loading' || status === 'idle')
  // On its way with the first word of a sign-in, which is before the rights are known.
  const List = useLazy(isSignedIn, async () => (await import('./quick-order-list')).QuickOrderList)
  if (isAllowed && List) return <List {...props} />
  return (
    <WidgetBox className="cw-qo" slots={props.slots}>
      <NoListValue disabled={props.disabled} required={props.required} />
      {isWaiting || isAllowed ? (
        <SkeletonRows rows={6} label={common('loading')} />
      ) : isSignedIn ? (
        <Locked>{t('noPermission')}</Locked>
      ) : (
        <ForVisitors onNavigate={props.onNavigate} />
      )}
    </WidgetBox>
  )
}

/** A list that can be pasted before anybody signs in. */
function ForVisitors({ onNavigate }: Pick<QuickOrderProps, 'onNavigate'>) {
  const t = useTexts(quickOrderTexts)
  const hasEnded = useHasEnded()
  return (
    <>
      <SignInFirst>{t('signIn')}</SignInFirst>
      {/* The list that was being typed comes back. */}
      {!hasEnded && (
        <section className="cw-card">
          <VisitorList onNavigate={onNavigate} />
        </section>
      )}
    </>
  )
}
