/** The modules of the elements. The built loader has their names and what they share as the build has made them (vite.loader.config.ts). */
import type { AnyElementDefinition } from './element/element.types'
import { elements } from './elements'

const table: Readonly<Record<string, () => Promise<{ element: AnyElementDefinition }>>> = elements

/** Names of all elements, without their prefix. */
export const elementNames: readonly string[] = Object.keys(elements).map(tag => tag.slice('cw-'.length))

/** The module of `cw-<name>`, if there is one. */
export const importElement = (name: string) => table[`cw-${name}`]?.()

/** Imports the texts of a language, which an element would ask for when it is drawn. */
export const importLanguage = (_language: string): void => undefined

/** Imports what every element imports: a browser would learn of it from the first of them. */
export const importShared = (): void => undefined

/** Fetches what `cw-<name>` asks for once a reader is signed in. */
export const preloadForBuyer = (_name: string): void => undefined
