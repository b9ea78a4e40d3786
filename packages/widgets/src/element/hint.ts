/** One line in the console for whoever sets a page up, with what to do. Readers of the page are told in the page. */
import type { hints } from './hints'

export function hint(say: (texts: typeof hints) => string | undefined): void {
  import('./hints').then(
    texts => {
      const remedy = say(texts.hints)
      // biome-ignore lint/suspicious/noConsole: the only place where whoever writes the page looks
      if (remedy) console.warn(`Cartwright: ${remedy}`)
    },
    // One that does not arrive is none.
    () => undefined,
  )
}
