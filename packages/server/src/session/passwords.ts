/** Passwords: which ones are taken, their argon2id hashes, and the same work for names that no one has. */

import { isPassword, isPublishedPassword } from '@cartwright/core/rules'
import { hash, verify } from '@node-rs/argon2'
import { refusedField } from '../http/api-error'
import type { Deps } from '../http/handler'
import { localize } from '../texts/localize'
import { sessionRefusals } from './session-refusals.texts'

/** A password that everybody can read opens nothing in production, and cannot be set there (docs/decisions/0050-seeds.md). */
export const isRejectedPassword = (password: string, { isProduction }: Pick<Deps, 'isProduction'>): boolean =>
  isProduction && isPublishedPassword(password)

/**
 * Looks at a password that someone sets.
 * @throws ApiError `REFUSED` with `data.field` `password`
 * @source VAL-005, VAL-006
 */
export function assertNewPassword(password: string, deps: Pick<Deps, 'isProduction'>): void {
  if (!isPassword(password)) throw refusedField('password', 'passwordWeak', localize(sessionRefusals, 'weakPassword'))
  if (isRejectedPassword(password, deps))
    throw refusedField('password', 'passwordPublished', localize(sessionRefusals, 'publishedPassword'))
}

export const hashPassword = (password: string): Promise<string> => hash(password)

let nobody: Promise<string> | undefined

/** True when the password belongs to the hash. Without a hash it takes as long and is false. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (stored !== undefined) return verify(stored, password)
  nobody ??= hash('nobody')
  await verify(await nobody, password)
  return false
}
