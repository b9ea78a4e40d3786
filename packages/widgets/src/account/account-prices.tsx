import { accountPricesOf, isShopError, PAGE_SIZE, type AccountPrices as Prices } from '@cartwright/core'
import type { AccountPrice } from '@cartwright/core/contract'
import { marginOf } from '@cartwright/core/rules'
import { useEffect, useRef } from 'react'
import { percentIcon } from '../icons/percent'
import { Button } from '../primitives/button'
import { Empty } from '../primitives/feedback'
import { Pager } from '../primitives/pager'
import { Tag } from '../primitives/status'
import { Table } from '../primitives/table'
import { useBusy } from '../primitives/use-busy'
import { usePagerTexts } from '../provider/pager-labels'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { AccountPart } from './account-part'
import { AccountPriceForm } from './account-price-form'
import { accountPricesTexts } from './account-prices.texts'
import { ImportReport } from './import-report'

const WHY = {
  account: 'whyAccount',
  ambiguous: 'whyAmbiguous',
  article: 'whyArticle',
  columns: 'whyColumns',
  price: 'whyPrice',
} as const
const OUTCOME = { new: 'outcomeNew', changed: 'outcomeChanged', same: 'outcomeSame', failed: 'outcomeFailed' } as const

/** What sub-accounts see in the place of the company's prices: by article, and by a rule (ACC-008, ACC-013 to ACC-015). */
export function AccountPrices() {
  const shop = useShop()
  const prices = accountPricesOf(shop)
  const t = useTexts(accountPricesTexts)
  const { isSignedIn, isKnown } = useStore(shop.session.store, state => ({
    isSignedIn: state.isSignedIn,
    isKnown: state.status === 'ready',
  }))
  const maySet = usePermission('accountPrices')
  const mayAddAccounts = usePermission('accounts')
  const form = useRef<HTMLDivElement>(null)
  const { status, error, rules } = useStore(prices.store, state => state)
  useEffect(() => {
    if (maySet) void prices.load()
  }, [prices, maySet])
  return (
    <AccountPart
      icon={percentIcon}
      says={{ signIn: t('signIn'), forbidden: t('noPermission'), failed: t('failed') }}
      isSignedIn={isSignedIn}
      isForbidden={(isKnown && !maySet) || isShopError(error, 'forbidden')}
      status={status}
      onRetry={() => void prices.load()}
    >
      {() =>
        rules.length === 0 ? (
          <WidgetBox className="cw-card">
            <Empty
              icon={percentIcon}
              title={t('noAccounts')}
              actions={
                mayAddAccounts && (
                  <ShopLink className="cw-btn cw-btn--primary" to="/my/account?tab=accounts">
                    {t('addAccount')}
                  </ShopLink>
                )
              }
            >
              {t('noAccountsHint')}
            </Empty>
          </WidgetBox>
        ) : (
          <WidgetBox className="cw-account">
            <div ref={form}>
              <AccountPriceForm prices={prices} />
            </div>
            <PriceList prices={prices} onBegin={() => form.current?.querySelector('select')?.focus()} />
            <PriceImport prices={prices} />
          </WidgetBox>
        )
      }
    </AccountPart>
  )
}

/** Prices by article, with what they leave of the company's own. */
function PriceList({ prices, onBegin }: { prices: Prices; onBegin: () => void }) {
  const t = useTexts(accountPricesTexts)
  const { money, number } = useFormat()
  const pagerTexts = usePagerTexts()
  const currency = useStore(useShop().session.store, state => state.currency)
  const { rows, page, total } = useStore(prices.store, state => state)
  const [, run] = useBusy()
  const cells = (row: AccountPrice) => {
    const margin = row.companyPrice === null ? undefined : marginOf(row.companyPrice, row.price)
    return [
      <span key="article">
        <b className="cw-code">{row.number}</b>
        <span className="cw-sub">{[row.oemCode, row.custNumber].filter(Boolean).join(' · ')}</span>
      </span>,
      row.userName,
      row.companyPrice === null ? '' : money(row.companyPrice, currency),
      money(row.price, currency),
      margin === undefined ? (
        ''
      ) : margin < 0 ? (
        <Tag key="margin" tone="warning">
          {number(margin)} %
        </Tag>
      ) : (
        `${number(margin)} %`
      ),
      <Button
        key="remove"
        size="s"
        kind="quiet"
        aria-label={`${t('back')}: ${row.userName}, ${row.number}`}
        onClick={() => run(() => prices.remove(row))}
      >
        {t('back')}
      </Button>,
    ]
  }
  return (
    <div className="cw-card cw-table-box">
      {rows.length === 0 ? (
        <Empty icon={percentIcon} title={t('empty')} actions={<Button onClick={onBegin}>{t('begin')}</Button>}>
          {t('emptyHint')}
        </Empty>
      ) : (
        <Table
          caption={t('list')}
          className="cw-table cw-table--cards"
          columns={[
            { head: t('article'), holds: 'part' },
            { head: t('account') },
            { head: t('companyPrice'), holds: 'amount' },
            { head: t('price'), holds: 'amount' },
            { head: t('margin'), holds: 'amount' },
            { head: t('back') },
          ]}
          rows={rows.map(row => ({ key: `${row.accountId} ${row.goodsSkuId}`, cells: cells(row) }))}
        />
      )}
      {total > PAGE_SIZE && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={total}
          onPage={next => void prices.turn(next)}
          texts={pagerTexts}
        />
      )}
    </div>
  )
}

function PriceImport({ prices }: { prices: Prices }) {
  const t = useTexts(accountPricesTexts)
  const { money } = useFormat()
  const currency = useStore(useShop().session.store, state => state.currency)
  const report = useStore(prices.store, state => state.report)
  const [, run] = useBusy()
  return (
    <ImportReport
      label={t('chooseFile')}
      hint={t('importHint')}
      onText={prices.readImport}
      run={run}
      report={report}
      nothing={t('importNothing')}
      applied={{ tone: 'success', text: t('applied') }}
      apply={{ label: t('apply'), work: prices.applyImport }}
      onClose={() => prices.closeImport()}
      columns={[
        { head: t('line'), holds: 'name' },
        { head: t('account') },
        { head: t('article'), holds: 'code' },
        { head: t('price'), holds: 'amount' },
        { head: t('result') },
      ]}
      rows={(report?.rows ?? []).map(row => ({
        key: row.line,
        cells: [
          row.line,
          row.userName,
          row.number,
          row.price === null ? '' : money(row.price, currency),
          <span key="result" className="cw-row cw-row--wrap">
            <Tag tone={row.result === 'failed' ? 'danger' : 'neutral'}>
              {row.reason ? t(WHY[row.reason]) : t(OUTCOME[row.result])}
            </Tag>
            {row.isBelowOwn && <Tag tone="warning">{t('belowOwn')}</Tag>}
          </span>,
        ],
      }))}
    />
  )
}
