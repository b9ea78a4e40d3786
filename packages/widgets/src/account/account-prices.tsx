import { accountPricesOf, isShopError, PAGE_SIZE } from '@cartwright/core'
import type { AccountPrice } from '@cartwright/core/contract'
import { marginOf, ROUNDINGS } from '@cartwright/core/rules'
import { useEffect, useRef } from 'react'
import { lockIcon } from '../icons/lock'
import { percentIcon } from '../icons/percent'
import { Button } from '../primitives/button'
import { Empty, Locked, Notice, SkeletonRows } from '../primitives/feedback'
import { Pager } from '../primitives/pager'
import { Tag } from '../primitives/status'
import { Table } from '../primitives/table'
import { SelectField, TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { commonTexts } from '../provider/common.texts'
import { usePagerTexts } from '../provider/pager-labels'
import { useShop } from '../provider/shop-provider'
import { usePermission } from '../provider/use-permission'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { ImportFile } from '../uploads/import-file'
import { accountPricesTexts } from './account-prices.texts'

/** In the order of the form. */
const FIELDS = ['account', 'percent', 'number', 'price'] as const

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
  const common = useTexts(commonTexts)
  const { money, number } = useFormat()
  const pagerTexts = usePagerTexts()
  const form = useRef<HTMLFormElement>(null)
  const { isSignedIn, isKnown, currency } = useStore(shop.session.store, state => ({
    isSignedIn: state.isSignedIn,
    isKnown: state.status === 'ready',
    currency: state.currency,
  }))
  const maySet = usePermission('accountPrices')
  const state = useStore(prices.store, all => all)
  const [isSaving, runPrice] = useBusy()
  const [isRuling, runRule] = useBusy()
  const [, run] = useBusy()
  useEffect(() => {
    if (maySet) void prices.load()
  }, [prices, maySet])
  if (!isSignedIn)
    return (
      <WidgetBox>
        <Locked>{t('signIn')}</Locked>
      </WidgetBox>
    )
  if ((isKnown && !maySet) || isShopError(state.error, 'forbidden'))
    return (
      <WidgetBox className="cw-card">
        <Empty icon={lockIcon} title={t('noPermission')} />
      </WidgetBox>
    )
  if (state.status === 'failed')
    return (
      <WidgetBox className="cw-card">
        <Empty
          icon={percentIcon}
          failed
          title={t('failed')}
          actions={<Button onClick={() => void prices.load()}>{common('retry')}</Button>}
        />
      </WidgetBox>
    )
  if (state.status !== 'ready')
    return (
      <WidgetBox className="cw-card">
        <SkeletonRows label={common('loading')} />
      </WidgetBox>
    )
  if (state.rules.length === 0)
    return (
      <WidgetBox className="cw-card">
        <Empty icon={percentIcon} title={t('noAccounts')} />
      </WidgetBox>
    )

  const { problems } = state
  const said = (problem: (typeof problems)['account']) => problem && t(problem)
  const saved = () => shop.messages.show({ kind: 'success', text: t('saved') })
  const save = (work: () => Promise<boolean>) => async () => {
    if (await work()) return saved()
    const found = prices.store.getState().problems
    const first = FIELDS.find(field => found[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
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
  const { report } = state
  return (
    <WidgetBox className="cw-account">
      <form
        ref={form}
        className="cw-card cw-address-form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          runPrice(save(prices.savePrice))
        }}
      >
        <div className="cw-address-form__wide">
          <SelectField
            label={t('account')}
            name="account"
            required
            value={state.accountId === undefined ? '' : String(state.accountId)}
            onValue={value => void prices.choose(value === '' ? undefined : Number(value))}
            error={said(problems.account)}
            options={[
              { value: '', label: t('all') },
              ...state.rules.map(({ accountId, userName, name }) => ({
                value: String(accountId),
                label: name ? `${name} (${userName})` : userName,
              })),
            ]}
          />
        </div>
        <TextField
          label={t('percent')}
          name="percent"
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={state.percent}
          onValue={value => prices.set('percent', value)}
          hint={t('percentHint')}
          error={said(problems.percent)}
        />
        <SelectField
          label={t('rounding')}
          value={state.rounding}
          onValue={value => prices.setRounding(ROUNDINGS.find(each => each === value) ?? state.rounding)}
          options={ROUNDINGS.map(each => ({
            value: each,
            label: each === 'cent' ? t('roundCent') : money(Number(each), currency),
          }))}
        />
        <div className="cw-address-form__wide">
          <Button busy={isRuling} onClick={() => runRule(save(prices.saveRule))}>
            {t('saveRule')}
          </Button>
        </div>
        <TextField
          label={t('number')}
          name="number"
          code
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={state.number}
          onValue={value => prices.set('number', value)}
          error={said(problems.number)}
        />
        <TextField
          label={t('price')}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={state.price}
          onValue={value => prices.set('price', value)}
          error={said(problems.price)}
        />
        <div className="cw-row cw-row--wrap cw-address-form__wide">
          <Button type="submit" kind="primary" busy={isSaving}>
            {t('setPrice')}
          </Button>
          <span className="cw-sub">{t('neverSeen')}</span>
        </div>
      </form>
      <div className="cw-card cw-table-box">
        {state.rows.length === 0 ? (
          <Empty icon={percentIcon} title={t('empty')} />
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
            rows={state.rows.map(row => ({ key: `${row.accountId} ${row.goodsSkuId}`, cells: cells(row) }))}
          />
        )}
        {state.total > PAGE_SIZE && (
          <Pager
            page={state.page}
            pageSize={PAGE_SIZE}
            total={state.total}
            onPage={page => void prices.turn(page)}
            texts={pagerTexts}
          />
        )}
      </div>
      <section className="cw-card">
        <div className="cw-card__body cw-account-form">
          <ImportFile label={t('chooseFile')} hint={t('importHint')} onText={prices.readImport} run={run} />
          {report && report.rows.length === 0 && <Notice tone="warning">{t('importNothing')}</Notice>}
          {report?.isApplied && (
            <Notice tone="success" live>
              {t('applied')}
            </Notice>
          )}
        </div>
        {report && report.rows.length > 0 && (
          <>
            <Table
              caption={t('chooseFile')}
              className="cw-table cw-table--cards"
              columns={[
                { head: t('line'), holds: 'name' },
                { head: t('account') },
                { head: t('article'), holds: 'code' },
                { head: t('price'), holds: 'amount' },
                { head: t('result') },
              ]}
              rows={report.rows.map(row => ({
                key: row.line,
                cells: [
                  row.line,
                  row.userName,
                  row.number,
                  row.price === null ? '' : money(row.price, currency),
                  <Tag key="result" tone={row.result === 'failed' ? 'danger' : 'neutral'}>
                    {row.reason ? t(WHY[row.reason]) : t(OUTCOME[row.result])}
                  </Tag>,
                ],
              }))}
            />
            <div className="cw-row cw-card__body">
              {!report.isApplied && (
                <Button kind="primary" onClick={() => run(prices.applyImport)}>
                  {t('apply')}
                </Button>
              )}
              <Button onClick={() => prices.closeImport()}>{common('close')}</Button>
            </div>
          </>
        )}
      </section>
    </WidgetBox>
  )
}
