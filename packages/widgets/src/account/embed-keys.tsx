import { embedKeysOf, isShopError, type EmbedKeys as Keys, lastDayOf } from '@cartwright/core'
import type { EmbedKey, EmbedRefusal } from '@cartwright/core/contract'
import { daysBetween, isEmbedComponent, isMainAccount, personName } from '@cartwright/core/rules'
import { useEffect, useRef, useState } from 'react'
import { keyIcon, octagonIcon, triangleIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { ConfirmDialog } from '../primitives/dialog'
import { Empty } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { refocus } from '../primitives/refocus'
import { Tag } from '../primitives/status'
import { Table } from '../primitives/table'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useStore } from '../provider/use-store'
import { MOMENT, useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import { AccountPart } from './account-part'
import { embedComponentsTexts } from './embed-components.texts'
import css from './embed-keys.css?inline'
import { embedKeysTexts } from './embed-keys.texts'

addSheet(css)

/** So many elements of a key are named in its row. */
const NAMED_MAX = 5
/** From so many days before its end a key is marked. */
const SOON_DAYS = 30

const CAUSES = {
  buyer: 'causeBuyer',
  component: 'causeComponent',
  expired: 'causeExpired',
  origin: 'causeOrigin',
  page: 'causePage',
  revoked: 'causeRevoked',
} as const satisfies Record<EmbedRefusal, string>

/** The keys by which servers of the company vouch for its buyers, for its main accounts (docs/decisions/0114-embed-keys.md). */
export function EmbedKeys() {
  const shop = useShop()
  const keys = embedKeysOf(shop)
  const t = useTexts(embedKeysTexts)
  const { isSignedIn, isKnown, isMain } = useStore(shop.session.store, state => ({
    isSignedIn: state.isSignedIn,
    isKnown: state.status === 'ready',
    isMain: isMainAccount(state.roles),
  }))
  const { status, error, draft, made } = useStore(keys.store, state => state)
  const KeyForm = useLazy(draft !== undefined, async () => (await import('./embed-key-form')).EmbedKeyForm)
  const NewSecret = useLazy(made !== undefined, async () => (await import('./embed-key-secret')).EmbedKeySecret)
  useEffect(() => {
    if (isSignedIn) void keys.load()
  }, [keys, isSignedIn])
  const box = useRef<HTMLDivElement>(null)
  const isList = draft === undefined && made === undefined
  // The form has gone, and what had the focus with it.
  useEffect(() => {
    if (isList && box.current) refocus(box.current, undefined)
  }, [isList])
  return (
    <AccountPart
      icon={keyIcon}
      says={{ signIn: t('signIn'), forbidden: t('forbidden'), failed: t('failed') }}
      isSignedIn={isSignedIn}
      isForbidden={(isKnown && !isMain) || isShopError(error, 'forbidden')}
      status={status}
      error={error}
      onRetry={() => void keys.load()}
    >
      {() => (
        <WidgetBox className="cw-embed-keys-part">
          <div ref={box} className="cw-account">
            {draft ? (
              KeyForm && <KeyForm keys={keys} draft={draft} />
            ) : made ? (
              NewSecret && <NewSecret keys={keys} made={made} />
            ) : (
              <KeyList keys={keys} />
            )}
          </div>
        </WidgetBox>
      )}
    </AccountPart>
  )
}

function KeyList({ keys }: { keys: Keys }) {
  const t = useTexts(embedKeysTexts)
  const rows = useStore(keys.store, state => state.rows)
  const [revoking, setRevoking] = useState<EmbedKey>()
  const begin = (
    <Button kind="primary" onClick={() => keys.begin()}>
      {t('add')}
    </Button>
  )
  return (
    <>
      {rows.length === 0 ? (
        <div className="cw-card">
          <Empty icon={keyIcon} title={t('empty')} actions={begin}>
            {t('emptyText')}
          </Empty>
        </div>
      ) : (
        <>
          <div className="cw-row cw-row--wrap">
            <p className="cw-embed-keys__lead">{t('emptyText')}</p>
            <span className="cw-end">{begin}</span>
          </div>
          <KeyTable keys={keys} rows={rows} onRevoke={setRevoking} />
        </>
      )}
      <p className="cw-sub">{t('mailed')}</p>
      <RevokeQuestion keys={keys} row={revoking} onClose={() => setRevoking(undefined)} />
    </>
  )
}

interface KeyTableProps {
  keys: Keys
  rows: readonly EmbedKey[]
  onRevoke: (key: EmbedKey) => void
}

function KeyTable({ keys, rows, onRevoke }: KeyTableProps) {
  const t = useTexts(embedKeysTexts)
  const words = useTexts(embedComponentsTexts)
  const { date } = useFormat()
  const isEnded = useIsEnded()
  const buyersOf = useBuyersOf(keys)
  return (
    <div className="cw-card cw-table-box">
      <Table
        caption={t('list')}
        className="cw-table cw-table--cards cw-embed-keys"
        columns={[
          { head: t('key'), holds: 'part' },
          { head: t('origins') },
          { head: t('shows') },
          { head: t('buyers') },
          { head: t('lastUsed') },
          { head: t('expires') },
          { head: t('edit') },
        ]}
        rows={rows.map(row => ({
          key: row.keyId,
          cells: [
            <span key="name">
              <b>{row.name}</b>
              <span className="cw-sub cw-code">cwk_…{row.hint}</span>
            </span>,
            <span key="origins" className="cw-embed-keys__origins">
              {row.origins.map(origin => (
                <span key={origin}>{origin}</span>
              ))}
            </span>,
            <span key="components" className="cw-embed-keys__tags">
              {row.components.slice(0, NAMED_MAX).map(component => (
                <Tag key={component}>{isEmbedComponent(component) ? words(component) : component}</Tag>
              ))}
              {row.components.length > NAMED_MAX && (
                <span className="cw-sub">{t('more', { count: row.components.length - NAMED_MAX })}</span>
              )}
            </span>,
            buyersOf(row),
            <span key="used">
              {row.lastUsed ? date(row.lastUsed, MOMENT) : t('never')}
              {row.lastRefusal && (
                <span className="cw-embed-keys__refusal">
                  <Icon shape={octagonIcon} size="s" />
                  <span>
                    {t('refused', {
                      date: date(row.lastRefusal.time, MOMENT),
                      cause: t(CAUSES[row.lastRefusal.cause]),
                    })}
                  </span>
                </span>
              )}
            </span>,
            <LastDay key="expires" row={row} />,
            isEnded(row) ? undefined : (
              <span key="acts" className="cw-row cw-embed-keys__acts">
                <Button size="s" aria-label={`${t('edit')}: ${row.name}`} onClick={() => keys.edit(row)}>
                  {t('edit')}
                </Button>
                <Button
                  size="s"
                  kind="danger"
                  aria-label={t('revokeName', { name: row.name })}
                  onClick={() => onRevoke(row)}
                >
                  {t('revoke')}
                </Button>
              </span>
            ),
          ],
        }))}
      />
    </div>
  )
}

/** Revoked, or past its last day at the site. */
function useIsEnded(): (row: EmbedKey) => boolean {
  const { i18n } = useShop()
  return row => row.revoked !== null || lastDayOf(row, i18n) < i18n.today()
}

function LastDay({ row }: { row: EmbedKey }) {
  const { i18n } = useShop()
  const t = useTexts(embedKeysTexts)
  const { date } = useFormat()
  const last = lastDayOf(row, i18n)
  if (row.revoked) return <span className="cw-sub">{t('revoked', { date: date(i18n.dayOf(row.revoked)) })}</span>
  const days = daysBetween(i18n.today(), last)
  if (days < 0) return <span className="cw-sub">{t('ended', { date: date(last) })}</span>
  if (days > SOON_DAYS) return <>{date(last)}</>
  return (
    <span>
      <span className="cw-embed-keys__soon">
        <Icon shape={triangleIcon} size="s" />
        {date(last)}
      </span>
      <span className="cw-sub">{t('soon', { count: days })}</span>
    </span>
  )
}

/** Whom a key vouches for, in words. */
function useBuyersOf(keys: Keys): (row: Pick<EmbedKey, 'buyers'>) => string {
  const t = useTexts(embedKeysTexts)
  const accounts = useStore(keys.store, state => state.accounts)
  return ({ buyers }) => {
    if (buyers === null) return t('allAccounts')
    const named = buyers.map(id => accounts?.find(({ accountId }) => accountId === id))
    return named.length <= 2 && named.every(account => account !== undefined)
      ? named.map(account => personName(account)).join(', ')
      : t('numberOfAccounts', { count: buyers.length })
  }
}

interface RevokeQuestionProps {
  keys: Keys
  /** Undefined while nothing is asked. */
  row: EmbedKey | undefined
  onClose: () => void
}

function RevokeQuestion({ keys, row, onClose }: RevokeQuestionProps) {
  const { messages } = useShop()
  const t = useTexts(embedKeysTexts)
  const common = useTexts(commonTexts)
  const buyersOf = useBuyersOf(keys)
  const [isRevoking, run] = useBusy()
  return (
    <ConfirmDialog
      open={row !== undefined}
      title={common('warning')}
      confirmLabel={t('revoke')}
      cancelLabel={common('cancel')}
      busy={isRevoking}
      onCancel={onClose}
      onConfirm={() =>
        run(async () => {
          if (!row) return
          const isRevoked = await keys.revoke(row.keyId)
          if (isRevoked) messages.show({ kind: 'success', text: t('revokedDone', { name: row.name }) })
          onClose()
        })
      }
    >
      {row && (
        <>
          <p>{t('revokeQuestion', { name: row.name })}</p>
          <p className="cw-sub">
            {t('buyers')}: {buyersOf(row)}
          </p>
        </>
      )}
    </ConfirmDialog>
  )
}
