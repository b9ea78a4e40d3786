#!/usr/bin/env node
// npm run api-report: writes docs/api/<package>.txt, which lists what each entry of a published package exports, with the types of
// its members; with --check only says which of these files are out of date. A removed or changed export is seen in review.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { apiReport } from './lib/api-report.mjs'
import { fromRoot } from './lib/paths.mjs'

const PACKAGES = ['core', 'widgets']

const isCheck = process.argv.includes('--check')
let isStale = false
mkdirSync(fromRoot('docs/api'), { recursive: true })
for (const name of PACKAGES) {
  const path = `docs/api/${name}.txt`
  const wanted = apiReport(fromRoot(`packages/${name}`))
  if (read(path) === wanted) continue
  isStale = true
  if (isCheck) console.log(`${path} is out of date: npm run api-report`)
  else writeFileSync(fromRoot(path), wanted)
}
process.exitCode = isCheck && isStale ? 1 : 0

function read(path) {
  try {
    return readFileSync(fromRoot(path), 'utf8')
  } catch {
    return undefined
  }
}
