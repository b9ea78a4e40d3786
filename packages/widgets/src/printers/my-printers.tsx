import { printersOf } from '@cartwright/core'
import type { Printer } from '@cartwright/core/contract'
import { useEffect } from 'react'
import { Chip } from '../primitives/badge'
import { commonTexts } from '../provider/common.texts'
import { ShopLink } from '../provider/shop-link'
import { useShop } from '../provider/shop-provider'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useStore } from '../provider/use-store'
import { useFormat, useTexts } from '../provider/use-texts'
import { printerPath } from './printer-path'
import { printersTexts } from './printers.texts'

const nameOf = ({ brandName, modelName }: Printer) => `${brandName} ${modelName}`

/** The printers someone has looked up, each leading to what fits it, with its ×. */
export function MyPrinters({ shown, onNavigate }: { shown: number | undefined } & NavigationHandlers) {
  const shop = useShop()
  const t = useTexts(printersTexts)
  const common = useTexts(commonTexts)
  const { number } = useFormat()
  const mine = printersOf(shop)
  const { status, printers } = useStore(mine.store, state => state)
  const account = useStore(shop.session.store, state => (state.isSignedIn ? state.status : 'visitor'))
  useEffect(() => {
    void account
    void mine.load()
  }, [mine, account])
  // Unseen words keep the room of those that come, one line or two.
  if (status !== 'ready')
    return (
      <div className="cw-card__foot cw-mine cw-mine--later" aria-hidden="true">
        <span className="cw-sub">{t('mine')}</span>
        <span className="cw-sub">{t('mineHint')}</span>
      </div>
    )
  return (
    <div className="cw-card__foot cw-mine">
      <span className="cw-sub">{t('mine')}</span>
      {printers.length === 0 ? (
        <span className="cw-sub">{t('mineHint')}</span>
      ) : (
        <ul aria-label={t('mine')}>
          {printers.slice(0, shown).map(printer => (
            <li key={printer.modelId}>
              <Chip
                removeLabel={common('remove', { name: nameOf(printer) })}
                // The store has put it back and said why.
                onRemove={() => void mine.forget(printer.modelId).catch(() => undefined)}
              >
                <ShopLink to={printerPath({ modelId: printer.modelId })} onNavigate={onNavigate}>
                  {nameOf(printer)}
                </ShopLink>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && printers.length > shown && (
        <ShopLink className="cw-end" to="/printers" onNavigate={onNavigate}>
          {t('all', { number: number(printers.length) })}
        </ShopLink>
      )}
    </div>
  )
}
