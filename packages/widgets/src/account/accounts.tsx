import { type Accounts as AccountsStore, accountsOf, isShopError } from '@cartwright/core'
import { personName } from '@cartwright/core/rules'
import { useEffect } from 'react'
import { usersIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Tag } from '../primitives/status'
import { Table } from '../primitives/table'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { AccountPart } from './account-part'
import { accountsTexts } from './accounts.texts'
import { RepPrices } from './rep-prices'

const ROLES = ['mainCustomer', 'salesRep', 'clerk'] as const

/** The accounts of the company, with user name, role and status; a main customer adds and changes them (ACC-005, ACC-014). */
export function Accounts() {
  const shop = useShop()
  const accounts = accountsOf(shop)
  const t = useTexts(accountsTexts)
  const { isSignedIn, isKnown } = useStore(shop.session.store, state => ({
    isSignedIn: state.isSignedIn,
    isKnown: state.status === 'ready',
  }))
  const mayManage = usePermission('accounts')
  const { status, error, draft, repPrices } = useStore(accounts.store, state => state)
  const mayDecidePrices = repPrices !== undefined
  const AccountForm = useLazy(draft !== undefined, async () => (await import('./account-form')).AccountForm)
  useEffect(() => {
    if (mayManage) void accounts.load()
  }, [accounts, mayManage])
  return (
    <AccountPart
      icon={usersIcon}
      says={{ signIn: t('signIn'), forbidden: t('noPermission'), failed: t('failed') }}
      isSignedIn={isSignedIn}
      isForbidden={(isKnown && !mayManage) || isShopError(error, 'forbidden')}
      status={status}
      error={error}
      onRetry={() => void accounts.load()}
    >
      {() => (
        <WidgetBox className="cw-account">
          <div className="cw-row">
            <span className="cw-end">
              <Button kind="primary" disabled={draft !== undefined} onClick={() => accounts.begin()}>
                {t('add')}
              </Button>
            </span>
          </div>
          {AccountForm && draft && <AccountForm accounts={accounts} draft={draft} />}
          <AccountTable accounts={accounts} />
          {mayDecidePrices && !draft && (
            <section className="cw-card cw-card__body">
              <RepPrices accounts={accounts} />
            </section>
          )}
        </WidgetBox>
      )}
    </AccountPart>
  )
}

function AccountTable({ accounts }: { accounts: AccountsStore }) {
  const t = useTexts(accountsTexts)
  const rows = useStore(accounts.store, state => state.rows)
  const roleName = (name: string) => {
    const role = ROLES.find(each => each === name)
    return role ? t(role) : name
  }
  return (
    <div className="cw-card cw-table-box">
      <Table
        caption={t('list')}
        className="cw-table cw-table--cards cw-accounts"
        columns={[
          { head: t('userName'), holds: 'part' },
          { head: t('name') },
          { head: t('role') },
          { head: t('status') },
          { head: t('edit') },
        ]}
        rows={rows.map(row => ({
          key: row.accountId,
          cells: [
            <span key="name" className="cw-row cw-row--wrap">
              <b>{row.userName}</b>
              {row.isOwn && <Tag tone="info">{t('own')}</Tag>}
            </span>,
            <span key="person">
              {personName({ ...row, userName: '' })}
              <span className="cw-sub">{row.email}</span>
            </span>,
            roleName(row.role),
            <span key="status">
              <Tag tone={row.status === 'active' ? 'success' : 'neutral'}>{t(row.status)}</Tag>
              {!row.confirmed && <span className="cw-sub">{t('unconfirmed')}</span>}
            </span>,
            <Button key="edit" size="s" aria-label={`${t('edit')}: ${row.userName}`} onClick={() => accounts.edit(row)}>
              {t('edit')}
            </Button>,
          ],
        }))}
      />
    </div>
  )
}
