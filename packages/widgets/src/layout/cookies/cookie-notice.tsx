import { useState } from 'react'
import { Button } from '../../primitives/button'
import { ShopLink } from '../../provider/shop-link'
import { useShop } from '../../provider/shop-provider'
import type { NavigationHandlers } from '../../provider/use-navigate'
import { useTexts } from '../../provider/use-texts'
import { WidgetBox } from '../../provider/widget-box'
import { addSheet } from '../../styles/sheet'
import css from './cookie-notice.css?inline'
import { cookieNoticeTexts } from './cookie-notice.texts'

addSheet(css)

export interface CookieNoticeProps extends NavigationHandlers {
  /** The notice has gone, and with it the button that had the focus: the page says where the focus goes. */
  onAccept?: () => void
}

const KEY = 'cartwright cookie notice'

/**
 * Says once that the shop keeps cookies (CONT-006). It has room of its own at the end of the page and sticks to the lower
 * edge until then, so that it moves nothing and hides nothing for good. Put it last on the page.
 */
export function CookieNotice({ onNavigate, onAccept }: CookieNoticeProps) {
  const { drafts } = useShop()
  const t = useTexts(cookieNoticeTexts)
  const [isRead, setRead] = useState(() => drafts.get(KEY) !== undefined)
  if (isRead) return null
  return (
    <WidgetBox as="section" className="cw-cookies" aria-label={t('title')}>
      <p>
        {t('text')}{' '}
        <ShopLink to="/help/cookies" onNavigate={onNavigate}>
          {t('more')}
        </ShopLink>
      </p>
      <Button
        kind="primary"
        onClick={() => {
          drafts.set(KEY, 'read')
          setRead(true)
          onAccept?.()
        }}
      >
        {t('accept')}
      </Button>
    </WidgetBox>
  )
}
