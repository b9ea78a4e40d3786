import type { AccountPrices } from '@cartwright/core'
import { ROUNDINGS } from '@cartwright/core/rules'
import { Button } from '../primitives/button'
import { SelectField, TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useErrorSummary } from '../provider/use-error-summary'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { accountPricesTexts } from './account-prices.texts'
import { useSavedPrice } from './use-saved-price'

/** Sets the rule of an account (ACC-014), or the price of an article for it (ACC-013). */
export function AccountPriceForm({ prices }: { prices: AccountPrices }) {
  const t = useTexts(accountPricesTexts)
  const state = useStore(prices.store, all => all)
  const [isSaving, runPrice] = useBusy()
  const { summary, refuse } = useErrorSummary()
  const sayStored = useSavedPrice()
  const { problems } = state
  const said = (problem: (typeof problems)['account']) => problem && t(problem)
  const savePrice = async () => {
    const saved = await prices.savePrice()
    if (!saved) return refuse()
    sayStored(saved)
  }
  return (
    <form
      className="cw-card cw-price-form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        runPrice(savePrice)
      }}
    >
      {summary}
      <RuleFields prices={prices} onRefused={refuse} />
      <div className="cw-price-form__row">
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
        <div className="cw-price-form__act">
          <Button type="submit" kind="primary" busy={isSaving}>
            {t('setPrice')}
          </Button>
        </div>
      </div>
      <p className="cw-sub">{t('neverSeen')}</p>
    </form>
  )
}

/** The account, and the rule by which its prices follow those of the company. */
function RuleFields({ prices, onRefused }: { prices: AccountPrices; onRefused: () => void }) {
  const shop = useShop()
  const t = useTexts(accountPricesTexts)
  const { money } = useFormat()
  const currency = useStore(shop.session.store, state => state.currency)
  const state = useStore(prices.store, all => all)
  const [isRuling, runRule] = useBusy()
  const { problems } = state
  const said = (problem: (typeof problems)['account']) => problem && t(problem)
  const saveRule = async () => {
    const rule = await prices.saveRule()
    if (!rule) return onRefused()
    const isLoss = rule.percent !== null && rule.percent < 0
    shop.messages.show(isLoss ? { kind: 'warning', text: t('ruleBelow') } : { kind: 'success', text: t('saved') })
  }
  return (
    <div className="cw-price-form__row">
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
      <div className="cw-price-form__act">
        <Button busy={isRuling} onClick={() => runRule(saveRule)}>
          {t('saveRule')}
        </Button>
      </div>
    </div>
  )
}
