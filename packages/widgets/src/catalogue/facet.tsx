import { type ReactNode, useId, useState } from 'react'
import { chevronDownIcon, chevronUpIcon } from '../icons/icons'
import { Button } from '../primitives/button'
import { Checkbox } from '../primitives/choice'
import { cx } from '../primitives/class-names'
import { Skeleton } from '../primitives/feedback'
import { Icon } from '../primitives/icon'
import { useFormat, useTexts } from '../provider/use-texts'
import { productListTexts } from './product-list.texts'

/** Choices shown before "more". */
const SHOWN = 8
/** From so many choices on one types rather than reads. */
const SEARCHED = 14

/** A filter under its name, which folds it away. */
export function FacetBox({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  return (
    <fieldset className="cw-facet">
      <legend className="cw-facet__legend">
        <button
          type="button"
          className="cw-facet__head"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
          <Icon shape={isOpen ? chevronUpIcon : chevronDownIcon} size="s" />
        </button>
      </legend>
      <div id={id} className="cw-facet__body" hidden={!isOpen}>
        {children}
      </div>
    </fieldset>
  )
}

export interface FacetChoice<T> {
  value: T
  name: string
  /** Before the name. */
  sign?: ReactNode
  /** Parts behind it, where the server counts them. */
  count?: number | undefined
}

export interface FacetProps<T> {
  label: string
  choices: readonly FacetChoice<T>[]
  /** The choices are on their way. */
  isLoading?: boolean
  chosen: readonly T[] | undefined
  onChosen: (chosen: readonly T[]) => void
}

/** One filter of which any of the chosen will do, with the number of parts behind each choice. */
export function Facet<T extends number | string>({
  label,
  choices,
  isLoading = false,
  chosen = [],
  onChosen,
}: FacetProps<T>) {
  const t = useTexts(productListTexts)
  const { number } = useFormat()
  const [isWhole, setWhole] = useState(false)
  const [text, setText] = useState('')
  const isChosen = ({ value }: FacetChoice<T>) => chosen.includes(value)
  // What leads nowhere stays, behind what leads somewhere.
  const ordered = choices.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0))
  const typed = text.trim().toLowerCase()
  const matching = typed ? ordered.filter(choice => choice.name.toLowerCase().includes(typed)) : ordered
  // What is chosen is never hidden behind "more"; what leads nowhere is, where something else leads somewhere.
  const shown =
    isWhole || typed || choices.length <= SHOWN
      ? matching
      : matching.filter((choice, place) => isChosen(choice) || (place < SHOWN && choice.count !== 0))
  const hidden = matching.length - shown.length
  // Where nothing leads anywhere, there is nothing to choose.
  if (!isLoading && chosen.length === 0 && choices.every(({ count }) => count === 0)) return null
  return (
    <FacetBox label={label}>
      {choices.length >= SEARCHED && (
        <input
          className="cw-input"
          type="search"
          value={text}
          aria-label={t('findIn', { name: label })}
          placeholder={t('findIn', { name: label })}
          onChange={event => setText(event.currentTarget.value)}
        />
      )}
      <div className="cw-facet__choices">
        {isLoading &&
          [...Array(SHOWN)].map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical places without identity
            <span key={place} className="cw-facet__place">
              <Skeleton width="60%" />
            </span>
          ))}
        {shown.map(choice => (
          <Checkbox
            key={choice.value}
            checked={isChosen(choice)}
            onChecked={on => onChosen(on ? [...chosen, choice.value] : chosen.filter(value => value !== choice.value))}
          >
            {choice.sign}
            <span className={cx('cw-facet__name', choice.count === 0 && 'cw-facet__name--none')}>{choice.name}</span>{' '}
            {choice.count !== undefined && (
              <>
                <span className="cw-facet__count" aria-hidden="true">
                  {number(choice.count)}
                </span>
                <span className="cw-sr">{t('articles', { count: choice.count, total: number(choice.count) })}</span>
              </>
            )}
          </Checkbox>
        ))}
      </div>
      {!typed && (hidden > 0 || isWhole) && matching.length > SHOWN && (
        <Button kind="link" size="s" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('showFewer') : t('showMore', { number: number(hidden) })}
        </Button>
      )}
    </FacetBox>
  )
}
