import { billingOf, isShopError } from '@cartwright/core'
import type { CallResult, CreditRule } from '@cartwright/core/contract'
import { useEffect } from 'react'
import { bankIcon } from '../icons/icons'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { AccountPart } from './account-part'
import { AddressLines } from './address-lines'
import { billingTexts } from './billing.texts'
import { Overdue } from './overdue'

const RULES = { tell: 'ruleTell', hold: 'ruleHold', refuse: 'ruleRefuse' } as const satisfies Record<CreditRule, string>

/** What the supplier keeps of the company for invoices, and what is open: to be read (ACC-001, ACC-011). */
export function BillingData() {
  const shop = useShop()
  const billing = billingOf(shop)
  const t = useTexts(billingTexts)
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const { status, error, value } = useStore(billing.store, state => state)
  useEffect(() => {
    if (isSignedIn) void billing.load()
  }, [billing, isSignedIn])
  return (
    <AccountPart
      icon={bankIcon}
      says={{ signIn: t('signIn'), forbidden: t('mainOnly'), failed: t('failed') }}
      isSignedIn={isSignedIn}
      isForbidden={isShopError(error, 'forbidden')}
      status={status === 'failed' || value ? status : 'loading'}
      error={error}
      onRetry={() => void billing.load()}
    >
      {() => value && <BillingFigures value={value} />}
    </AccountPart>
  )
}

function BillingFigures({ value }: { value: CallResult<'account.billing'> }) {
  const t = useTexts(billingTexts)
  const { money } = useFormat()
  const serviceEmail = useStore(useShop().sites.store, site => site.serviceEmail)
  const { billTo, currency } = value
  return (
    <WidgetBox className="cw-billing">
      <section className="cw-card">
        <div className="cw-card__head">
          <h2>{t('figures')}</h2>
        </div>
        <div className="cw-card__body cw-stack">
          <Overdue days={value.overdueDays} amount={value.overdueAmount} currency={currency} />
          <dl className="cw-facts cw-facts--sums">
            <dt>{t('creditLimit')}</dt>
            <dd>{money(value.creditLimit, currency)}</dd>
            <dt>{t('openBalance')}</dt>
            <dd>{money(value.openBalance, currency)}</dd>
            <dt>{t('notInvoiced')}</dt>
            <dd>{money(value.notInvoiced, currency)}</dd>
            <dt className="cw-facts__total">{t('creditBalance')}</dt>
            <dd className="cw-facts__total">{money(value.creditBalance, currency)}</dd>
          </dl>
          <p className="cw-hint">{t('creditHint')}</p>
          <dl className="cw-facts">
            {value.creditRule && value.creditLimit > 0 && (
              <>
                <dt>{t('creditRule')}</dt>
                <dd>{t(RULES[value.creditRule])}</dd>
              </>
            )}
            <dt>{t('terms')}</dt>
            <dd>{t('termsDays', { count: value.termsDays })}</dd>
          </dl>
        </div>
      </section>
      <section className="cw-card">
        <div className="cw-card__head">
          <h2>{t('billTo')}</h2>
        </div>
        <div className="cw-card__body">
          {billTo ? <AddressLines address={{ ...billTo, countryIso2: billTo.country }} /> : <p>{t('noAddress')}</p>}
          <dl className="cw-facts">
            <dt>{t('company')}</dt>
            <dd>{value.company}</dd>
            <dt>{t('customerNumber')}</dt>
            <dd>{value.custnum}</dd>
            <dt>{t('vat')}</dt>
            <dd>{value.vat}</dd>
            {value.sdi && (
              <>
                <dt>{t('sdi')}</dt>
                <dd>{value.sdi}</dd>
              </>
            )}
            {value.taxCode && (
              <>
                <dt>{t('taxCode')}</dt>
                <dd>{value.taxCode}</dd>
              </>
            )}
          </dl>
          <p className="cw-hint">{t('change', { email: serviceEmail })}</p>
        </div>
      </section>
    </WidgetBox>
  )
}
