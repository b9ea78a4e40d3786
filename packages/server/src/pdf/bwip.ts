/** The library of bar codes, loaded with the first one that is drawn: every start of the shop would wait for it. */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const bwip = () => require('bwip-js/node') as typeof import('bwip-js/node')
