// Writes docs/openapi.json from the contract; with --check only says whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const target = new URL('../../../docs/openapi.json', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const conditions = ['cartwright-source']

const { module } = await runnerImport(fileURLToPath(new URL('../src/openapi.ts', import.meta.url)), {
  logLevel: 'error',
  resolve: { conditions },
  environments: { inline: { resolve: { conditions, externalConditions: conditions } } },
})
const text = `${JSON.stringify(module.makeOpenApi(version), null, 2)}\n`

if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readText() !== text) {
  process.stderr.write('docs/openapi.json is out of date. To write it: pnpm --filter @cartwright/server run openapi\n')
  process.exitCode = 1
}

function readText() {
  try {
    return readFileSync(target, 'utf8')
  } catch {
    return ''
  }
}
