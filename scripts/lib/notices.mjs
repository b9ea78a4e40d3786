// Writes the licences of what a package bundles: `node notices.mjs <file to write> <lists of modules …>`, each list as third-party.mjs makes it.
import { rmSync, writeFileSync } from 'node:fs'
import { noticesOf, packagesOf, readModules } from './third-party.mjs'

const METAFILE = /metafile-\w+\.json$/

const [target, ...lists] = process.argv.slice(2)
const ids = lists.flatMap(file => readModules(file, process.cwd()))
writeFileSync(target, noticesOf(packagesOf(ids)))
// Only this needs it, and it names folders of this machine.
for (const file of lists) if (METAFILE.test(file)) rmSync(file)
