/**
 * How long a reader of Storybook waits for its first page and its first story, against a Storybook of the same version with one of
 * each (empty/): as built files, and by the server of `npm run storybook` with nothing kept from an earlier start. Both are opened by
 * turns, each time with an empty cache of the browser.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, test } from 'vitest'
import { fromRoot } from '../../../scripts/lib/paths.mjs'
import { freePort } from '../../support/built-shop'
import { type Figure, report } from '../support/figure'
import { launch } from '../support/foreign-page'
import { median } from '../support/median'

const ROUNDS = 5
const AT_MOST = 2
const MINUTES = 60_000

interface Book {
  name: 'book' | 'empty'
  /** Where its main.ts lies. */
  config: string
  /** Where it is started. */
  cwd: string
}

const OURS: Book = { name: 'book', config: '.', cwd: fromRoot('storybook') }
const EMPTY: Book = { name: 'empty', config: fromRoot('tests/bench/storybook/empty'), cwd: fromRoot('.') }

const STORYBOOK = fromRoot('node_modules/storybook/dist/bin/dispatcher.js')
const folder = mkdtempSync(join(tmpdir(), 'storybook-'))
let browser: Browser

beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the first page and the first story of the built book', { timeout: 20 * MINUTES }, async () => {
  const ours = await serveBuilt(OURS)
  const empty = await serveBuilt(EMPTY)
  try {
    await compare('built', ours, empty, ROUNDS)
  } finally {
    await ours.close()
    await empty.close()
  }
})

test('the first page and the first story of a server that has just been started', {
  timeout: 20 * MINUTES,
}, async () => {
  // One after the other: each has the machine to itself, as after `npm run storybook`.
  const times = { ours: [] as Opened[], empty: [] as Opened[] }
  for (let round = 0; round < 3; round++)
    for (const [name, book] of [
      ['ours', OURS],
      ['empty', EMPTY],
    ] as const) {
      const served = await serveFresh(book, String(round))
      try {
        times[name].push(await openBoth(served))
      } finally {
        await served.close()
      }
    }
  reportBoth('just started', times.ours, times.empty)
})

interface Served {
  url: string
  /** Id of the first story. */
  story: string
  close(): Promise<void>
}

/** Milliseconds until each is drawn. */
interface Opened {
  page: number
  story: number
}

async function serveBuilt(book: Book): Promise<Served> {
  const outDir = join(folder, `${book.name}-built`)
  const { status, stderr } = spawnSync(
    process.execPath,
    [STORYBOOK, 'build', '--config-dir', book.config, '--output-dir', outDir, '--quiet'],
    { cwd: book.cwd, env: environment(`${book.name}-build`), encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The ${book.name} could not be built: ${stderr}`)
  const files = await preview({
    configFile: false,
    logLevel: 'error',
    root: outDir,
    appType: 'mpa',
    build: { outDir },
    preview: { host: '127.0.0.1', port: await freePort() },
  })
  const story = firstStory(JSON.parse(readFileSync(join(outDir, 'index.json'), 'utf8')))
  return { url: files.resolvedUrls?.local[0] ?? '', story, close: () => files.close() }
}

async function serveFresh(book: Book, round: string): Promise<Served> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const server = spawn(
    process.execPath,
    [STORYBOOK, 'dev', '--config-dir', book.config, '--port', String(port), '--host', '127.0.0.1', '--ci', '--quiet'],
    { cwd: book.cwd, env: environment(`${book.name}-dev-${round}`), stdio: 'ignore' },
  )
  const until = performance.now() + 5 * MINUTES
  while (performance.now() < until) {
    const answer = await fetch(`${url}index.json`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    if (answer?.ok) return { url, story: firstStory(await answer.json()), close: () => end(server) }
    if (server.exitCode !== null) throw new Error(`The server of the ${book.name} ended with ${server.exitCode}.`)
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  await end(server)
  throw new Error(`The server of the ${book.name} does not answer.`)
}

async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  await ended
}

/** Storybook and Vite keep what they have prepared in a folder of their own. */
const environment = (name: string) => ({
  ...process.env,
  CACHE_DIR: join(folder, name),
  NODE_ENV: undefined,
  VITEST: undefined,
})

function firstStory({ entries }: { entries: Record<string, { id: string; type: string; tags?: string[] }> }): string {
  const found = Object.values(entries).find(({ type, tags }) => type === 'story' && tags?.includes('dev'))
  if (!found) throw new Error('There is no story.')
  return found.id
}

async function openBoth({ url, story }: Served): Promise<Opened> {
  return {
    page: await open(url, '#storybook-docs h1'),
    story: await open(`${url}?path=/story/${story}`, '#storybook-root > *'),
  }
}

async function open(url: string, drawn: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const began = performance.now()
    await page.goto(url)
    await page
      .frameLocator('#storybook-preview-iframe')
      .locator(drawn)
      .first()
      .waitFor({ timeout: 2 * MINUTES })
    return performance.now() - began
  } finally {
    await context.close()
  }
}

async function compare(how: string, ours: Served, empty: Served, rounds: number): Promise<void> {
  const times = { ours: [] as Opened[], empty: [] as Opened[] }
  for (let round = 0; round < rounds; round++) {
    times.ours.push(await openBoth(ours))
    times.empty.push(await openBoth(empty))
  }
  reportBoth(how, times.ours, times.empty)
}

function reportBoth(how: string, ours: readonly Opened[], empty: readonly Opened[]): void {
  for (const what of ['page', 'story'] as const) {
    const [own, least] = [median(ours.map(opened => opened[what])), median(empty.map(opened => opened[what]))]
    const figure: Figure = {
      name: `First ${what} of Storybook, ${how}: drawn, of an empty one`,
      value: own / least,
      unit: '×',
      atMost: AT_MOST,
      digits: 2,
      note: `${least.toFixed(0)} → ${own.toFixed(0)} ms`,
    }
    report(figure)
  }
}
