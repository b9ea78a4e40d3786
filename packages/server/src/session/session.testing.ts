/** What tests around signing in share. */
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { captchas } from '../db/schema'

/** Body of the token call with the client of the storefront. */
export const signInBody = (username: string, password = 'Cartwright1') => ({
  username,
  password,
  grant_type: 'password' as const,
  client_id: 'cartwright',
  client_secret: 'cartwright',
  scope: 'server',
})

/** What a person would read in the picture. */
export async function readDigits(db: Database, uuid = ''): Promise<string> {
  const [found] = await db.select().from(captchas).where(eq(captchas.uuid, uuid))
  if (!found) throw new Error('there is no such captcha')
  return found.digits
}
