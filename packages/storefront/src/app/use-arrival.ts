/** What happens when a reader comes to another page: its title is heard, and the focus goes to where the work begins. */
import { useShop } from '@cartwright/widgets'
import { useAnnounce } from '@cartwright/widgets/storefront'
import { useEffect } from 'react'
import type { Visit } from './location'
import type { Begin, ShownPage } from './page'

/** The focus tells a screen reader that there is another page; its title, which one: once, when it is the last. The browser says the first. */
export function useHeardTitle(visitId: number, page: ShownPage | undefined): void {
  const { messages } = useShop()
  const announce = useAnnounce()
  const title = visitId > 0 && page && !page.isProvisional ? page.title() : undefined
  useEffect(() => {
    if (title !== undefined) announce({ about: 'page', result: title })
  }, [title, announce])
  useEffect(() => {
    if (visitId > 0) messages.leavePage()
  }, [visitId, messages])
}

/** What a reader does who does not wait for the page. */
const MOVES = ['keydown', 'pointerdown', 'wheel'] as const

/**
 * Moves the focus from the content as a whole to where its work begins, as soon as that is drawn. Not for a reader who goes back, who
 * has gone on meanwhile, or who would get a keyboard over half of the screen.
 */
export function useArrival({ id, by }: Visit, begin: Begin | undefined, contentId: string): void {
  useEffect(() => {
    const main = document.getElementById(contentId)
    if (id === 0 || by === 'history' || !begin || !main || matchMedia('(pointer: coarse)').matches) return
    const look = () => {
      const place = begin(main)
      if (!place) return
      stop()
      if (document.activeElement === main) place.focus()
    }
    const drawn = new MutationObserver(look)
    function stop() {
      drawn.disconnect()
      for (const move of MOVES) removeEventListener(move, stop, { capture: true })
    }
    for (const move of MOVES) addEventListener(move, stop, { capture: true, passive: true })
    drawn.observe(main, { childList: true, subtree: true })
    look()
    return stop
  }, [id, by, begin, contentId])
}
