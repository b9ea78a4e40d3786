/** One of our elements as it runs on a page: the custom element itself, not its component. */
import type { elements } from '@cartwright/widgets/elements'
import { useEffect, useRef } from 'react'
import { useBookShop } from './scope'

export type ElementTag = keyof typeof elements

type Slots = Readonly<Record<string, string | { tag: ElementTag }>>

interface LiveElementProps {
  tag: ElementTag
  attributes?: Readonly<Record<string, string>>
  /** Name of the slot → a text, or the tag of another element, that is shown in it. */
  slots?: Slots
  /** Names of the events that are passed on. */
  events?: readonly string[]
  onEvent?: (event: CustomEvent) => void
}

const NONE = {}

/** A page is drawn before the elements on it are there. */
const load = async (tag: ElementTag) => (await import('@cartwright/widgets/elements')).elements[tag]()

export function LiveElement({ tag, attributes = NONE, slots = NONE, events = [], onEvent }: LiveElementProps) {
  const box = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLElement>(undefined)
  const tell = useRef(onEvent)
  tell.current = onEvent
  const wanted = useRef({ attributes, slots })
  wanted.current = { attributes, slots }
  const shop = useBookShop()
  const names = events.join(' ')
  useEffect(() => {
    const place = box.current
    if (!place || !shop) return
    let isWanted = true
    void load(tag).then(({ element: definition }) => {
      if (!isWanted) return
      definition.define()
      const made = Object.assign(document.createElement(tag), { shop })
      for (const name of names.split(' ').filter(Boolean))
        made.addEventListener(name, event => tell.current?.(event as CustomEvent))
      element.current = made
      apply(made, wanted.current)
      place.replaceChildren(made)
    })
    return () => {
      isWanted = false
      element.current = undefined
      place.replaceChildren()
    }
  }, [tag, shop, names])
  useEffect(() => {
    if (element.current) apply(element.current, { attributes, slots })
  }, [attributes, slots])
  return <div ref={box} className="book-live" />
}

/** Another element with the same shop. */
function makeInside(element: HTMLElement, tag: ElementTag): HTMLElement {
  void load(tag).then(({ element: definition }) => definition.define())
  return Object.assign(document.createElement(tag), { shop: Reflect.get(element, 'shop') })
}

/** Makes the element have these attributes and slots, and no others. */
function apply(element: HTMLElement, { attributes, slots }: Required<Pick<LiveElementProps, 'attributes' | 'slots'>>) {
  for (const name of element.getAttributeNames())
    if (name !== 'style' && attributes[name] === undefined) element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  for (const child of [...element.children]) if (slots[child.slot] === undefined) child.remove()
  for (const [name, text] of Object.entries(slots)) {
    if ([...element.children].some(child => child.slot === name)) continue
    const filled = typeof text === 'string' ? document.createElement('p') : makeInside(element, text.tag)
    if (typeof text === 'string') filled.textContent = text
    filled.slot = name
    element.append(filled)
  }
}
