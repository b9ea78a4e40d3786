import { loginPath } from '@cartwright/core'
import { lockIcon } from '../../icons/icons'
import { Icon } from '../../primitives/icon'
import { useIsSignedInByHost } from '../../provider/hosted-shop'
import { ShopLink } from '../../provider/shop-link'
import type { NavigationHandlers } from '../../provider/use-navigate'
import { useTexts } from '../../provider/use-texts'
import { buyingTexts } from './buying.texts'

export interface HiddenPriceNoticeProps extends NavigationHandlers {
  /** Where the reader comes back to after signing in; default the start page. */
  target?: string
}

/** Tells visitors how to get prices; once above a list, or in the place of a price (PERM-018). */
export function HiddenPriceNotice({ target, onNavigate }: HiddenPriceNoticeProps) {
  const t = useTexts(buyingTexts)
  const byHost = useIsSignedInByHost()
  return (
    <div className="cw-notice cw-tone--info" part="notice">
      <Icon shape={lockIcon} />
      <div className="cw-grow">{t('hiddenPrice')}</div>
      {!byHost && (
        <ShopLink
          className="cw-btn cw-btn--s"
          to={target === undefined ? '/login' : loginPath(target)}
          onNavigate={onNavigate}
        >
          {t('signIn')}
        </ShopLink>
      )}
    </div>
  )
}
