/** Compiles the projects of tests against the archives: strict, with every declaration file read (`skipLibCheck` off). */
import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { makeProject, type PackedAll } from './packed'

const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

export interface Project {
  /** What is installed besides our packages: name → name under which the repository has it. */
  others?: Record<string, string>
  lib?: string[]
  options?: Record<string, unknown>
  /** Name → code. */
  files: Record<string, string>
}

/** Compiles a project. @returns what the compiler says, without the folder of this run */
export async function compile(
  packed: PackedAll,
  name: string,
  { others = {}, lib = ['ES2022', 'DOM', 'DOM.Iterable'], options, files }: Project,
): Promise<string> {
  const project = makeProject(packed, name, others)
  mkdirSync(project, { recursive: true })
  const compilerOptions = Object.assign(
    {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      target: 'ES2022',
      module: 'NodeNext',
      types: [] as string[],
      lib,
    },
    options,
  )
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name, type: 'module' }))
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }))
  for (const [file, code] of Object.entries(files)) writeFileSync(join(project, file), code)
  const said = await promisify(execFile)(process.execPath, [TSC, '-p', project, '--pretty', 'false'], {
    maxBuffer: 16_000_000,
  }).catch((failed: { stdout: string }) => failed)
  return said.stdout.trim()
}
