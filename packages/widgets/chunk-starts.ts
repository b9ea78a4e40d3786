/** Which entries and later loaded parts need a module before they run, as the bundler finds it after tree shaking. */
import { build, type InlineConfig, type Rolldown } from 'vite'

/**
 * Builds without groups, so that every module is in the chunk of exactly those starts that need it.
 * @returns by module id, the ids of the modules that a chunk starts with
 */
export async function findStarts(config: InlineConfig): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  })
  const chunks = new Map(
    ([built].flat() as Rolldown.RolldownOutput[])
      .flatMap(({ output }) => output)
      .flatMap(file => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  )
  const starts = new Map<string, Set<string>>()
  for (const chunk of chunks.values()) {
    if (!chunk.facadeModuleId) continue
    for (const fileName of withImports(chunk.fileName, chunks))
      for (const id of chunks.get(fileName)?.moduleIds ?? [])
        starts.set(id, (starts.get(id) ?? new Set()).add(chunk.facadeModuleId))
  }
  return starts
}

function withImports(
  fileName: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  found.add(fileName)
  for (const one of chunks.get(fileName)?.imports ?? []) if (!found.has(one)) withImports(one, chunks, found)
  return found
}
