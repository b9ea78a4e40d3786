/** Records what screen readers hear: the texts that enter live regions. */
import { onTestFinished } from 'vitest'
import { ANNOUNCER_KEY, announcerOf } from '../announcer/announcer'

/**
 * Call it before anything is drawn: the page gets a new announcer, so that nothing of the test before is heard.
 * @returns the sentences so far
 */
export function hear(): () => readonly string[] {
  const sentences: string[] = []
  announcerOf(document).clear()
  Reflect.deleteProperty(document, ANNOUNCER_KEY)
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (this: Element, init) {
    const root = attach.call(this, init)
    if (this.hasAttribute('aria-live'))
      new MutationObserver(changes => {
        for (const { addedNodes } of changes) for (const node of addedNodes) sentences.push(node.textContent ?? '')
      }).observe(root, { childList: true })
    return root
  }
  onTestFinished(() => {
    Element.prototype.attachShadow = attach
  })
  return () => sentences
}
