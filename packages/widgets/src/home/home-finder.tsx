import { hasKeptPrinters } from '@cartwright/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button'
import { TextField } from '../primitives/text-field'
import type { FinderField, PrinterFinderProps } from '../printers'
import css from '../printers/printer-finder.css?inline'
import { printersTexts } from '../printers/printers.texts'
import { usePageHandler } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useLazy } from '../provider/use-lazy'
import { useStore } from '../provider/use-store'
import { useTexts } from '../provider/use-texts'
import { addSheet } from '../styles/sheet'

addSheet(css)

/** Kept printers beside the finder; the others are on its own page. */
const MY_PRINTERS = 4
const FIELDS: readonly FinderField[] = ['brand', 'series', 'model']

/**
 * The printer finder. Most visits of the home page do without it, so its code comes when someone goes near, or has
 * printers to go back to; until then its fields stand in their places.
 */
export function HomeFinder() {
  const shop = useShop()
  const onNavigate = usePageHandler()
  const isSignedIn = useStore(shop.session.store, state => state.isSignedIn)
  const [isNear, setNear] = useState(false)
  /** The field that was entered before the finder was there, and what was typed into it. */
  const [entered, setEntered] = useState<Entry>()
  /** The finder has fields to go on in. */
  const [isThere, setThere] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const mayHavePrinters = isSignedIn || hasKeptPrinters(shop)
  const isWanted = isNear || entered !== undefined || mayHavePrinters
  const Finder = useLazy(isWanted, async () => (await import('../printers')).PrinterFinder)
  useEffect(() => {
    if (!Finder || !box.current) return
    const watcher = new MutationObserver(look)
    watcher.observe(box.current, { childList: true, subtree: true })
    function look() {
      if (!box.current?.querySelector('input')) return
      watcher.disconnect()
      setThere(true)
    }
    look()
    return () => watcher.disconnect()
  }, [Finder])
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once
  useLayoutEffect(() => {
    if (!isThere || !entered) return
    const field = box.current?.querySelectorAll('input')[FIELDS.indexOf(entered.field)]
    // Anyone who has gone on meanwhile is not called back.
    const isWaiting = box.current?.ownerDocument.activeElement === box.current?.ownerDocument.body
    // Before the next key is pressed, and after React is done: it listens to nothing while it draws.
    queueMicrotask(() => {
      if (isWaiting) field?.focus()
      setEntered(undefined)
    })
  }, [isThere])
  return (
    <>
      <div ref={box} hidden={!isThere}>
        {Finder && <Finder shown={MY_PRINTERS} begun={entered} onNavigate={onNavigate} />}
      </div>
      {!isThere && (
        <div>
          <Fields hint={!mayHavePrinters} entered={entered} onNear={() => setNear(true)} onEnter={setEntered} />
        </div>
      )}
    </>
  )
}

type Entry = NonNullable<PrinterFinderProps['begun']>

interface FieldsProps {
  /** Says where printers are kept, to someone who has none. */
  hint: boolean
  entered: Entry | undefined
  onNear: () => void
  onEnter: (entry: Entry) => void
}

function Fields({ hint, entered, onNear, onEnter }: FieldsProps) {
  const t = useTexts(printersTexts)
  const placeholders = { brand: t('anyBrand'), series: t('anySeries'), model: t('anyModel') }
  return (
    <section className="cw-card cw-finder-box" aria-label={t('title')} onPointerEnter={onNear}>
      <div className="cw-card__head">
        <h2>{t('title')}</h2>
      </div>
      <div className="cw-card__body cw-finder">
        {FIELDS.map(field => (
          <TextField
            key={field}
            label={t(field)}
            placeholder={placeholders[field]}
            type="search"
            value={entered?.field === field ? entered.text : ''}
            onValue={text => onEnter({ field, text })}
            onFocus={() => onEnter({ field, text: '' })}
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
