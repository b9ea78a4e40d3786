/** The file of the document threads where the server runs from its sources: threads know neither TypeScript nor its conditions. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { packageFile } from './package-files'

/** As the build makes it, into the cache of the package. @returns its path */
export async function buildWorker(): Promise<string> {
  const folder = join(dirname(packageFile('package.json')), 'node_modules/.cache/cartwright')
  const { dependencies } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { dependencies: object }
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'document.worker.mjs')
  // Several processes may build it at the same time; each puts a whole one in place.
  const draft = `${path}.${randomUUID()}`
  await build({
    entryPoints: [packageFile('src/across/document.worker.ts')],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // As in the build: what is a dependency is installed, the contract and the rules come along.
    external: Object.keys(dependencies).flatMap(name => [name, `${name}/*`]),
    conditions: ['cartwright-source'],
    logLevel: 'silent',
  })
  renameSync(draft, path)
  return path
}
