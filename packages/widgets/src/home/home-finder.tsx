import { hasKeptPrinters } from '@cartwright/core'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { TextField } from '../primitives/text-field'
import { printersTexts } from '../printers/printers.texts'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useSelect } from '../provider/use-select'
import { useT } from '../provider/use-t'

/** Kept printers beside the finder; the others are on its own page. */
const MY_PRINTERS = 4

/**
 * The printer finder. Most visits of the home page do without it, so its code comes when somebody goes near, or has
 * printers to go back to; until then its fields stand in their places.
 */
export function HomeFinder() {
  const shop = useShop()
  const isSignedIn = useSelect(shop.session.store, state => state.isSignedIn)
  const [isNear, setNear] = useState(false)
  /** The field that was entered before the finder was there. */
  const entered = useRef<number>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const mayHavePrinters = isSignedIn || hasKeptPrinters(shop)
  const isWanted = isNear || mayHavePrinters
  const Finder = useLazy(isWanted, async () => (await import('../printers')).PrinterFinder)
  useEffect(() => {
    if (!Finder || entered.current === undefined || !box.current) return
    const focus = () => {
      const field = box.current?.querySelectorAll('input')[entered.current ?? 0]
      field?.focus()
      if (field) watcher.disconnect()
    }
    const watcher = new MutationObserver(focus)
    watcher.observe(box.current, { childList: true, subtree: true })
    focus()
    return () => watcher.disconnect()
  }, [Finder])
  const enter = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    entered.current = [...(box.current?.querySelectorAll('input') ?? [])].indexOf(currentTarget)
    setNear(true)
  }
  return (
    <div ref={box}>
      {Finder ? (
        <Finder shown={MY_PRINTERS} />
      ) : (
        <Fields hint={!mayHavePrinters} onNear={() => setNear(true)} onEnter={enter} />
      )}
    </div>
  )
}

interface FieldsProps {
  /** Says where printers are kept, to somebody who has none. */
  hint: boolean
  onNear: () => void
  onEnter: (event: FocusEvent<HTMLInputElement>) => void
}

function Fields({ hint, onNear, onEnter }: FieldsProps) {
  const t = useT(printersTexts)
  const fields = [
    [t('brand'), t('anyBrand')],
    [t('series'), t('anySeries')],
    [t('model'), t('anyModel')],
  ] as const
  return (
    <section className="cw-card cw-finder-box" aria-label={t('title')} onPointerEnter={onNear}>
      <div className="cw-card__head">
        <h2>{t('title')}</h2>
      </div>
      <div className="cw-card__body cw-finder">
        {fields.map(([label, placeholder]) => (
          <TextField
            key={label}
            label={label}
            placeholder={placeholder}
            type="search"
            value=""
            onValue={onNear}
            onFocus={onEnter}
          />
        ))}
        <Button kind="primary" disabled>
          {t('show')}
        </Button>
        <p className="cw-sub cw-finder__hint">{t('hint')}</p>
      </div>
      <div className="cw-card__foot cw-mine">
        {hint && (
          <>
            <span className="cw-sub">{t('mine')}</span>
            <span className="cw-sub">{t('mineHint')}</span>
          </>
        )}
      </div>
    </section>
  )
}
