/** Names of the places of a text that values are written into, each once, in order. What looks like the beginning of one and is none counts too. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)
  const rest = text.replace(/\{\{\s*\w+\s*\}\}/g, '')
  return [...new Set([...names, ...(/\{\{|\}\}/.test(rest) ? ['{{'] : [])])].sort()
}
