import type { AnyElementDefinition } from './element/element.types'
import { elements } from './elements'

const table: Readonly<Record<string, () => Promise<{ element: AnyElementDefinition }>>> = elements

/** The module of `cw-<name>`, if there is one. The built loader has this in fewer bytes (vite.loader.config.ts). */
export const importElement = (name: string) => table[`cw-${name}`]?.()
