/** The table of src/elements.ts as build tools need it: tag, source file and box, without running any of it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = readFileSync(new URL('./src/elements.ts', import.meta.url), 'utf8')

export interface ElementRow {
  /** With the default prefix. */
  tag: string
  /** As the table imports it. */
  module: string
  /** Its path. */
  file: string
  /** How it stands on a page (`ElementBox`). */
  display: string
  /** Block size that is reserved for it (`ElementBox`). */
  reserves: string | undefined
}

/** In the order of the table. */
export const elementTable: readonly ElementRow[] = [
  ...source.matchAll(/'(cw-[a-z-]+)': \(\) => import\('(.+?)'\)/g),
].map(([, tag = '', module = '']) => {
  const file = fileURLToPath(new URL(`./src/${module.slice(2)}.ts`, import.meta.url))
  const definition = readFileSync(file, 'utf8')
  const optionOf = (name: string) => new RegExp(`^ {2}${name}: '([^']+)'`, 'm').exec(definition)?.[1]
  return { tag, module, file, display: optionOf('display') ?? 'block', reserves: optionOf('reserves') }
})
