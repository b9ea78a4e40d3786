/** `document.cookie` for tests: one cookie at a time is written, all that live are read, no attribute comes back. */

/** @param isOpen false for a reader who allows no cookies. */
export function createJar(isOpen = true) {
  /** Every assignment, as it was written. */
  const written: string[] = []
  const values = new Map<string, string>()
  return {
    written,
    get cookie() {
      return [...values].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line)
      if (!isOpen) return
      const [pair = '', ...attributes] = line.split('; ')
      const at = pair.indexOf('=')
      if (attributes.includes('Max-Age=0')) values.delete(pair.slice(0, at))
      else values.set(pair.slice(0, at), pair.slice(at + 1))
    },
  }
}
