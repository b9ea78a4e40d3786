import { type ReactNode, useEffect, useId, useRef } from 'react'
import { announcerOf } from '../announcer/announcer'
import { isElement } from './node-kinds'
import { useDocument } from './owner-document'

export interface HeardProps {
  /** Element of the box. Default `span`. */
  as?: 'span' | 'p' | 'div' | 'b' | 'ul'
  /**
   * `drawn`: what appears after something the reader did. `changed`: stands there from the start, and is heard when it becomes
   * another. `never`: not now, such as while it is loading; what it says meanwhile is compared with later.
   */
  when?: 'drawn' | 'changed' | 'never'
  /** For css. */
  className?: string | undefined
  /** For descriptions. */
  id?: string | undefined
  /** What is seen, and heard without its buttons and links. */
  children?: ReactNode
}

/** Words on the screen that screen readers hear too, through the announcer. */
export function Heard({ as: Tag = 'span', when = 'drawn', className, id, children }: HeardProps) {
  const box = useRef<HTMLElement>(null)
  const about = useId()
  const page = useDocument()
  const last = useRef('')
  // After each drawing: what lies inside may have become another.
  useEffect(() => {
    if (when === 'never' || !box.current) return
    const words = wordsIn(box.current)
    if (words === last.current) return
    const isHeard = when === 'drawn' || last.current !== ''
    last.current = words
    if (isHeard) announcerOf(page).announce({ about, result: words })
  })
  return (
    // Each of the elements takes this reference.
    <Tag ref={box as never} className={className} id={id}>
      {children}
    </Tag>
  )
}

/** The text of a box with a space between its parts, without what is hidden from screen readers or asks for a press. */
function wordsIn(box: Element): string {
  const parts = [...box.childNodes].map(node => {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (!isElement(node) || node.matches('[aria-hidden=true], button, a, svg')) return ''
    return ` ${wordsIn(node)} `
  })
  return parts
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim()
}
