import { type NotificationRow, type NotificationsState, notificationsOf } from '@cartwright/core'
import { useEffect, useState } from 'react'
import { bellIcon, checkIcon, chevronDownIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Drawer } from '../primitives/dialog'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { Count } from '../primitives/status'
import { commonTexts } from '../provider/common.texts'
import type { HostHandler } from '../provider/host-handler'
import { useIsSignedInByHost } from '../provider/hosted-shop'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { RichText } from '../rich-text'
import { addSheet } from '../styles/sheet'
import css from './notifications.css?inline'
import { notificationsTexts } from './notifications.texts'

addSheet(css)

export interface NotificationsDrawerProps extends NavigationHandlers {
  /** Whether it is shown, over the page; default no. It never closes by itself, see `onClose`. */
  open?: boolean
  /** Wants to be closed: close it by setting `open` to false. The event `cw-close` of the element. */
  onClose?: HostHandler<Record<string, never>>
}

/** What the supplier has to say, as an accordion at the right edge of the page (LAY-060, NOTE-001, NOTE-002, SITE-012). */
export function NotificationsDrawer({ open = false, onClose, onNavigate }: NotificationsDrawerProps) {
  const shop = useShop()
  const t = useTexts(notificationsTexts)
  const common = useTexts(commonTexts)
  const notifications = notificationsOf(shop)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const language = useStore(shop.i18n.store, state => state.language)
  const { status, rows, unread } = useStore(notifications.store, state => state)
  useEffect(() => {
    void [language, isSignedIn]
    if (open) void notifications.load()
  }, [open, notifications, language, isSignedIn])

  return (
    <WidgetBox>
      <Drawer
        open={open}
        onClose={() => onClose?.({})}
        icon={bellIcon}
        closeLabel={common('close')}
        className="cw-notes"
        title={
          <>
            {t('title')} {unread > 0 && <Count accent>{t('unread', { count: unread })}</Count>}
          </>
        }
      >
        {rows.length > 0 ? (
          <>
            <p className="cw-notes__all">
              {/* Stays when all are read, so that the focus has its place. */}
              <Button
                kind="quiet"
                size="s"
                icon={checkIcon}
                idle={unread === 0}
                onClick={() => void notifications.markAllRead()}
              >
                {t('markAllRead')}
              </Button>
            </p>
            {rows.map(row => (
              <Entry
                key={row.notificationId}
                row={row}
                onRead={() => void notifications.markRead(row.notificationId)}
              />
            ))}
          </>
        ) : (
          <NoEntries
            status={status}
            onRetry={() => void notifications.load()}
            onSignIn={() => onClose?.({})}
            onNavigate={onNavigate}
          />
        )}
      </Drawer>
    </WidgetBox>
  )
}

interface NoEntriesProps extends NavigationHandlers {
  status: NotificationsState['status']
  onRetry: () => void
  /** A visitor goes to the sign-in. */
  onSignIn: () => void
}

/** There is nothing, it could not be read, or it is on its way. */
function NoEntries({ status, onRetry, onSignIn, onNavigate }: NoEntriesProps) {
  const { session } = useShop()
  const t = useTexts(notificationsTexts)
  const common = useTexts(commonTexts)
  const isSignedIn = useStore(session.store, state => state.isSignedIn)
  const byHost = useIsSignedInByHost()
  if (status === 'failed')
    return (
      <Empty
        failed
        icon={bellIcon}
        title={t('failed')}
        actions={<Button onClick={onRetry}>{common('retry')}</Button>}
      />
    )
  if (status !== 'ready') return <SkeletonRows rows={4} label={common('loading')} />
  return (
    <Empty
      icon={bellIcon}
      title={t('empty')}
      actions={
        !isSignedIn &&
        !byHost && (
          <ShopLink to="/login" className="cw-btn cw-btn--primary" onClick={onSignIn} onNavigate={onNavigate}>
            {t('signIn')}
          </ShopLink>
        )
      }
    >
      {isSignedIn ? t('emptyHint') : t('visitorHint')}
    </Empty>
  )
}

/** One entry, read once it has been opened. */
function Entry({ row, onRead }: { row: NotificationRow; onRead: () => void }) {
  const t = useTexts(notificationsTexts)
  const { dayOf } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const day = dayOf(row.createTime)
  return (
    <details
      className={row.read ? 'cw-notes__entry' : 'cw-notes__entry cw-notes__entry--new'}
      onToggle={event => {
        setOpen(event.currentTarget.open)
        if (event.currentTarget.open) onRead()
      }}
    >
      <summary>
        <time className="cw-code" dateTime={day}>
          {day}
        </time>{' '}
        <span className="cw-grow">
          {row.notificationTitle}
          {!row.read && <span className="cw-sr"> ({t('new')})</span>}
        </span>
        <Icon shape={chevronDownIcon} />
      </summary>
      {/* What reads markup is fetched with the first entry that is opened. */}
      <div className="cw-notes__text cw-rich">{isOpen && <RichText text={row.notificationText} />}</div>
    </details>
  )
}
