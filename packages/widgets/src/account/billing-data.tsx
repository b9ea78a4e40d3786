import { billingOf, isShopError } from '@cartwright/core'
import { useEffect } from 'react'
import { bankIcon } from '../icons/bank'
import { lockIcon } from '../icons/lock'
import { AddressLines } from '../orders/address-lines'
import { Button } from '../primitives/button'
import { Empty, Locked, SkeletonRows } from '../primitives/feedback'
import { commonTexts } from '../provider/common.texts'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { billingTexts } from './billing.texts'

/** What the supplier keeps of the company for invoices, and what is open: to be read (ACC-001, ACC-011). */
export function BillingData() {
  const shop = useShop()
  const billing = billingOf(shop)
  const t = useTexts(billingTexts)
  const common = useTexts(commonTexts)
  const { money } = useFormat()
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const serviceEmail = useStore(shop.sites.store, site => site.serviceEmail)
  const { status, error, value } = useStore(billing.store, state => state)
  useEffect(() => {
    if (isSignedIn) void billing.load()
  }, [billing, isSignedIn])
  if (!isSignedIn)
    return (
      <WidgetBox>
        <Locked>{t('signIn')}</Locked>
      </WidgetBox>
    )
  if (isShopError(error, 'forbidden'))
    return (
      <WidgetBox className="cw-card">
        <Empty icon={lockIcon} title={t('mainOnly')} />
      </WidgetBox>
    )
  if (status === 'failed')
    return (
      <WidgetBox className="cw-card">
        <Empty
          icon={bankIcon}
          failed
          title={t('failed')}
          actions={<Button onClick={() => void billing.load()}>{common('retry')}</Button>}
        />
      </WidgetBox>
    )
  if (!value)
    return (
      <WidgetBox className="cw-card">
        <SkeletonRows label={common('loading')} />
      </WidgetBox>
    )
  const { billTo, currency } = value
  return (
    <WidgetBox className="cw-billing">
      <section className="cw-card">
        <div className="cw-card__head">
          <h2>{t('figures')}</h2>
        </div>
        <div className="cw-card__body">
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
            <dt>{t('terms')}</dt>
            <dd>{t('termsDays', { count: value.termsDays })}</dd>
            <dt>{t('overdueDays')}</dt>
            <dd>{value.overdueDays > 0 ? t('overdueSince', { count: value.overdueDays }) : t('noneOverdue')}</dd>
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
