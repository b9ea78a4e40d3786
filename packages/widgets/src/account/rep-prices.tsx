import type { Accounts } from '@cartwright/core'
import { REP_PRICES } from '@cartwright/core/contract'
import { useId } from 'react'
import { Radio } from '../primitives/radio'
import { useBusy } from '../primitives/use-busy'
import { useShop } from '../provider/shop-provider'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { accountsTexts } from './accounts.texts'

const CHOICES = { company: 'repPricesCompany', none: 'repPricesNone' } as const

/** What sales reps see of a part without an account price (ACC-016, decision 57): the main account decides. */
export function RepPrices({ accounts }: { accounts: Accounts }) {
  const { messages } = useShop()
  const t = useTexts(accountsTexts)
  const name = useId()
  const [isBusy, run] = useBusy()
  const repPrices = useStore(accounts.store, state => state.repPrices)
  if (repPrices === undefined) return null
  return (
    <fieldset className="cw-col" disabled={isBusy}>
      <legend className="cw-label">{t('repPrices')}</legend>
      {REP_PRICES.map(choice => (
        <Radio
          key={choice}
          name={name}
          checked={choice === repPrices}
          onChecked={() =>
            run(async () => {
              if (await accounts.setRepPrices(choice)) messages.show({ kind: 'success', text: t('repPricesSaved') })
            })
          }
        >
          {t(CHOICES[choice])}
        </Radio>
      ))}
    </fieldset>
  )
}
