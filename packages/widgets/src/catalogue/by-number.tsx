import type { ReactNode } from 'react'
import { refreshIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Empty } from '../primitives/feedback'
import { useElementStates } from '../provider/element-host'
import { useTexts } from '../provider/use-texts'
import { numberTexts } from './number.texts'
import { NumberChoice, useReloadNumbers } from './number-place'
import { productTexts } from './product.texts'
import { type NumberMeaning, useNumber } from './use-number'

export interface ByNumberProps {
  /** A number of any kind. */
  number: string
  /** Of the component, for the developer of the page. */
  name: string
  /** Told where the number means no one part. */
  onNoPart: (meaning: NumberMeaning) => void
  /** Stands there until it is known. */
  waiting: ReactNode
  /** Stands there when no part has the number. */
  missing: ReactNode
  /** What stands there of the part, one that is no longer sold too. */
  children: (skuId: number) => ReactNode
}

/** What a page says of a part by its id, for one that is named by a number. */
export function ByNumber({ number, name, onNoPart, waiting, missing, children }: ByNumberProps) {
  const onPart = (meaning: NumberMeaning) => {
    if (meaning.status === 'ambiguous' || meaning.status === 'unknown') onNoPart(meaning)
  }
  const { state, part } = useNumber({ number, onPart }, name)
  const t = useTexts(productTexts)
  const words = useTexts(numberTexts)
  const reload = useReloadNumbers()
  const { status, line } = state
  useElementStates({ ambiguous: line?.status === 'ambiguous' })
  const found = part ?? (line?.status === 'disabled' ? line.matches[0]?.part : undefined)
  if (found) return children(found.goodsSkuId)
  if (status === 'loading') return waiting
  if (status === 'failed')
    return (
      <div className="cw-card">
        <Empty
          failed
          icon={refreshIcon}
          title={t('failed')}
          actions={<Button onClick={reload}>{words('retry')}</Button>}
        />
      </div>
    )
  if (line?.status !== 'ambiguous') return missing
  return (
    <div className="cw-card cw-card__body">
      <NumberChoice number={number.trim()} line={line} />
    </div>
  )
}
