import { useRef } from 'react'
import { SkeletonRows } from '../primitives/feedback'
import { focusHeading } from '../primitives/focus-heading'
import { commonTexts } from '../provider/common.texts'
import { useLazy } from '../provider/use-lazy'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'

interface SuccessHereProps extends NavigationHandlers {
  /** Id of the order in paths. */
  orderNo: string
}

/** The success of an order in the place of its confirmation, with the focus on its heading: the reader stays on the host's page. */
export function SuccessHere({ orderNo, onNavigate }: SuccessHereProps) {
  const common = useTexts(commonTexts)
  const box = useRef<HTMLDivElement>(null)
  const OrderSuccess = useLazy(true, async () => (await import('./order-success')).OrderSuccess)
  return (
    <WidgetBox states={{ placed: true }}>
      <div ref={box}>
        {OrderSuccess ? (
          <OrderSuccess
            orderNo={orderNo}
            onNavigate={onNavigate}
            onOrderRead={() => void (box.current && focusHeading(box.current))}
          />
        ) : (
          <SkeletonRows rows={4} label={common('loading')} />
        )}
      </div>
    </WidgetBox>
  )
}
