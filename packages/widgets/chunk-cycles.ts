/** Fails a build whose chunks import each other in a circle: a value at the top of one would be undefined while the other runs. */
import type { Plugin, Rolldown } from 'vite'

export const noChunkCycles: Plugin = {
  name: 'no-chunk-cycles',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const circle = findCircle(new Map(chunks.map(chunk => [chunk.fileName, chunk])))
      if (circle) this.error(`These chunks import each other in a circle: ${circle.join(' → ')}`)
    },
  },
}

/** @returns the files of a circle, the first one again at the end */
function findCircle(chunks: ReadonlyMap<string, Rolldown.OutputChunk>): string[] | undefined {
  const done = new Set<string>()
  const search = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    for (const imported of chunks.get(file)?.imports ?? []) {
      const circle = search(imported, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of chunks.keys()) {
    const circle = search(file, [])
    if (circle) return circle
  }
  return undefined
}
