/** What a node is. `instanceof` is false for one that the document of a frame has made, as it makes all that is drawn there. */

export const isElement = (node: unknown): node is Element => (node as Partial<Node> | null | undefined)?.nodeType === 1

export const isInput = (node: unknown): node is HTMLInputElement => isElement(node) && node.localName === 'input'

export const isShadowRoot = (node: Node): node is ShadowRoot => node.nodeType === 11 && 'host' in node
