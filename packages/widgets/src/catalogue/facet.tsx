import type { FilterChoice } from '@cartwright/core'
import { useId, useState } from 'react'
import { Button } from '../primitives/button'
import { Radio } from '../primitives/choice'
import { useFormat, useT } from '../provider/use-t'
import { productListTexts } from './product-list.texts'

/** Choices shown before "more". */
const SHOWN = 8
/** From so many choices on one types rather than reads. */
const SEARCHED = 14

export interface FacetProps {
  label: string
  choices: readonly FilterChoice[]
  /** Undefined stands for all. */
  value: number | undefined
  onValue: (id: number | undefined) => void
}

/** One filter: all, or one of its choices, with the number of parts behind each where the server counts them. */
export function Facet({ label, choices, value, onValue }: FacetProps) {
  const t = useT(productListTexts)
  const { number } = useFormat()
  const name = useId()
  const [isWhole, setWhole] = useState(false)
  const [text, setText] = useState('')
  const typed = text.trim().toLowerCase()
  const matching = typed ? choices.filter(choice => choice.name.toLowerCase().includes(typed)) : choices
  const shown = isWhole || typed ? matching : matching.slice(0, SHOWN)
  const chosen = choices.find(choice => choice.id === value)
  // What is chosen is never hidden behind "more".
  const listed = chosen && !shown.includes(chosen) ? [...shown, chosen] : shown
  const hidden = matching.length - shown.length
  return (
    <fieldset className="cw-facet">
      <legend className="cw-facet__head">{label}</legend>
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
        {!typed && (
          <Radio name={name} checked={value === undefined} onChecked={() => onValue(undefined)}>
            {t('all')}
          </Radio>
        )}
        {listed.map(choice => (
          <Radio key={choice.id} name={name} checked={choice.id === value} onChecked={() => onValue(choice.id)}>
            {choice.name}
            {choice.count !== undefined && <span className="cw-facet__count">{number(choice.count)}</span>}
          </Radio>
        ))}
      </div>
      {!typed && (hidden > 0 || isWhole) && matching.length > SHOWN && (
        <Button kind="link" size="s" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('showFewer') : t('showMore', { number: number(hidden) })}
        </Button>
      )}
    </fieldset>
  )
}
