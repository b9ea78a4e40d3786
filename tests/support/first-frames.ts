/** Scripts of a test page that record what is seen of the elements from the first frame on. */

/** Every word that an element shows from its first frame on, with the language of its box. */
export const RECORD_WORDS = `<script>
  shown = new Set()
  const look = () => {
    for (const element of document.querySelectorAll('*')) {
      const root = element.shadowRoot
      if (!root) continue
      if (!root.isSeen) new MutationObserver(look).observe(root, { childList: true, subtree: true, characterData: true })
      root.isSeen = true
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode
        if (/\\p{L}{3}/u.test(data) && !parentElement.closest('style')) shown.add(data.trim())
      }
      for (const { ariaLabel, placeholder } of root.querySelectorAll('[aria-label], [placeholder]'))
        for (const text of [ariaLabel, placeholder]) if (text) shown.add(text.trim())
    }
  }
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) { const root = attach.call(this, init); queueMicrotask(look); return root }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
</script>`

/** How far each thing on the page was moved, from the first frame on; also after a press. */
export const RECORD_SHIFTS = `<script>
  shifts = []
  new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries())
      shifts.push([value, ...sources.map(({ node, previousRect, currentRect }) => {
        const name = node?.localName ?? node?.parentElement?.localName ?? node?.nodeName
        const host = node?.getRootNode().host?.localName ?? ''
        return [host, name, node?.className, previousRect.y, previousRect.height, currentRect.y, currentRect.height].join(' ')
      })])
  }).observe({ type: 'layout-shift', buffered: true })
</script>`
