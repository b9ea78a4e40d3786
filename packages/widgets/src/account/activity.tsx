import { accountsOf, activityOf, type CompanyActivity, isShopError } from '@cartwright/core'
import { ACTIVITY_KINDS, type ActivityKind, type Activity as Row } from '@cartwright/core/contract'
import { isMainAccount, personName } from '@cartwright/core/rules'
import { useEffect } from 'react'
import { ExportMenu } from '../documents/export-menu'
import { clockIcon } from '../icons/icons'
import { ChoiceField } from '../listing/filter-fields'
import { Button } from '../primitives/button'
import { Empty, SkeletonRows } from '../primitives/feedback'
import { Table } from '../primitives/table'
import { SelectField } from '../primitives/text-field'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { MOMENT, useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { AccountPart } from './account-part'
import { activityTexts } from './activity.texts'

const KINDS = {
  account: 'account',
  address: 'address',
  company: 'company',
  embedKey: 'keys',
  export: 'export',
  number: 'number',
  order: 'order',
  price: 'price',
  report: 'report',
  return: 'return',
  right: 'right',
  session: 'session',
} as const satisfies Record<ActivityKind, string>

/** Who did what in the company, before and after, for its main accounts (ACC-014, docs/decisions/0092-audit.md). */
export function Activity() {
  const shop = useShop()
  const activity = activityOf(shop)
  const t = useTexts(activityTexts)
  const { isSignedIn, isKnown, isMain } = useStore(shop.session.store, state => ({
    isSignedIn: state.isSignedIn,
    isKnown: state.status === 'ready',
    isMain: isMainAccount(state.roles),
  }))
  const { status, error, rows } = useStore(activity.store, state => state)
  useEffect(() => {
    if (isSignedIn) void activity.load()
  }, [activity, isSignedIn])
  return (
    <AccountPart
      icon={clockIcon}
      says={{ signIn: t('signIn'), forbidden: t('mainOnly'), failed: t('failed') }}
      isSignedIn={isSignedIn}
      isForbidden={(isKnown && !isMain) || isShopError(error, 'forbidden')}
      // A changed filter keeps its fields in sight.
      status={status === 'loading' && rows.length > 0 ? 'ready' : status}
      error={error}
      onRetry={() => void activity.load()}
    >
      {() => (
        <WidgetBox className="cw-account">
          <Filters activity={activity} />
          <Rows activity={activity} />
        </WidgetBox>
      )}
    </AccountPart>
  )
}

function Filters({ activity }: { activity: CompanyActivity }) {
  const accounts = accountsOf(useShop())
  const t = useTexts(activityTexts)
  const mayManage = usePermission('accounts')
  const people = useStore(accounts.store, state => state.rows)
  const { filter } = useStore(activity.store, state => state)
  useEffect(() => {
    if (mayManage) void accounts.load()
  }, [accounts, mayManage])
  const { accountId, kind } = filter
  return (
    <div className="cw-activity__filters">
      {people.length > 0 && (
        <SelectField
          label={t('who')}
          value={accountId === undefined ? '' : String(accountId)}
          onValue={value => void activity.show({ ...filter, accountId: value === '' ? undefined : Number(value) })}
          options={[
            { value: '', label: t('allPeople') },
            ...people.map(person => ({
              value: String(person.accountId),
              label: personName(person),
            })),
          ]}
        />
      )}
      <ChoiceField
        label={t('kind')}
        all={t('allKinds')}
        value={kind}
        choices={ACTIVITY_KINDS}
        wordOf={each => t(KINDS[each])}
        onValue={value => void activity.show({ ...filter, kind: value })}
      />
      <div className="cw-end">
        <ExportMenu
          wanted={format => ({
            type: 'activity',
            format,
            query: { ...(accountId !== undefined && { accountId }), ...(kind !== undefined && { kind }) },
          })}
        />
      </div>
    </div>
  )
}

function Rows({ activity }: { activity: CompanyActivity }) {
  const t = useTexts(activityTexts)
  const common = useTexts(commonTexts)
  const { date } = useFormat()
  const { status, rows, hasMore, isLoadingMore, filter } = useStore(activity.store, state => state)
  if (status === 'loading')
    return (
      <div className="cw-card">
        <SkeletonRows label={common('loading')} />
      </div>
    )
  if (rows.length === 0) {
    const isFiltered = filter.accountId !== undefined || filter.kind !== undefined
    return (
      <div className="cw-card">
        <Empty icon={clockIcon} title={t(isFiltered ? 'noHit' : 'empty')}>
          {!isFiltered && t('emptyText')}
        </Empty>
      </div>
    )
  }
  const nameOf = ({ by, bySupplier }: Row) => (bySupplier ? t('supplier') : by || t('unknown'))
  return (
    <>
      <div className="cw-card cw-table-box">
        <Table
          caption={t('list')}
          className="cw-table cw-table--cards cw-activity"
          columns={[{ head: t('what'), holds: 'part' }, { head: t('about') }, { head: t('who') }, { head: t('time') }]}
          rows={rows.map(row => ({
            key: row.activityId,
            cells: [
              <div key="what">
                <b>{row.what}</b>
                {row.count > 1 && <span className="cw-sub">{t('times', { count: row.count })}</span>}
                <Changes row={row} />
              </div>,
              row.subject,
              nameOf(row),
              <time key="time" dateTime={`${row.time.replace(' ', 'T')}Z`}>
                {date(row.time, MOMENT)}
              </time>,
            ],
          }))}
        />
      </div>
      {hasMore && (
        <div>
          <Button busy={isLoadingMore} onClick={() => void activity.loadMore()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Of each value its name, what it was and what it is. */
function Changes({ row: { changes } }: { row: Row }) {
  const t = useTexts(activityTexts)
  if (changes.length === 0) return null
  return (
    <ul className="cw-activity__changes">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {field}:{' '}
          {before === null ? (
            after || t('none')
          ) : (
            <>
              <span className="cw-sr">{t('before')}: </span>
              <del>{before || t('none')}</del> <span className="cw-sr">{t('after')}: </span>
              <ins>{after || t('none')}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
