// The static checks, each a name and a run that answers like a process. Types are checked by the native compiler, in a
// third of the time; the older one, which is a library too, writes the declarations of the build.
import { existsSync } from 'node:fs'
import { findCutMoments } from './cut-moments.mjs'
import { findUnknownFolders } from './feature-folders.mjs'
import { findLiveRegions } from './live-regions.mjs'
import { findMachinePaths } from './machine-paths.mjs'
import { fromRoot, ROOT, toolPath } from './paths.mjs'
import { findLostPictures } from './pictures.mjs'
import { runNode } from './processes.mjs'

const PROJECTS = [
  'packages/core',
  'packages/core/tsconfig.test.json',
  'packages/server',
  'packages/widgets',
  'packages/storefront',
  'storybook',
  'tests',
]

const TEXTS = 'scripts/texts.mjs'
const API_REPORT = 'scripts/api-report.mjs'
const HOST_TABLES = 'packages/widgets/scripts/host-tables.mjs'

/** @returns {{ name: string, run: () => Promise<{ code: number, output: string }> }[]} the slow ones first */
export function listChecks() {
  const types = PROJECTS.map(project =>
    tool(`types of ${project}`, toolPath('typescript-native', 'tsc'), ['--noEmit', '-p', project]),
  )
  return [
    ...types,
    tool('format, lint, imports and cycles', toolPath('@biomejs/biome'), ['ci', '--colors=off', '.']),
    ...ifThere('knip.json', 'unused files, exports and dependencies', toolPath('knip'), [
      '--no-progress',
      '--no-config-hints',
    ]),
    tool('files of the texts are fresh', fromRoot(TEXTS), ['--check']),
    tool('tables of the elements are fresh', fromRoot(HOST_TABLES), ['--check']),
    tool('reports of what the packages export are fresh', fromRoot(API_REPORT), ['--check']),
    tool('requirement ids', fromRoot('scripts/requirements.mjs'), []),
    { name: 'features have one name in all packages', run: async () => toResult(findUnknownFolders()) },
    {
      name: 'order of the folders, words outside of the texts',
      run: checkStructure,
    },
    { name: 'words of the texts are those of the glossary', run: checkWords },
    { name: 'public members have a sentence', run: checkSentences },
    { name: 'fields of the contract have a sentence', run: checkFieldSentences },
    { name: 'the day of a moment is made by one function', run: async () => toResult(await findCutMoments()) },
    {
      name: 'live regions are the announcer and the summary of errors',
      run: async () => toResult(await findLiveRegions()),
    },
    { name: 'pictures are there and drawn', run: async () => toResult(await findLostPictures()) },
    { name: 'no paths of one machine', run: async () => toResult(await findMachinePaths()) },
  ]
}

/** What a check finds; one that breaks off has failed, and the others go on. */
export async function runCheck({ run }) {
  try {
    return await run()
  } catch (error) {
    return { code: 1, output: `The check broke off. ${error.stack}` }
  }
}

/** This and the next three read the sources by a package, which a bare machine has only when the command has installed it. */
async function checkStructure() {
  const { findStructureFaults } = await import('./structure.mjs')
  return toResult(findStructureFaults())
}

async function checkWords() {
  const { findWordFaults } = await import('./word-faults.mjs')
  return toResult(findWordFaults())
}

async function checkSentences() {
  const { findMissingSentences } = await import('./sentences.mjs')
  return toResult(findMissingSentences())
}

async function checkFieldSentences() {
  const { makeDescribedOpenApi } = await import('../../packages/server/scripts/described-openapi.mjs')
  const { silent } = await makeDescribedOpenApi()
  return toResult(silent)
}

const tool = (name, file, args) => ({ name, run: () => runNode(file, args, { cwd: ROOT, capture: true }) })
const ifThere = (needed, ...words) => (existsSync(fromRoot(needed)) ? [tool(...words)] : [])

const toResult = found => ({ code: found.length ? 1 : 0, output: found.join('\n') })
