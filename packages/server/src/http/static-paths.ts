/** Paths of served files. */
import type { AppContext } from './context'

export const notThere = (c: AppContext) => c.text('There is no such file.\n', 404)

/** The decoded rest of the path of a request behind a prefix. */
export function below(c: AppContext, prefix: string): string {
  try {
    return decodeURIComponent(new URL(c.req.url).pathname).slice(prefix.length)
  } catch {
    // A broken escape names no file.
    return '\0'
  }
}
