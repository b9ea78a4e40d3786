#!/usr/bin/env node
/**
 * `npx @cartwright/widgets importmap --base <address>`: the import map for elements that stand on a server of yours, with the hash of each
 * file. A browser then runs none that differs from what this package has.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const USAGE = `Usage: cartwright-widgets importmap --base <address of the folder dist/elements>

For example: npx @cartwright/widgets importmap --base https://cdn.example/cartwright/elements/
`

const end = (text, code) => {
  process[code ? 'stderr' : 'stdout'].write(text)
  process.exit(code)
}

const { positionals, values } = (() => {
  try {
    return parseArgs({ allowPositionals: true, options: { base: { type: 'string' }, help: { type: 'boolean' } } })
  } catch (error) {
    return end(`${error.message}\n${USAGE}`, 1)
  }
})()
if (values.help) end(USAGE, 0)
if (positionals.join(' ') !== 'importmap') end(USAGE, 1)
const { base = '' } = values
if (!/^https?:$/.test(URL.canParse(base) ? new URL(base).protocol : ''))
  end(`--base needs a whole address: keys of an import map are resolved against the page.\n${USAGE}`, 1)

const { integrity } = JSON.parse(readFileSync(new URL('../dist/elements/integrity.json', import.meta.url), 'utf8'))
const folder = base.endsWith('/') ? base : `${base}/`
const whole = Object.entries(integrity).map(([path, hash]) => [new URL(path, folder).href, hash])
const text = JSON.stringify({ integrity: Object.fromEntries(whole) }, null, 2)
const hash = createHash('sha256').update(text).digest('base64')
end(
  `<!-- In a policy: script-src ${new URL(folder).origin} 'sha256-${hash}' -->
<script type="importmap">${text}</script>
<script type="module" src="${folder}loader.js" integrity="${integrity['./loader.js']}" crossorigin data-api="https://shop.example/prod-api" data-shop="https://shop.example"></script>
`,
  0,
)
