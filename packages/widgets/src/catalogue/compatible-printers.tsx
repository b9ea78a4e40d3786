import { useState } from 'react'
import { printerIcon } from '../icons/icons'
import { Heard } from '../primitives/heard'
import { Count } from '../primitives/status'
import { TextField } from '../primitives/text-field'
import { ShopLink } from '../provider/shop-link'
import type { NavigationHandlers } from '../provider/use-navigate'
import { useFormat, useTexts } from '../provider/use-texts'
import { productTexts } from './product.texts'

/** From so many printers on one looks for one's own instead of reading. */
const SEARCHED = 13

/** Printers a part fits, each leading to everything else for it. */
export function CompatiblePrinters({ printers, onNavigate }: { printers: readonly string[] } & NavigationHandlers) {
  const t = useTexts(productTexts)
  const { number } = useFormat()
  const [text, setText] = useState('')
  if (printers.length === 0) return null
  const typed = text.trim().toLowerCase()
  const shown = typed ? printers.filter(printer => printer.toLowerCase().includes(typed)) : printers
  return (
    <section className="cw-card">
      <div className="cw-card__head">
        <h2>{t('compatiblePrinters')}</h2>
        <Count>{number(printers.length)}</Count>
      </div>
      <div className="cw-card__body cw-col">
        {printers.length >= SEARCHED && (
          <TextField label={t('findPrinter')} icon={printerIcon} type="search" value={text} onValue={setText} />
        )}
        {shown.length > 0 ? (
          <ul className="cw-printers">
            {shown.map(printer => (
              <li key={printer}>
                <ShopLink to={`/search?keyword=${encodeURIComponent(printer)}`} onNavigate={onNavigate}>
                  {printer}
                </ShopLink>
              </li>
            ))}
          </ul>
        ) : (
          <Heard as="p">{t('noPrinter', { text: text.trim() })}</Heard>
        )}
      </div>
    </section>
  )
}
