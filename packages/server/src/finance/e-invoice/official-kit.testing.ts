/**
 * The official rules of electronic invoices: Schematron of EN 16931 and of France, and schemas of UBL and CII. Their licences keep them out
 * of the repository: `EINVOICE_KIT` names their folder, which else lies beside the repository in `shared/einvoice`.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
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

/** UBL or CII. */
export interface OfficialDocument {
  content: Uint8Array
  /** Both parties are in France. */
  fr: boolean
}

interface OfficialKit {
  validate: Validate
  /** The Schematron alone, as `validate` reads it, but of many documents at once: for each of them what was found. */
  checkRules: (documents: readonly OfficialDocument[]) => Promise<OfficialFinding[][]>
  /** What a PDF says about itself, and the document inside. */
  checkContainer: (pdf: Buffer) => Promise<{ findings: OfficialFinding[]; xml?: Uint8Array }>
  /** The schema alone, in a few milliseconds. */
  checkSchema: (schema: string, bytes: Uint8Array) => OfficialFinding[]
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
  const { checkFacturX } = (await load('facturx/check-facturx.mjs')) as { checkFacturX: OfficialKit['checkContainer'] }
  const schematron = (await load('lib/schematron.mjs')) as Schematron
  const checkRules = rulesOf(folder, schematron)
  return {
    validate,
    checkRules,
    checkContainer: checkFacturX,
    checkSchema: checkXsd,
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

interface Rules {
  namespaces: Record<string, string>
  lets: Let[]
  patterns: { rules: { select: string; lets: Let[]; asserts: (OfficialFinding & { holds: string })[] }[] }[]
}
interface Let {
  name: string
  value: string
}
interface Schematron {
  loadRules: (file: string) => Promise<Rules>
  parseXml: (text: string) => Promise<object>
}
interface Saxon {
  XPath: { evaluate: (xpath: string, context: null, options: object) => number[] }
}

/** So many documents are checked without a pause in which the runner of the tests hears from this process. */
const AT_ONCE = 125
const PLACE = 100_000

/**
 * The kit compiles each of its expressions for each document. Here a set of rules is one expression over many documents, so that it is
 * compiled once for all of them: the same findings in half of the time.
 */
function rulesOf(folder: string, { loadRules, parseXml }: Schematron): OfficialKit['checkRules'] {
  const saxon = createRequire(import.meta.url)('saxon-js') as Saxon
  const sets = new Map<string, Promise<Rules>>()
  const load = (file: string) => {
    const rules = sets.get(file) ?? loadRules(join(folder, file))
    sets.set(file, rules)
    return rules
  }
  return async documents => {
    const found: OfficialFinding[][] = documents.map(() => [])
    const bySet = new Map<string, { at: number; node: object }[]>()
    for (const [at, { content, fr }] of documents.entries()) {
      const text = Buffer.from(content).toString('utf8')
      const node = await parseXml(text)
      for (const file of setsOf(text, fr)) bySet.set(file, [...(bySet.get(file) ?? []), { at, node }])
    }
    for (const [file, all] of bySet) {
      const rules = await load(file)
      const { xpath, asserts } = toExpression(rules)
      for (let start = 0; start < all.length; start += AT_ONCE) {
        const part = all.slice(start, start + AT_ONCE)
        const params = { docs_: part.map(({ node }) => node) }
        const options = { namespaceContext: rules.namespaces, params, resultForm: 'array' }
        for (const code of saxon.XPath.evaluate(xpath, null, options)) {
          const [document, assert] = [part[Math.floor(code / PLACE) - 1], asserts[code % PLACE]]
          if (document && assert) found[document.at]?.push(assert)
        }
        await setImmediate()
      }
    }
    return found
  }
}

/** The files that a document is held to: the kit chooses them in the same way, by what the document says it follows (BT-24). */
function setsOf(text: string, fr: boolean): string[] {
  const isCii = /<(?:\w+:)?CrossIndustryInvoice[\s>]/.test(text)
  const follows = isCii
    ? /GuidelineSpecifiedDocumentContextParameter>\s*<[^>]*>\s*([^<]*)/
    : /<(?:\w+:)?CustomizationID[^>]*>\s*([^<]*)/
  const specification = follows.exec(text)?.[1]?.trim() ?? ''
  const [lower, upper] = isCii ? ['cii', 'CII'] : ['ubl', 'UBL']
  return [
    `cen/${lower}/EN16931-${upper}.sch`,
    ...(/xeinkauf\.de:kosit:xrechnung/.test(specification)
      ? [`xrechnung/${lower}/XRechnung-${upper}-validation.sch`]
      : []),
    ...(/nen\.nl:nlcius/.test(specification) ? [`nl/nlcius-${lower}.sch`] : []),
    ...(fr ? [`fr/${lower}/BR-FR-Flux2-${upper}.sch`] : []),
  ]
}

/** What it gives: for each assertion that does not hold, the place of the document (from 1) × PLACE + the place of the assertion. */
function toExpression({ lets, patterns }: Rules) {
  const asserts: OfficialFinding[] = []
  const bind = (list: readonly Let[]) => list.map(({ name, value }) => `let $${name} := (${value}) return `).join('')
  const parts = patterns.map(({ rules }) => {
    // In a pattern a node is held to the first rule that selects it.
    const nodes = rules.map(({ select }, at) => {
      const before = rules.slice(0, at).map((_, earlier) => `$nodes_${earlier}`)
      return `let $nodes_${at} := (${select})${before.length ? ` except (${before.join(' | ')})` : ''} return `
    })
    const tests = rules.map((rule, at) => {
      const failing = rule.asserts.map(assert => `if (${assert.holds}) then () else ${asserts.push(assert) - 1}`)
      return `(for $node_ in $nodes_${at} return $node_ ! (${bind(rule.lets)}(${failing.join(', ')})))`
    })
    return `(${nodes.join('')}(${tests.join(', ')}))`
  })
  const ofDocument = `${bind(lets)}(${parts.join(', ')}) ! ($at_ * ${PLACE} + .)`
  return { xpath: `for $at_ in 1 to count($docs_) return $docs_[$at_] ! (${ofDocument})`, asserts }
}

/** Packages need not let their `package.json` be imported. */
function folderOf(name: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? []
  const found = paths.map(path => join(path, name)).find(existsSync)
  if (!found) throw new Error(`${name} is not installed`)
  return found
}
