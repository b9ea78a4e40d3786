/** What the address of a landing page carries. */
import { isOwnPath } from './own-path'

/** What the fragment of the landing page holds. @returns undefined where it is no hand-over; a path that is not of this shop leads home */
export function readHandOver(hash: string): { code: string; to: string } | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const code = given.get('code')
  if (!code) return undefined
  const to = given.get('to') ?? ''
  return { code, to: isOwnPath(to) ? to : '/index' }
}
