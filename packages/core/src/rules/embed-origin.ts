/** The origins that an embed key can name. */

const HERE = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * True for the origin of one page exactly as browsers send it: `https://intranet.example`, without path and without wildcard; with
 * `http` only on the own machine.
 */
export function isEmbedOrigin(text: string): boolean {
  if (text.includes('*') || !URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && HERE.has(hostname)))
}
