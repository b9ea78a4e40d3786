/** The contract as OpenAPI, with the sentences above its fields. Reads the sources: nothing has to be built. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { describeFields } from '../../../scripts/lib/field-sentences.mjs'

const fromHere = path => fileURLToPath(new URL(path, import.meta.url))
const conditions = ['cartwright-source']

/** @returns {Promise<{ document: object, silent: string[] }>} `silent`: `file:line <call>.<field>` of each field without a sentence */
export async function makeDescribedOpenApi() {
  const { version } = JSON.parse(readFileSync(fromHere('../package.json'), 'utf8'))
  const { module } = await runnerImport(fromHere('../src/openapi.ts'), {
    logLevel: 'error',
    resolve: { conditions },
    environments: { inline: { resolve: { conditions, externalConditions: conditions } } },
  })
  const document = module.makeOpenApi(version)
  const silent = describeFields(document, fromHere('../../core/src/contract'))
  return { document, silent: silent.map(place => `packages/core/src/contract/${place}`) }
}
