/** Where the built shop serves the elements of this release. */
import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('../../packages/widgets/package.json', import.meta.url), 'utf8'))

/** `/sdk/v0.1.0` */
export const SDK_PATH = `/sdk/v${version}`
