/** Which PostgreSQL a message is about. */
import { DatabaseProblem } from '../database-problem'

/**
 * Host and database, without user and password.
 * @throws DatabaseProblem when it is no address
 */
export function serverName(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host}${pathname}`
  } catch {
    throw new DatabaseProblem('DATABASE_URL is not an address like postgres://user:password@host:5432/database.')
  }
}
