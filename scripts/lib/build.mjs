// Builds the packages in the order of their imports; what has not changed since the last build is left alone.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE, fromRoot, ROOT, toolPath } from './paths.mjs'
import { runNode } from './processes.mjs'
import { formatDuration, say, step, Trouble, tail } from './say.mjs'
import { clearStamp, hashOf, isStamped, listInputs, writeStamp } from './stamp.mjs'

/** They write the licences of what is bundled. */
const NOTICES = ['notices', 'third-party'].map(name => `scripts/lib/${name}.mjs`)

/**
 * Packages in build order: what each reads from others (`tools`: files from the root that its scripts import), what must be there
 * afterwards, and the script that is enough to serve the shop. The shop needs neither libraries nor type declarations: its parts are bundled from sources.
 */
export const packages = [
  { name: 'core', reads: [], tools: NOTICES, results: ['dist/index.js'] },
  {
    name: 'widgets',
    reads: ['core'],
    tools: [...NOTICES, 'scripts/lib/markdown-table.mjs'],
    results: ['dist/index.js', 'dist/elements/loader.js', 'dist/sdk/loader.js'],
    shop: { script: 'build:elements', results: ['dist/sdk/loader.js'] },
  },
  {
    name: 'storefront',
    reads: ['core', 'widgets'],
    results: ['dist/index.html'],
    shop: { script: 'build', results: ['dist/index.html'] },
  },
  {
    name: 'server',
    reads: ['core'],
    // `openapi.json` has the sentences above the fields of the contract.
    tools: ['field-sentences', 'imports', 'paths', 'sentences'].map(name => `scripts/lib/${name}.mjs`),
    results: ['dist/index.js', 'dist/ops/index.js', 'dist/openapi.json'],
    shop: { script: 'build', results: ['dist/index.js', 'dist/ops/index.js', 'dist/openapi.json'] },
  },
]
const shared = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'].map(file => fromRoot(file))
/** The fill takes 25 seconds on a machine with nothing else to do; it runs beside the builds. */
const FILL_TIMEOUT_MS = 300_000
const stampOf = (name, script) => join(CACHE, 'build', `${name}-${script.replace(':', '-')}`)

/**
 * Builds what the shop serves, as far as it is out of date.
 * @param {{ demo?: boolean }} [options] `demo`: a demo shop is also filled in advance, beside the builds, for a first start of today
 */
export async function buildShop({ demo = false } = {}) {
  const targets = packages.flatMap(({ name, reads, shop }) => (shop ? { name, reads, ...shop } : []))
  const [server, pages] = [targets.filter(isServer), targets.filter(target => !isServer(target))]
  await buildAll(server)
  await Promise.all([demo ? fillDemo() : undefined, buildAll(pages)])
}

const isServer = ({ name }) => name === 'server'

/**
 * Fills a demo shop in advance. A first start that finds none fills its database itself: what goes wrong here is no reason to stop.
 * @param {{ file?: string, timeoutMs?: number }} [options] the program that fills it, and how long it may take
 */
export async function fillDemo({
  file = fromRoot('packages/server/dist/demo-image.js'),
  timeoutMs = FILL_TIMEOUT_MS,
} = {}) {
  const { code, output, isTimedOut } = await runNode(file, [], { cwd: ROOT, capture: true, timeoutMs })
  if (isTimedOut)
    say(`  The demo shop was not filled in advance within ${formatDuration(timeoutMs)}; the first start fills it.`)
  else if (code !== 0)
    say(`  The demo shop could not be filled in advance; the first start fills it.\n${tail(output, 5)}`)
}

/** Builds everything that is published. @param {{ force?: boolean }} options `force`: also what is up to date */
export const buildPackages = options =>
  buildAll(
    packages.map(one => ({ ...one, script: 'build' })),
    options,
  )

/** Every file that the build of a package reads, besides those of the packages that it imports. */
export function inputsOf(name) {
  const { tools = [] } = packages.find(one => one.name === name) ?? {}
  return listInputs([fromRoot('packages', name), ...tools.map(file => fromRoot(file))])
}

async function buildAll(targets, { force = false } = {}) {
  const hashes = new Map(packages.map(({ name }) => [name, hashOf(inputsOf(name))]))
  for (const { name, reads, script, results } of targets) {
    const hash = hashOf(shared, { facts: [process.version, ...[name, ...reads].map(one => hashes.get(one))] })
    const files = results.map(file => fromRoot('packages', name, file))
    // A whole build does for a part of it.
    if (!force && ['build', script].some(done => isStamped(stampOf(name, done), hash, files))) continue
    await step(`Building ${name}`, async () => {
      for (const one of ['build', script]) clearStamp(stampOf(name, one))
      const output = await runScript(name, script)
      const missing = files.filter(file => !existsSync(file))
      if (missing.length) throw new Trouble(`packages/${name} was built, but there is no ${missing}.\n${tail(output)}`)
      writeStamp(stampOf(name, script), hash)
    })
  }
}

/** Runs a script of a package, each command by Node itself: no package manager and no shell in between. */
async function runScript(name, script) {
  const folder = fromRoot('packages', name)
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { NODE_ENV: _mode, ...env } = process.env
  let said = ''
  for (const command of scripts[script].split('&&').map(text => text.trim())) {
    const [tool, ...args] = command.split(/\s+/)
    if (tool === 'pnpm') {
      said += await runScript(name, args.at(-1))
      continue
    }
    const [file, ...rest] = tool === 'node' ? args : [toolPath(tool), ...args]
    const { code, output } = await runNode(file, rest, { cwd: folder, env, capture: true })
    if (code !== 0) throw new Trouble(`packages/${name} could not be built: \`${command}\` failed.\n${tail(output)}`)
    said += output
  }
  return said
}
