import { accountPricesOf, isShopError, type AccountPrices as Prices } from '@cartwright/core'
import { useEffect, useRef } from 'react'
import { percentIcon } from '../icons/icons'
import { Empty } from '../primitives/feedback'
import { Tag } from '../primitives/status'
import { useBusy } from '../primitives/use-busy'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { AccountPart } from './account-part'
import { AccountPriceForm } from './account-price-form'
import { AccountPriceList } from './account-price-list'
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
      error={error}
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
            <AccountPriceList prices={prices} onBegin={() => form.current?.querySelector('select')?.focus()} />
            <PriceImport prices={prices} />
          </WidgetBox>
        )
      }
    </AccountPart>
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
