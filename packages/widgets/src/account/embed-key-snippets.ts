/** What a company puts on its server and in its page. The server's halves are parts of `examples/`, which tests run. */

export const NODE_SNIPPET = `import { createServer } from 'node:http'

const { SHOP = 'http://localhost:4173', CARTWRIGHT_SECRET, PORT = '4190' } = process.env
/** As the key names it. */
const ORIGIN = process.env.ORIGIN ?? \`http://localhost:\${PORT}\`
/** Where to look when the shop gives no token. */
const WHY = 'it does not answer, the secret is not of a key there, or its page of embed keys says why.'

/** Your own session. Here a cookie holds the name at the shop; yours holds a session id or comes from single sign-on. */
const userOf = request => /(?:^|; )user=([\\w.-]+)/.exec(request.headers.cookie ?? '')?.[1]

async function tokenFor(buyer) {
  const response = await fetch(\`\${SHOP}/prod-api/clientauth/embed/freedom/token\`, {
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
  const user = userOf(request)
  const isOurs = request.method === 'POST' && request.url === '/cartwright-token' && request.headers.origin === ORIGIN
  if (!isOurs || !user) return send(403, 'application/json', '{}')
  const token = await tokenFor(user).catch(() => undefined)
  if (!token) process.stderr.write(\`No token for \${user} from \${SHOP}: \${WHY}\\n\`)
  send(token ? 200 : 502, 'application/json', JSON.stringify({ token }))
}).listen(Number(PORT), '127.0.0.1', () => process.stdout.write(\`The company's pages: \${ORIGIN}\\n\`))
`

export const PHP_SNIPPET = `<?php
$shop = getenv('SHOP') ?: 'http://localhost:4173';
$origin = getenv('ORIGIN');
header('Content-Type: application/json');
header('Cache-Control: no-store');
// Here a cookie stands for $_SESSION['shop_name'].
$buyer = $_COOKIE['user'] ?? '';
if ($buyer === '' || $_SERVER['REQUEST_URI'] !== '/cartwright-token' || ($_SERVER['HTTP_ORIGIN'] ?? '') !== $origin) {
  http_response_code(403);
  exit('{}');
}
$body = json_encode(['secret' => getenv('CARTWRIGHT_SECRET'), 'buyer' => $buyer, 'origin' => $origin]);
$answer = @file_get_contents("$shop/prod-api/clientauth/embed/freedom/token", false, stream_context_create(['http' => [
  'method' => 'POST', 'header' => 'Content-Type: application/json', 'content' => $body, 'timeout' => 10, 'ignore_errors' => true,
]]));
$token = json_decode($answer ?: '{}')->access_token ?? null;
if ($token === null) {
  http_response_code(502);
  error_log("No token for $buyer from $shop: it does not answer, the secret is not of a key there, or its page of embed keys says why.");
}
echo json_encode(['token' => $token]);
`

export interface KeySettings {
  /** Address of the shop, without a slash at its end. */
  shop: string
  secret: string
  /** Origin of the page. */
  origin: string
}

/** Settings of the server, as its environment. */
export const settingsSnippet = ({ shop, secret, origin }: KeySettings): string =>
  `SHOP=${shop}\nCARTWRIGHT_SECRET=${secret}\nORIGIN=${origin}\n`

/** The page, with the elements that the key opens. */
export const pageSnippet = (shop: string, components: readonly string[]): string => `<script type="module">
  import { configure } from '${shop}/sdk/loader.js'

  // Asked again when the token has ended: your server answers only to who is signed in there.
  configure({
    getToken: async () => {
      const answer = await fetch('/cartwright-token', { method: 'POST' })
      return answer.ok ? (await answer.json()).token : undefined
    },
  })
</script>
<script type="module" src="${shop}/sdk/loader.js" data-api="${shop}/prod-api"></script>
${components.map(component => `<${component}></${component}>`).join('\n')}
`
