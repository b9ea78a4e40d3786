/** The import map of a release: with it a browser runs no file of it that differs from the one that was released. */
import { createHash } from 'node:crypto'

/** `integrity.json` of a release. */
export interface Release {
  version: string
  /** Path from the folder of the release, which begins with `./` → hash. */
  integrity: Readonly<Record<string, string>>
}

/** The text of the map. Its keys are whole addresses: they would be resolved against the page of the host. */
export function importMapOf({ integrity }: Release, base: string): string {
  const whole = Object.entries(integrity).map(([path, hash]) => [new URL(path, base).href, hash])
  return JSON.stringify({ integrity: Object.fromEntries(whole) }, null, 2)
}

/** For `script-src` of a policy: it allows the inline script of exactly this text. */
export const hashOfMap = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a host puts into the head of a page, above every other module. */
export function importMapTags(release: Release, base: string, shopUrl: string): string {
  const text = importMapOf(release, base)
  return `<!-- In a policy: script-src ${new URL(base).origin} ${hashOfMap(text)} -->
<script type="importmap">${text}</script>
<script type="module" src="${base}loader.js" integrity="${release.integrity['./loader.js']}" crossorigin data-api="${shopUrl}/prod-api"></script>
`
}
