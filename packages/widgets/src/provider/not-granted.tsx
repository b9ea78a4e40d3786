import { hintAtMissingRights } from '@cartwright/core'
import { useEffect } from 'react'
import { Locked } from '../primitives/feedback'
import { type ElementNeeds, INLINE_ELEMENTS } from './element-needs'
import { notGrantedTexts } from './not-granted.texts'
import { useTexts } from './use-texts'
import { WidgetBox } from './widget-box'

const NOT_GRANTED = { 'not-granted': true } as const

export interface NotGrantedProps extends ElementNeeds {
  /** With the prefix `cw`. */
  tag: string
  /** A drawer that is closed. */
  isClosed: boolean
}

/** One line in the place of an element that the key of the page does not open; the console names the right. */
export function NotGranted({ tag, rights, says, isClosed }: NotGrantedProps) {
  const t = useTexts(notGrantedTexts)
  useEffect(() => hintAtMissingRights(rights, `<${tag}>`), [rights, tag])
  const isShown = says !== undefined && !isClosed
  if (INLINE_ELEMENTS.includes(tag))
    return (
      <WidgetBox as="span" states={NOT_GRANTED}>
        {isShown && t(says)}
      </WidgetBox>
    )
  return <WidgetBox states={NOT_GRANTED}>{isShown && <Locked>{t(says)}</Locked>}</WidgetBox>
}
