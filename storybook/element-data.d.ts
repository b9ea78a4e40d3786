declare module 'virtual:element-data' {
  interface Named {
    name: string
    description?: string
    type?: { text: string }
  }
  /** A class of custom-elements.json (schema 2.1), as far as the book reads it. */
  export interface ElementDeclaration {
    tagName: string
    name: string
    description?: string
    attributes: readonly Named[]
    members: readonly (Named & { kind: string })[]
    events: readonly Named[]
    slots: readonly Named[]
    cssParts: readonly Named[]
    cssStates: readonly Named[]
    cssProperties: readonly Named[]
    formAssociated?: boolean
  }
  const manifest: { modules: readonly { declarations: readonly ElementDeclaration[] }[] }
  export default manifest
  /** Tag → its stories. */
  export const stories: Readonly<Record<string, readonly { id: string; name: string }[]>>
  /** Tag → name of its component. */
  export const components: Readonly<Record<string, string>>
  /** Tag → what a page loads for it, packed, in KiB; empty where the elements are not built. */
  export const sizes: Readonly<Record<string, number>>
}
