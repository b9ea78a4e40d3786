#!/usr/bin/env node
/** Writes what editors and language models read beside dist/custom-elements.json, which must be there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { cssDataOf, htmlDataOf, llmsFullOf, llmsOf, webTypesOf } from './element-readers.mjs'

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url))
const manifest = JSON.parse(readFileSync(at('dist/custom-elements.json'), 'utf8'))
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const { EVENTS } = (await runnerImport(at('src/element/events.ts'), { logLevel: 'error' })).module

const json = value => `${JSON.stringify(value, null, 2)}\n`
const files = {
  'web-types.json': json(webTypesOf(manifest, version)),
  'vscode.html-custom-data.json': json(htmlDataOf(manifest)),
  'vscode.css-custom-data.json': json(cssDataOf(manifest)),
  'llms.txt': llmsOf(manifest),
  'llms-full.txt': llmsFullOf(manifest, { meanings: EVENTS }),
}
for (const [name, text] of Object.entries(files)) writeFileSync(at(`dist/${name}`), text)
