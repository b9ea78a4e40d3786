/** What a host installs: the archives of core and widgets, as npm and pnpm make them. */
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listFiles, makeProject, type PackageManifest, type Packed, type PackedAll, packPackages } from './packed'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const rootFile = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const OURS = ['core', 'widgets'] as const

let packed: PackedAll
beforeAll(async () => {
  packed = await packPackages()
}, 300_000)
afterAll(() => packed?.remove())

/** Paths that an entry of `exports` stands for, each with what its `*` means. */
function pathsOf({ files }: Packed, target: string): string[] {
  const path = target.replace(/^\.\//, '')
  if (!path.includes('*')) return [path]
  const [before = '', after = ''] = path.split('*')
  return files.filter(file => file.startsWith(before) && file.endsWith(after))
}

/** Every path in the values of a map of exports. */
const targetsOf = (exports: PackageManifest['exports']): string[] =>
  Object.values(exports).flatMap(entry => (typeof entry === 'string' ? [entry] : Object.values(entry)))

describe.each(OURS)('the archive of %s', name => {
  it('has what belongs there', () => {
    const { files, folder } = packed[name]
    for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json', 'dist/THIRD-PARTY-NOTICES.txt'])
      expect(files).toContain(file)
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe(rootFile('LICENSE'))
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`## ${packed[name].manifest.version}`)
  })

  it('has nothing else: no copies for serving, no maps, no sources, no tests, no notes of the build', () => {
    const odd = packed[name].files.filter(
      file =>
        !/^(dist|bin)\/|^(LICENSE|README\.md|CHANGELOG\.md|package\.json)$/.test(file) ||
        /\.(br|gz|map|tsx|tsbuildinfo)$|(^|\/)\.|\.(test|stories)\.|metafile|^dist\/sdk\//.test(file) ||
        (file.endsWith('.ts') && !file.endsWith('.d.ts')),
    )
    expect(odd).toEqual([])
  })

  it('knows nothing of the repository: no workspace, no sources, no entry for its tests', () => {
    const { manifest } = packed[name]
    const text = JSON.stringify(manifest)
    expect(text).not.toContain('workspace:')
    expect(text).not.toContain('cartwright-source')
    expect(Object.keys(manifest.exports)).not.toContain('./testing')
    expect(manifest.devDependencies ?? {}).toEqual({})
    expect(manifest.scripts ?? {}).toEqual({})
  })

  it('says where it comes from', () => {
    const { manifest } = packed[name]
    expect(manifest).toMatchObject({
      license: 'MIT',
      author: expect.any(String),
      homepage: expect.stringMatching(/^https:/),
      bugs: { url: expect.stringMatching(/^https:/) },
      repository: { type: 'git', directory: `packages/${name}` },
      engines: { node: JSON.parse(rootFile('package.json')).engines.node },
    })
    expect((manifest.keywords as string[]).length).toBeGreaterThan(4)
  })

  it('the README has whole links only, to files that there are', () => {
    const { folder, manifest } = packed[name]
    const home = `${manifest.homepage}/blob/main/`
    const text = readFileSync(join(folder, 'README.md'), 'utf8')
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter(link => !/^(https:|#)/.test(link))).toEqual([])
    const files = links.filter(link => link.startsWith(home)).map(link => link.slice(home.length).replace(/#.*/, ''))
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([])
  })

  it('every entry of exports leads to a file, and each module to its types', () => {
    const { manifest, files } = packed[name]
    const targets = targetsOf(manifest.exports)
    expect(targets.length).toBeGreaterThan(5)
    for (const target of targets) {
      const paths = pathsOf(packed[name], target)
      expect({ target, count: paths.length }).not.toEqual({ target, count: 0 })
      expect(paths.filter(path => !files.includes(path))).toEqual([])
    }
    const untyped = Object.entries(manifest.exports).filter(
      ([, entry]) => typeof entry === 'object' && entry.import !== undefined && entry.types === undefined,
    )
    expect(untyped).toEqual([])
  })

  it('publishConfig has the entries of the repository, but for its sources and tests', () => {
    const { exports, publishConfig } = JSON.parse(rootFile(`packages/${name}/package.json`))
    const withoutSource = Object.entries(exports as PackageManifest['exports']).flatMap(([path, entry]) => {
      if (typeof entry === 'string') return [[path, entry]]
      const { 'cartwright-source': _source, ...rest } = entry
      return Object.keys(rest).length > 0 ? [[path, rest]] : []
    })
    expect(publishConfig.exports).toEqual(Object.fromEntries(withoutSource))
  })

  it('publint finds nothing', async () => {
    const { folder, manifest } = packed[name]
    const { messages } = await publint({ pkgDir: folder, pack: false, strict: true })
    expect(messages.map(message => formatMessage(message, manifest as never))).toEqual([])
  })

  it('attw resolves the types of every entry', { timeout: 300_000 }, async () => {
    const { archive, manifest } = packed[name]
    const isModule = ([path, entry]: [string, string | Record<string, string>]) =>
      !path.includes('*') && typeof entry === 'object' && entry.types !== undefined
    const entries = Object.entries(manifest.exports).filter(isModule)
    const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    const args = [
      attw,
      archive,
      '--profile',
      'esm-only',
      '--format',
      'json',
      '--entrypoints',
      ...entries.map(([path]) => path),
    ]
    const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64_000_000 }).catch(
      (failed: { stdout: string }) => failed,
    )
    const { analysis, problems } = JSON.parse(stdout)
    expect(Object.keys(analysis.entrypoints)).toHaveLength(entries.length)
    // Old resolvers that know no `exports`, and `require()`, are what the profile leaves out.
    const ofModules = Object.values(problems as Record<string, { resolutionKind?: string }[]>)
      .flat()
      .filter(({ resolutionKind }) => resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs')
    expect(ofModules).toEqual([])
  })

  it('pnpm makes the same archive', { timeout: 300_000 }, () => {
    const { packageManager } = JSON.parse(rootFile('package.json'))
    const target = join(packed.folder, `pnpm-${name}`)
    mkdirSync(target, { recursive: true })
    execFileSync('npx', ['-y', packageManager, 'pack', '--pack-destination', target], {
      cwd: join(ROOT, 'packages', name),
      stdio: 'pipe',
    })
    execFileSync('tar', ['-xzf', join(target, basename(packed[name].archive)), '-C', target, '--strip-components=1'])
    const files = listFiles(target).filter(file => !file.endsWith('.tgz'))
    expect(files).toEqual(packed[name].files)
    const {
      devDependencies: _dev,
      scripts: _scripts,
      ...manifest
    } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({
      exports: packed[name].manifest.exports,
      dependencies: packed[name].manifest.dependencies,
    })
    expect(JSON.stringify(manifest)).not.toContain('workspace:')
  })
})

describe('the archive of widgets', () => {
  it('every path of custom-elements.json leads to the file that defines its element', () => {
    const { folder, files } = packed.widgets
    const { modules } = JSON.parse(readFileSync(join(folder, 'dist/custom-elements.json'), 'utf8'))
    expect(modules.length).toBeGreaterThan(40)
    const lost = modules.filter(({ path }: { path: string }) => !files.includes(path))
    expect(lost).toEqual([])
  })

  it('depends on what its React build imports, and on nothing else; React is a choice', () => {
    const { folder, files, manifest } = packed.widgets
    const modules = files.filter(file => /^dist\/(components\/)?[^/]+\.js$/.test(file))
    const imported = modules
      .flatMap(file => ts.preProcessFile(readFileSync(join(folder, file), 'utf8')).importedFiles)
      .map(({ fileName }) => fileName)
      .filter(path => !path.startsWith('.'))
      .map(path =>
        path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
      )
    const peers = Object.keys(manifest.peerDependencies ?? {})
    expect([...new Set(imported)].filter(name => !peers.includes(name)).toSorted()).toEqual(
      Object.keys(manifest.dependencies).toSorted(),
    )
    expect(peers).toEqual(['react', 'react-dom', 'svelte', 'vue'])
    expect(manifest.peerDependenciesMeta).toEqual(Object.fromEntries(peers.map(name => [name, { optional: true }])))
  })

  it('every element names its third parties, and the hash of each file is right', () => {
    const { folder } = packed.widgets
    expect(readFileSync(join(folder, 'dist/elements/THIRD-PARTY-NOTICES.txt'), 'utf8')).toMatch(/^preact \S+ \(MIT\)$/m)
    const bin = join(folder, 'bin/cartwright-widgets.mjs')
    const said = execFileSync(process.execPath, [bin, 'importmap', '--base', 'https://cdn.example/e/'], {
      encoding: 'utf8',
    })
    const { integrity } = JSON.parse(/<script type="importmap">(.+?)<\/script>/s.exec(said)?.[1] ?? '')
    const modules = packed.widgets.files.filter(file => /^dist\/elements\/.+\.js$/.test(file))
    expect(Object.keys(integrity).toSorted()).toEqual(
      modules.map(file => file.replace('dist/elements/', 'https://cdn.example/e/')).toSorted(),
    )
  })
})

describe('on a server', () => {
  const run = (project: string, program: string) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: project })

  it('the elements and the loader are imported where there is no React, and do nothing', async () => {
    const project = makeProject(packed, 'without-react')
    const said = await run(
      project,
      `for (const entry of ['@cartwright/widgets/elements', '@cartwright/widgets/loader', '@cartwright/widgets/elements/cw-cart.js',
         '@cartwright/core', '@cartwright/core/light', '@cartwright/core/contract', '@cartwright/core/rules', '@cartwright/core/routing', '@cartwright/core/texts'])
         await import(entry)
       const { defineElements } = await import('@cartwright/widgets/elements')
       await defineElements()
       console.log('done')`,
    )
    expect(said).toEqual({ stdout: 'done\n', stderr: '' })
  })

  it('every module of the elements is imported, and does nothing', async () => {
    const project = makeProject(packed, 'each-module')
    const modules = packed.widgets.files.filter(file => /^dist\/elements\/[^/]+\.js$/.test(file))
    expect(modules.length).toBeGreaterThan(45)
    const paths = JSON.stringify(modules.map(file => `@cartwright/widgets/${file.replace('dist/', '')}`))
    const said = await run(project, `for (const path of ${paths}) await import(path)\nconsole.log('done')`)
    expect(said).toEqual({ stdout: 'done\n', stderr: '' })
  })

  it('the components are imported, all at once and each alone', async () => {
    const project = makeProject(packed, 'with-react', { react: 'react', 'react-dom': 'react-dom' })
    const alone = packed.widgets.files.filter(file => /^dist\/components\/.+\.js$/.test(file))
    const paths = JSON.stringify([
      '@cartwright/widgets',
      '@cartwright/widgets/storefront',
      ...alone.map(file => `@cartwright/widgets/${basename(file, '.js')}`),
    ])
    const said = await run(project, `for (const path of ${paths}) await import(path)\nconsole.log('done')`)
    expect(said).toEqual({ stdout: 'done\n', stderr: '' })
  })
})
