/** The archives of core and widgets, packed once for a run, and the folders that they hold. */
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packAll } from '../../scripts/lib/archives.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface PackageManifest {
  name: string
  version: string
  exports: Record<string, string | Record<string, string>>
  dependencies: Record<string, string>
  peerDependencies?: Record<string, string>
  [field: string]: unknown
}

export interface Packed {
  /** The archive as npm makes it. */
  archive: string
  /** What is in it. */
  folder: string
  manifest: PackageManifest
  /** Every file in it, with `/` between folders, sorted. */
  files: string[]
}

export interface PackedAll {
  core: Packed
  widgets: Packed
  /** A folder of this run, which is removed with it. */
  folder: string
  remove(): void
}

/** Every file below a folder. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()

/** Packs what is built, and unpacks it. */
export async function packPackages(): Promise<PackedAll> {
  // Behind links of the system, two names would stand for one folder.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cartwright-packed-')))
  const archives = (await packAll(folder)) as Record<'core' | 'widgets', string>
  const unpack = (archive: string, name: string): Packed => {
    const target = join(folder, 'unpacked', name)
    mkdirSync(target, { recursive: true })
    execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1'])
    const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as PackageManifest
    return { archive, folder: target, manifest, files: listFiles(target) }
  }
  return {
    core: unpack(archives.core, 'core'),
    widgets: unpack(archives.widgets, 'widgets'),
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Where the repository has a package of others, as the given package of ours finds it. */
function installed(name: string, by: string): string {
  for (const from of [`packages/${by}`, 'tests', '.']) {
    const folder = join(ROOT, from, 'node_modules', name)
    if (existsSync(folder)) return realpathSync(folder)
  }
  throw new Error(`The repository has no ${name}.`)
}

/**
 * A project that has our packages, with what they depend on, and nothing of the repository besides.
 * @param others what it has installed too: name → name under which the repository has it
 */
export function makeProject(packed: PackedAll, name: string, others: Record<string, string> = {}): string {
  const project = join(packed.folder, 'projects', name)
  const link = (target: string, at: string) => {
    mkdirSync(dirname(at), { recursive: true })
    symlinkSync(target, at)
  }
  const modules = join(project, 'node_modules')
  for (const ours of ['core', 'widgets'] as const) {
    const target = join(modules, '@cartwright', ours)
    mkdirSync(dirname(target), { recursive: true })
    // A copy: what a module imports is looked for beside it.
    execFileSync('cp', ['-R', packed[ours].folder, target])
    for (const dependency of Object.keys(packed[ours].manifest.dependencies))
      if (!dependency.startsWith('@cartwright/') && !existsSync(join(modules, dependency)))
        link(installed(dependency, ours), join(modules, dependency))
  }
  for (const [as, known] of Object.entries(others)) link(installed(known, 'widgets'), join(modules, as))
  return project
}
