/** `/sdk/check`: says to the developer of a page what that page needs, and whether this shop lets its origin in. */
import { html } from 'hono/html'
import type { AppContext } from './context'

interface Checked {
  /** Where people open the shop. */
  publicUrl: string
  /** Whether pages of an origin may call the API. */
  mayCall: (origin: string) => boolean | Promise<boolean>
  /** Name of the folder of the newest release. */
  newest: () => Promise<string | undefined>
}

/** The origin that somebody has typed, also with a path behind it. */
function originOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

export async function checkPage(c: AppContext, { publicUrl, mayCall, newest }: Checked): Promise<Response> {
  const asked = c.req.query('origin')?.trim() ?? ''
  const origin = originOf(asked)
  const name = await newest()
  const isAllowed = origin !== undefined && (await mayCall(origin))
  const answer = !asked
    ? ''
    : origin === undefined
      ? html`<p id="answer">“${asked}” is no origin. Write it like https://intranet.example.</p>`
      : isAllowed
        ? html`<p id="answer">Pages of ${origin} may use this shop.</p>`
        : html`<p id="answer">Pages of ${origin} may not use this shop yet. Its operator adds the origin to ALLOWED_ORIGINS and starts it again, or your company makes an embed key that names it.</p>`
  const tag = `<script type="module" src="${publicUrl}/sdk/loader.js" data-api="${publicUrl}/prod-api"></script>`
  const policy = `script-src ${publicUrl}; connect-src ${publicUrl}; img-src ${publicUrl} data:; font-src ${publicUrl}; require-trusted-types-for 'script'`
  c.header('Cache-Control', 'no-store')
  return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Set-up of your page</title></head>
<body>
<h1>Set-up of your page</h1>
<form><label>Origin of your page <input name="origin" value="${asked}" placeholder="https://intranet.example" size="40"></label> <button>Check</button></form>
${answer}
<h2>1. The tag</h2>
<p>It always loads the newest release.</p>
<pre>${tag}</pre>
<h2>2. A fixed release, checked by the browser</h2>
${
  name
    ? html`<p><a href="${publicUrl}/sdk/${name}/importmap.txt">These tags</a> load the release ${name.slice(1)}, whatever is released later, and no file that was altered. <a href="${publicUrl}/sdk/${name}/importmap.json">The map alone</a>.</p>`
    : html`<p>The elements of this shop are not built.</p>`
}
<h2>3. Your policy</h2>
<p>If your page has a Content-Security-Policy, it needs at least:</p>
<pre>${policy}</pre>
<h2>4. What the console says</h2>
<p>A set-up that cannot work is named in the console of the page, in one line that begins with “Cartwright:”.</p>
</body>
</html>`)
}
