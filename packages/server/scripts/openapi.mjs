// Writes dist/openapi.json from the contract, as the last step of the build.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const conditions = ['cartwright-source']

const { module } = await runnerImport(fileURLToPath(new URL('../src/openapi.ts', import.meta.url)), {
  logLevel: 'error',
  resolve: { conditions },
  environments: { inline: { resolve: { conditions, externalConditions: conditions } } },
})
writeFileSync(new URL('../dist/openapi.json', import.meta.url), JSON.stringify(module.makeOpenApi(version)))
