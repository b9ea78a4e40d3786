/** What axe finds in a widget. Contrast and layout are checked in a real browser, with the stories. */
import axe from 'axe-core'

/** Neither layout nor a page around the widget is there. */
const OFF = { 'color-contrast': { enabled: false }, region: { enabled: false } }

/** @returns one line per finding, empty when there is none */
export async function findViolations(widget: Element): Promise<string[]> {
  // By selector: the pretended browser's nodes are not what axe takes for nodes.
  widget.setAttribute('data-checked', '')
  const { violations } = await axe.run('[data-checked]', { rules: OFF })
  widget.removeAttribute('data-checked')
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
}
