// A company's own server: it knows who is signed in, and asks the shop for a token in that buyer's name. The secret stays here.
//   SHOP=http://localhost:4173 CARTWRIGHT_SECRET=cwk_… node examples/host-node/server.mjs
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { SHOP = 'http://localhost:4173', CARTWRIGHT_SECRET, PORT = '4190' } = process.env
/** As the key names it. */
const ORIGIN = process.env.ORIGIN ?? `http://localhost:${PORT}`
/** Where to look when the shop gives no token. */
const WHY = 'it does not answer, the secret is not of a key there, or its page of embed keys says why.'
const page = readFileSync(new URL('page.html', import.meta.url), 'utf8').replaceAll('https://shop.example', SHOP)

/** Your own session. Here a cookie holds the name at the shop; yours holds a session id or comes from single sign-on. */
const userOf = request => /(?:^|; )user=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1]

async function tokenFor(buyer) {
  const response = await fetch(`${SHOP}/prod-api/clientauth/embed/freedom/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret: CARTWRIGHT_SECRET, buyer, origin: ORIGIN }),
    signal: AbortSignal.timeout(10_000),
  })
  return (await response.json()).access_token
}

createServer(async (request, response) => {
  const send = (status, type, body) =>
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
  if (request.method === 'GET') return send(200, 'text/html; charset=utf-8', page)
  const user = userOf(request)
  const isOurs = request.method === 'POST' && request.url === '/cartwright-token' && request.headers.origin === ORIGIN
  if (!isOurs || !user) return send(403, 'application/json', '{}')
  const token = await tokenFor(user).catch(() => undefined)
  if (!token) process.stderr.write(`No token for ${user} from ${SHOP}: ${WHY}\n`)
  send(token ? 200 : 502, 'application/json', JSON.stringify({ token }))
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write(`The company's pages: ${ORIGIN}\n`))
