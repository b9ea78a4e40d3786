/** Speaks to screen readers: the only code that owns a live region. */
import { topModalOf } from './top-modal'

/** One event of the shop, as it is heard. */
export interface Announcement {
  /** What it is about, such as a line or the cart. A later announcement about the same replaces one that has not been spoken. */
  about: string
  /** What became of it: one sentence in the reader's language. Empty withdraws what has not been spoken. */
  result: string
  /** What remains to do, as a sentence of its own. */
  left?: string | undefined
}

/** Of one document, shared by all widgets, shops and bundles on the page. */
export interface Announcer {
  /** Speaks it once, after a moment in which a later announcement about the same can replace it. */
  announce(announcement: Announcement): void
  /** Gives a modal dialog a region of its own: what is outside of it is inert. @returns to be called when it has closed */
  enter(dialog: HTMLElement): () => void
  /** Drops what has not been spoken. */
  clear(): void
}

/** Calls within this time about the same are one; a region exists at least as long before its first text. */
const WAIT_MS = 300
/** A sentence leaves its region after this time, so that it is not found again when the page is read from top to bottom. */
const SPOKEN_MS = 5_000

/** The version stands for the shape of `Announcer`: another bundle may have made it. */
export const ANNOUNCER_KEY = Symbol.for('cartwright.announcer.1')

/** The announcer of a document, made with the first widget. */
export function announcerOf(page: Document): Announcer {
  const holder = page as Document & { [ANNOUNCER_KEY]?: Announcer }
  holder[ANNOUNCER_KEY] ??= createAnnouncer(page)
  return holder[ANNOUNCER_KEY]
}

function createAnnouncer(page: Document): Announcer {
  const regions = new WeakMap<Element, Region>()
  const waiting = new Map<string, { sentence: string; timer: ReturnType<typeof setTimeout> }>()
  let actions = 0
  let last: { sentence: string; actions: number } | undefined
  const countAction = () => {
    actions += 1
  }
  page.addEventListener('keydown', countAction, { capture: true, passive: true })
  page.addEventListener('click', countAction, { capture: true, passive: true })

  function regionIn(box: Element): Region {
    const known = regions.get(box)
    if (known?.host.parentNode === box) return known
    const region = createRegion(box)
    regions.set(box, region)
    return region
  }

  /** Where it can be heard now. */
  const regionNow = () => regionIn(topModalOf(page) ?? page.body)

  function speakSoon(about: string, sentence: string) {
    clearTimeout(waiting.get(about)?.timer)
    // Made now where it is missing, so that it is known when the text comes.
    regionNow()
    waiting.set(about, { sentence, timer: setTimeout(speak, WAIT_MS, about) })
  }

  function speak(about: string) {
    const sentence = waiting.get(about)?.sentence
    if (sentence === undefined) return
    const region = regionNow()
    if (Date.now() - region.madeAt < WAIT_MS - 10) return speakSoon(about, sentence)
    waiting.delete(about)
    if (last?.sentence === sentence && last.actions === actions) return
    last = { sentence, actions }
    region.say(sentence)
  }

  regionIn(page.body)
  return {
    announce: ({ about, result, left }) => {
      const sentence = [result, left].filter(Boolean).join(' ')
      if (sentence) return speakSoon(about, sentence)
      clearTimeout(waiting.get(about)?.timer)
      waiting.delete(about)
    },
    clear: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
    enter: dialog => {
      regionIn(dialog)
      return () => {
        // The region of the page can be heard again only after the dialog has closed.
        for (const [about, { sentence }] of [...waiting]) speakSoon(about, sentence)
      }
    },
  }
}

interface Region {
  host: HTMLElement
  madeAt: number
  say(sentence: string): void
}

/** Takes no room and is not hidden from screen readers. By script, because a page may forbid style attributes. */
const UNSEEN =
  'position:absolute;inline-size:1px;block-size:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

/** An empty live region at the end of a box. Its text lies in a closed root: neither the style nor a search of the page meets it. */
function createRegion(box: Element): Region {
  const host = box.ownerDocument.createElement('div')
  host.setAttribute('aria-live', 'polite')
  host.style.cssText = UNSEEN
  const root = host.attachShadow({ mode: 'closed' })
  box.append(host)
  return {
    host,
    madeAt: Date.now(),
    say: sentence => {
      const line = host.ownerDocument.createElement('p')
      line.textContent = sentence
      root.append(line)
      setTimeout(() => line.remove(), SPOKEN_MS)
    },
  }
}
