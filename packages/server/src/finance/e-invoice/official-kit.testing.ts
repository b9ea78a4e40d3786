/**
 * The official rules of electronic invoices: Schematron of EN 16931 and of France, and schemas of UBL and CII. Their licences keep them out
 * of the repository: `EINVOICE_KIT` names their folder, which else lies beside the repository in `shared/einvoice`.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const FOLDERS = [process.env.EINVOICE_KIT, resolve(ROOT, '../shared/einvoice')]

/** Undefined where the kit is not there. */
export const KIT: string | undefined = FOLDERS.find(folder => folder && existsSync(join(folder, 'validate.mjs')))

/** What the kit imports: it has no packages of its own. */
const PACKAGES = ['saxon-js', 'libxml2-wasm', '@cantoo/pdf-lib'] as const

export interface OfficialFinding {
  id: string
  flag: 'fatal' | 'warning'
  message: string
}

type Validate = (
  bytes: Buffer,
  options: { fr?: boolean; xsd?: boolean },
) => Promise<{ checked: string[]; findings: OfficialFinding[] }>

interface OfficialKit {
  validate: Validate
  /** The schema alone, in a few milliseconds. */
  checkSchema: (schema: string, bytes: Buffer) => OfficialFinding[]
  close: () => void
}

/** A copy of the kit, with the packages of the workspace. */
export async function openKit(): Promise<OfficialKit> {
  if (!KIT) throw new Error('the official rules are not there')
  const folder = mkdtempSync(join(tmpdir(), 'einvoice-kit-'))
  cpSync(KIT, folder, { recursive: true, filter: source => !source.includes('node_modules') })
  for (const name of PACKAGES) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(folderOf(name), link, 'junction')
  }
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)
  const { validate } = (await load('validate.mjs')) as { validate: Validate }
  const { checkXsd } = (await load('lib/xsd.mjs')) as { checkXsd: OfficialKit['checkSchema'] }
  return { validate, checkSchema: checkXsd, close: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Packages need not let their `package.json` be imported. */
function folderOf(name: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? []
  const found = paths.map(path => join(path, name)).find(existsSync)
  if (!found) throw new Error(`${name} is not installed`)
  return found
}
