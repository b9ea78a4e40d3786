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
}
