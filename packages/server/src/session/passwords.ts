/** Passwords: argon2id hashes, and the same work for names that nobody has. */
import { hash, verify } from '@node-rs/argon2'

export const hashPassword = (password: string): Promise<string> => hash(password)

let nobody: Promise<string> | undefined

/** True when the password belongs to the hash. Without a hash it takes as long and is false. */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  if (stored !== undefined) return verify(stored, password)
  nobody ??= hash('nobody')
  await verify(await nobody, password)
  return false
}
