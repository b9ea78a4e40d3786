import type { SuggestedPart } from '@cartwright/core'
import type { ListedSku, NumberKind, ReadingStep, Sku } from '@cartwright/core/contract'
import { Tag } from '../../primitives/status'
import { useTexts } from '../../provider/use-texts'
import { foundByTexts } from './found-by.texts'

export interface FoundByProps {
  part: Pick<Sku, 'oemCode'> & Partial<Pick<Sku, NumberKind>>
  /** Which of its numbers was typed; missing where none was. */
  matchedBy?: NumberKind | null | undefined
  /** How the text was read where it is none of its numbers. */
  reading?: ReadingStep | undefined
  /** A printer that the text names and the article fits. */
  fits?: string | undefined
  /** Only its words are those of the text; undefined where they stand beside the tag. */
  isByWords?: boolean | undefined
  /** No article has the text as its number; the number of this one is like it. */
  isNear?: boolean | undefined
  /** Numbers that stand beside the tag; another is written out in it. Default: what was typed stands there, and its kind is named. */
  beside?: readonly NumberKind[]
}

/**
 * Why an article stands for what was typed: which of its numbers that is, as which it was read, which printer that names, that its words
 * are the same, or that its number is only like it.
 */
export function FoundBy({ part, matchedBy, reading, fits, isByWords, isNear, beside }: FoundByProps) {
  const t = useTexts(foundByTexts)
  if (reading) return <Tag tone="warning">{t('readAs', { number: part.oemCode })}</Tag>
  if (isNear) return <Tag tone="warning">{t('near')}</Tag>
  if (fits) return <Tag>{t('fits', { printer: fits })}</Tag>
  if (isByWords) return <Tag>{t('byWords')}</Tag>
  if (!matchedBy || matchedBy === 'number' || beside?.includes(matchedBy)) return null
  return (
    <Tag>
      {t(`kind.${matchedBy}`)} {beside && <span className="cw-code">{part[matchedBy]}</span>}
    </Tag>
  )
}

/** In a list, which shows OEM code and own number of each article. */
export const ListedBy = ({ part }: { part: ListedSku }) => (
  <FoundBy
    part={part}
    matchedBy={part.matchedBy}
    reading={part.reading}
    fits={part.fits}
    beside={['oemCode', 'custNumber']}
  />
)

/** In a suggestion, which shows the OEM code and not its name. Screen readers hear it with the name of the option. */
export const SuggestedBy = ({ part }: { part: SuggestedPart }) => (
  <FoundBy
    part={part}
    matchedBy={part.matchedBy}
    reading={part.reading}
    fits={part.fits}
    isByWords={part.matchedBy === null}
    isNear={part.isNear}
    beside={['oemCode']}
  />
)
