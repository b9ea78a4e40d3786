import { cartOf, loadListReader, searchOf } from '@cartwright/core'
import { type FormEvent, useRef, useState } from 'react'
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

/** One number, one quantity, into the basket: any kind of number works. For accounts with quick order and cart. */
export function QuickEntry() {
  const shop = useShop()
  const go = usePageNavigate()
  const t = useTexts(homeTexts)
  const quantityLabels = useQuantityLabels()
  const field = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState('')
  const quantity = useRef<HTMLInputElement>(null)
  const [qty, setQty] = useState(1)
  const [isAsking, setAsking] = useState(false)
  const [busy, run] = useBusy()
  const [error, setError] = useState<string>()

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
      field.current?.select()
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = number.trim()
    if (!wanted) return field.current?.focus()
    if (isAsking) return quantity.current?.focus()
    setError(undefined)
    // Failures of the calls are shown by the message area; the entry stays.
    run(() => add(wanted))
  }
  return (
    <form className="cw-entry" onSubmit={handleSubmit}>
      <TextField
        label={t('numberLabel')}
        value={number}
        onValue={value => {
          setNumber(value)
          setError(undefined)
        }}
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
    </form>
  )
}
