import { cartOf, loadListReader, searchOf } from '@cartwright/core'
import type { Sku } from '@cartwright/core/contract'
import { type FormEvent, useRef, useState } from 'react'
import { buyingTexts } from '../catalogue/part/buying.texts'
import { FoundBy } from '../catalogue/part/found-by'
import { barcodeIcon, clipboardIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Icon } from '../primitives/icon'
import { Quantity } from '../primitives/quantity'
import { TextField } from '../primitives/text-field'
import { useBusy } from '../primitives/use-busy'
import { useQuantityLabels } from '../provider/common-labels'
import { PageLink, usePageNavigate } from '../provider/page-link'
import { useShop } from '../provider/shop-provider'
import { useTexts } from '../provider/use-texts'
import { homeTexts } from './home.texts'

/** A number that no article has or that is no longer sold, and the ways on. */
interface Unknown {
  wanted: string
  /** What takes the place of a part that is no longer sold. */
  successor: Sku | undefined
  nearest: readonly Sku[]
}

/** One number, one quantity, into the basket: any kind of number works. For accounts with quick order and cart. */
export function QuickEntry() {
  const shop = useShop()
  const go = usePageNavigate()
  const t = useTexts(homeTexts)
  const buying = useTexts(buyingTexts)
  const quantityLabels = useQuantityLabels()
  const field = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState('')
  const quantity = useRef<HTMLInputElement>(null)
  const [qty, setQty] = useState(1)
  const [isAsking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const [error, setError] = useState<string>()
  const [unknown, setUnknown] = useState<Unknown>()

  const change = (value: string) => {
    setNumber(value)
    setError(undefined)
    setUnknown(undefined)
  }
  const enter = (value: string) => {
    change(value)
    field.current?.focus()
  }
  const add = async (wanted: string) => {
    const { findLine } = await loadListReader().catch(error => {
      shop.messages.showError(error)
      throw error
    })
    const { line, qty: pieces } = await findLine(shop, wanted, qty)
    const part = line?.matches[0]?.part
    if (line?.status === 'found' && part) {
      await cartOf(shop).add([
        { number: part.number, custNumber: part.custNumber, goodsSkuId: part.goodsSkuId, qty: pieces },
      ])
      if (line.reading) {
        shop.messages.show({ kind: 'info', text: t('readAs', { entered: wanted, number: part.oemCode }) })
      }
      setNumber('')
      setQty(1)
      // Ready for the next number or the next scan.
      field.current?.focus()
    } else if (line?.status === 'ambiguous') {
      shop.messages.show({ kind: 'info', text: t('ambiguousNumber', { number: wanted }) })
      const path = await searchOf(shop).pathOf(wanted)
      if (path !== undefined) go(path)
    } else {
      setError(t(line?.status === 'disabled' ? 'disabledNumber' : 'unknownNumber', { number: wanted }))
      setUnknown({ wanted, successor: line?.successor ?? undefined, nearest: line?.candidates ?? [] })
      field.current?.select()
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = number.trim()
    if (!wanted) return field.current?.focus()
    if (isAsking) return quantity.current?.focus()
    setError(undefined)
    setUnknown(undefined)
    // Failures of the calls are shown by the message area; the entry stays.
    run(() => add(wanted))
  }
  return (
    <form className="cw-entry" onSubmit={handleSubmit}>
      <TextField
        label={t('numberLabel')}
        value={number}
        onValue={change}
        inputRef={field}
        icon={barcodeIcon}
        code
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="CF259X, TN-2420, 2000000103310"
      />
      <Quantity
        value={qty}
        onCommit={setQty}
        onAsking={setAsking}
        inputRef={quantity}
        {...quantityLabels(number.trim() || '…')}
      />
      <Button kind="primary" type="submit" busy={busy}>
        {t('addToBasket')}
      </Button>
      <PageLink to="/my/quickorder" className="cw-btn cw-btn--s">
        <Icon shape={clipboardIcon} size="s" />
        {t('pasteList')}
      </PageLink>
      {unknown && (
        <div className="cw-entry__ways">
          {unknown.successor && (
            <Button size="s" onClick={() => enter(unknown.successor?.number ?? '')}>
              {buying('successor', { number: unknown.successor.number })}
            </Button>
          )}
          {unknown.nearest.length > 0 && (
            <ul className="cw-entry__near" aria-label={t('nearest')}>
              {unknown.nearest.map(part => (
                <li key={part.goodsSkuId}>
                  <Button size="s" onClick={() => enter(part.number)}>
                    <span className="cw-code">{part.number}</span> {part.name} <FoundBy part={part} isNear />
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <PageLink to={`/search?keyword=${encodeURIComponent(unknown.wanted)}`} className="cw-link">
            {t('searchFor', { number: unknown.wanted })}
          </PageLink>
        </div>
      )}
    </form>
  )
}
