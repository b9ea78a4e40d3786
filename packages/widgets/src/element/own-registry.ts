/** Lets Preact draw in an element that has come from another document. */

/**
 * Preact hands the parent of a new node to `createElementNS`, which takes from it the registry of custom elements. Nodes keep that
 * of the document in which they were made, and a browser refuses it in another one. With none it takes that of the document.
 */
export function leaveRegistry(root: ShadowRoot): void {
  for (const node of [root, ...root.querySelectorAll('*')])
    Object.defineProperty(node, 'customElementRegistry', {
      // @ts-expect-error: not a property, but what the literal inherits from
      __proto__: null,
      configurable: true,
      value: undefined,
    })
}
