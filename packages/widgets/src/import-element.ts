import type { AnyElementDefinition } from './element/element.types'
import { elements } from './elements'

const table: Readonly<Record<string, () => Promise<{ element: AnyElementDefinition }>>> = elements

/** Names of all elements, without their prefix. The built loader has them as one text (vite.loader.config.ts). */
export const elementNames: readonly string[] = Object.keys(elements).map(tag => tag.slice('cw-'.length))

/** The module of `cw-<name>`, if there is one. The built loader has this in fewer bytes (vite.loader.config.ts). */
export const importElement = (name: string) => table[`cw-${name}`]?.()
