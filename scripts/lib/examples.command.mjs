// npm run examples: the pages of fictional resellers at http://localhost:4180, beside the shop.
import { once } from 'node:events'
import { buildShop } from './build.mjs'
import { atEnd } from './guard.mjs'
import { install } from './install.mjs'
import { Trouble } from './say.mjs'

const PAGES = { 'plain.html': 'one script tag', 'intranet.html': 'strict Content-Security-Policy, foreign styles' }
const ASK_TIMEOUT_MS = 3_000

export default async function examples() {
  const port = Number(process.env.EXAMPLES_PORT || 4180)
  const host = process.env.HOST || 'localhost'
  const shop = (process.env.SHOP_URL || 'http://localhost:4173').replace(/\/$/, '')
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Trouble('EXAMPLES_PORT must be a port number, 0 to 65535.')
  if (!/^https?:/.test(shop) || !URL.canParse(shop))
    throw new Trouble('SHOP_URL must be an address like http://localhost:4173.')
  await install()
  await buildShop()
  // Needs packages, which a bare machine has only now.
  const { createExamplesServer } = await import('./examples-server.mjs')
  const server = createExamplesServer({ shop }).listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Trouble(
      `Port ${port} is in use. Stop what uses it, or choose another: EXAMPLES_PORT=4181 npm run examples`,
    )
  }
  atEnd(() => closeServer(server))
  const origin = `http://${host}:${server.address().port}`
  const lines = Object.entries(PAGES).map(([page, text]) => `  ${`${origin}/${page}`.padEnd(40)} ${text}`)
  console.log([`The examples are at ${origin}`, ...lines, await describeShop(shop, origin)].join('\n'))
  await once(server, 'close')
}

/** Whether the shop is there and lets these pages in; if not, what to type. */
async function describeShop(shop, origin) {
  const start = `ALLOWED_ORIGINS=${origin} npm start`
  try {
    const answer = await fetch(`${shop}/prod-api/clientsystem/system/freedom/region`, {
      headers: { origin },
      signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
    })
    const allowed = answer.headers.get('access-control-allow-origin')
    if (allowed === origin) return `They talk to the shop at ${shop}.`
    return `The shop at ${shop} does not let them in. Start it again with: ${start}`
  } catch {
    return `They need the shop at ${shop}, which does not answer. Start it in another terminal: ${start}`
  }
}

function closeServer(server) {
  server.closeAllConnections()
  return new Promise(resolve => server.close(resolve))
}
