import { hintAtMissingRights } from '@cartwright/core'
import { useEffect } from 'react'
import { Locked } from '../primitives/feedback'
import { useElementStates } from './element-host'
import { type ElementNeeds, INLINE_ELEMENTS } from './element-needs'
import { notGrantedTexts } from './not-granted.texts'
import { useTexts } from './use-texts'
import { WidgetBox } from './widget-box'

export interface NotGrantedProps extends ElementNeeds {
  /** With the prefix `cw`. */
  tag: string
  /** A drawer that is closed. */
  isClosed: boolean
}

/** One line in the place of an element that the key of the page does not open; the console names the right. */
export function NotGranted({ tag, rights, says, isClosed }: NotGrantedProps) {
  const t = useTexts(notGrantedTexts)
  const states = useElementStates({ 'not-granted': true })
  useEffect(() => hintAtMissingRights(rights, `<${tag}>`), [rights, tag])
  const isShown = says !== undefined && !isClosed
  if (INLINE_ELEMENTS.includes(tag))
    return (
      <WidgetBox as="span" data-state={states}>
        {isShown && t(says)}
      </WidgetBox>
    )
  return <WidgetBox data-state={states}>{isShown && <Locked>{t(says)}</Locked>}</WidgetBox>
}
