#!/usr/bin/env node
/**
 * Writes what editors and language models read beside dist/custom-elements.json, which must be there. Texts for models lie in `dist/sdk` too,
 * above the releases and in the folder of this one.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { cssDataOf, htmlDataOf, llmsFullOf, llmsOf, webTypesOf } from './element-readers.mjs'

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url))
const manifest = JSON.parse(readFileSync(at('dist/custom-elements.json'), 'utf8'))
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const { EVENTS } = (await runnerImport(at('src/element/events.ts'), { logLevel: 'error' })).module
const { guideOf } = (await runnerImport(at('src/element-guidance.ts'), { logLevel: 'error' })).module

const json = value => `${JSON.stringify(value, null, 2)}\n`
const files = {
  'web-types.json': json(webTypesOf(manifest, version)),
  'vscode.html-custom-data.json': json(htmlDataOf(manifest)),
  'vscode.css-custom-data.json': json(cssDataOf(manifest)),
  'llms.txt': llmsOf(manifest),
  'llms-full.txt': llmsFullOf(manifest, { meanings: EVENTS, guideOf }),
}
for (const [name, text] of Object.entries(files)) writeFileSync(at(`dist/${name}`), text)

const served = ['dist/sdk', `dist/sdk/v${version}`].filter(folder => existsSync(at(folder)))
const forModels = ['llms.txt', 'llms-full.txt', 'custom-elements.json']
for (const folder of served)
  for (const name of forModels) writeFileSync(at(`${folder}/${name}`), files[name] ?? json(manifest))
