/**
 * Builds the server into the book. In the worker, and nowhere else, modules of Node.js and packages that need a machine are replaced by halves
 * for browsers (node/). What a half does not have refuses when it is used. Data and pictures of the shop become files of the book.
 */
import { createRequire, isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import type { Parts } from './parts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Other modules, as the server imports them. */
const REPLACED: Readonly<Record<string, string>> = { '@node-rs/argon2': 'argon2', '../process/threads': 'threads' }
const MODULES = new Set([
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'fs',
  'module',
  'net',
  'os',
  'path',
  'timers/promises',
  'url',
  'util',
  'worker_threads',
  'zlib',
])
const HALF = '\0node-half:'

/** For `worker.plugins`. */
export function serverHalves(): Plugin {
  return {
    name: 'cartwright-server-halves',
    enforce: 'pre',
    resolveId(id) {
      const replaced = REPLACED[id]
      if (replaced) return here(`node/${replaced}.ts`)
      return isBuiltin(id) ? HALF + id.replace(/^node:/, '') : undefined
    },
    load: id => (id.startsWith(HALF) ? halfOf(id.slice(HALF.length)) : undefined),
  }
}

/** All names that the module has in Node.js. */
function halfOf(name: string): string {
  const names = Object.keys(createRequire(import.meta.url)(`node:${name}`)).filter(key =>
    /^[A-Za-z_$][\w$]*$/.test(key),
  )
  const half = MODULES.has(name)
    ? `import * as half from ${JSON.stringify(here(`node/${name.replace(/\W|_/g, '-')}.ts`))}`
    : 'const half = {}'
  const lines = names.map((key, at) => `const e${at} = own.${key} ?? refused(${JSON.stringify(`${name} ${key}`)})`)
  return [
    `import { refuse } from ${JSON.stringify(here('node/refuse.ts'))}`,
    half,
    'const own = { ...half }',
    'const refused = what => function () { refuse(what) }',
    ...lines,
    `export { ${names.map((key, at) => `e${at} as ${key}`).join(', ')} }`,
    'export default own',
  ].join('\n')
}

const IMAGE = 'virtual:shop-image'
const NOW = 'virtual:shop-now'

/** The data of the shop, for the worker and for pages: its address, and the moment from which it is dated. */
export function shopData(): Plugin {
  return {
    name: 'cartwright-shop-data',
    resolveId: id => (id === IMAGE || id === NOW ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${NOW}`) return `export default ${(await parts()).now.getTime()}`
      if (id !== `\0${IMAGE}`) return
      const file = this.emitFile({ type: 'asset', name: 'shop.bin', source: (await parts()).image })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

/** Pictures of the shop, as files: pages ask for them, and reach no worker by an address. */
export function shopPictures(): Plugin {
  return {
    name: 'cartwright-shop-pictures',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, source] of (await parts()).pictures) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

let made: Promise<Parts> | undefined

/** Made once. */
function parts(): Promise<Parts> {
  made ??= makeParts()
  return made
}

async function makeParts(): Promise<Parts> {
  const vite = await createServer({
    root: here('..'),
    configFile: false,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['cartwright-source', 'module', 'node', 'import', 'default'] } },
  })
  try {
    const module = await vite.ssrLoadModule(here('parts.ts'))
    return await (module.makeParts as () => Promise<Parts>)()
  } finally {
    await vite.close()
  }
}
