/** The table of src/elements.ts as build tools need it: tag and source file, without running any of it. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = readFileSync(new URL('./src/elements.ts', import.meta.url), 'utf8')

/** In the order of the table. */
export const elementTable: readonly { tag: string; module: string; file: string }[] = [
  ...source.matchAll(/'(cw-[a-z-]+)': \(\) => import\('(.+?)'\)/g),
].map(([, tag = '', module = '']) => ({
  tag,
  module,
  file: fileURLToPath(new URL(`./src/${module.slice(2)}.ts`, import.meta.url)),
}))
