/** Makes `host.css`: an element that is not defined yet has the box that it will have, so that nothing on a page moves when it is. */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { elementTable } from './element-table.ts'

const tokens = readFileSync(new URL('./src/styles/tokens.css', import.meta.url), 'utf8')
/** Where fingers press, controls are higher. */
const COARSE = '@media (pointer: coarse), (max-width: 767px)'
const [fine = '', coarse = ''] = tokens.split(COARSE)

/** The sizes of an element stand inside of it: here they are written out. */
const resolve = (size: string, css: string): string =>
  size.replace(/var\((--cw-[\w-]+)\)/, (_, name: string) => {
    const value = new RegExp(`${name}: ([^;]+);`).exec(css)?.[1]
    if (!value) throw new Error(`tokens.css has no ${name}`)
    return value
  })

const rule = (tags: readonly string[], declaration: string): string =>
  `${tags.map(tag => `${tag}:not(:defined)`).join(',\n')} {\n  ${declaration};\n}\n`

/** The text of the file. */
export function hostCss(): string {
  const tagsBy = (value: (row: (typeof elementTable)[number]) => string | undefined) =>
    [...new Set(elementTable.map(value))].map(one => [one, elementTable.filter(row => value(row) === one)] as const)
  const rules = tagsBy(({ display }) => display).map(([display, rows]) =>
    rule(
      rows.map(({ tag }) => tag),
      `display: ${display}`,
    ),
  )
  for (const [size, rows] of tagsBy(({ reserves }) => reserves)) {
    if (size === undefined) continue
    const tags = rows.map(({ tag }) => tag)
    rules.push(rule(tags, `min-block-size: ${resolve(size, fine)}`))
    if (size.includes('var(')) rules.push(`${COARSE} {\n${rule(tags, `min-block-size: ${resolve(size, coarse)}`)}}\n`)
  }
  const inLine = elementTable.filter(({ display, reserves }) => display !== 'block' && reserves !== undefined)
  // What is empty stands on its lower edge, and makes the line higher.
  rules.push(`${inLine.map(({ tag }) => `${tag}:not(:defined)::before`).join(',\n')} {\n  content: "\\200b";\n}\n`)
  return `/* Elements with the prefix cw- before their definition: link it in the head of a page. */\n${rules.join('')}`
}

/** Beside the loader. */
export const emitHostCss: Plugin = {
  name: 'host-css',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'host.css', source: hostCss() })
  },
}
