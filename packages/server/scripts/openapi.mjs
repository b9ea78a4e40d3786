// Writes dist/openapi.json from the contract, as the last step of the build.
import { writeFileSync } from 'node:fs'
import { makeDescribedOpenApi } from './described-openapi.mjs'

const { document } = await makeDescribedOpenApi()
writeFileSync(new URL('../dist/openapi.json', import.meta.url), JSON.stringify(document))
