/** One line in the console for the developer of a page, with what to do. Readers of the page are informed in the page. */
import type { hints } from './hints'

export function hint(say: (texts: typeof hints) => string | undefined): void {
  import('./hints').then(
    texts => {
      const remedy = say(texts.hints)
      // biome-ignore lint/suspicious/noConsole: the only place where the developer of the page looks
      if (remedy) console.warn(`Cartwright: ${remedy}`)
    },
    // One that does not arrive is none.
    () => undefined,
  )
}
