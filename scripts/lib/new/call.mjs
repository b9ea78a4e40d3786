// The places of a call (CONTRIBUTING.md, "Add a call").
import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { fromRoot } from '../paths.mjs'
import { Trouble } from '../say.mjs'
import { camelCase, createFiles, DASHED } from './files.mjs'

const CONTRACT = 'packages/core/src/contract'

/** @param {string} name `<feature>.<verb>`; the feature as its folder is called */
export async function create(name) {
  const [, feature, verb] = new RegExp(`^(${DASHED})\\.([a-z][A-Za-z]*)$`).exec(name) ?? []
  if (!verb) throw new Trouble('A call is named <feature>.<verb>, for example favourites.rename.')
  const { call, contract, handlers, inputs } = placesOf(feature, verb)
  for (const { path } of [contract, handlers])
    if (!existsSync(fromRoot(path))) throw new Trouble(`There is no ${path}. Is ${feature} a feature with calls?`)
  if (readFileSync(fromRoot(contract.path), 'utf8').includes(`'${call}'`))
    throw new Trouble(`${call} is there already.`)
  const obstacle = findObstacle(readFileSync(fromRoot(contract.path), 'utf8'), verb)
  if (obstacle) throw new Trouble(`${contract.path} cannot export ${verb}: ${obstacle}. Nothing was written.`)
  const files = createFiles()
  for (const { path, edit } of [contract, handlers, inputs]) files.change(path, edit)
  const test = `packages/server/src/${feature}/${verb.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.test.ts`
  files.write(test, test_(call))
  await files.finish()
  return {
    left: [
      `${contract.path}: id (a row of docs/requirements.csv), path and the shape of the result, a sentence above each field; \`added\` only where the specification does not name the call`,
      `${contract.path}: what the call takes, if it takes anything, as \`${verb}Input = serverOnly(() => ({ query: … }))\``,
      `${contract.path}: who may make it; a call that writes stands in call-permissions.ts too`,
      `${handlers.path}: what it answers; queries and rules stand in files beside it, each named after its subject`,
      `${inputs.path}: an input that is accepted`,
      `${test}: the good case, the wrong input, the wrong caller`,
      `core: client.call(${camelCase(feature)}Calls.${verb}, …) in the store of the feature; what a widget uses of it stands in its index.ts`,
    ],
  }
}

/**
 * Why a contract cannot have a call of this name.
 * @param {string} text of its file
 * @returns {string | undefined} undefined when it can
 */
export function findObstacle(text, verb) {
  const { diagnostics } = ts.transpileModule(`export const ${verb} = 1`, { reportDiagnostics: true })
  if (diagnostics.length > 0 || verb in {}) return 'the language has this word'
  const names = [verb, `${verb}Input`, `${verb}Policy`]
  const declared = ts.createSourceFile('contract.ts', text, ts.ScriptTarget.Latest).statements.flatMap(listDeclared)
  const taken = names.find(name => declared.includes(name))
  return taken && `the file has the name ${taken} already`
}

/** The names that a statement at the top of a file gives. */
function listDeclared(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.text)
  if (!ts.isImportDeclaration(statement)) return statement.name ? [statement.name.text] : []
  const { name, namedBindings } = statement.importClause ?? {}
  const bound = namedBindings && ts.isNamedImports(namedBindings) ? [...namedBindings.elements] : [namedBindings]
  return [name, ...bound.map(one => one?.name)].flatMap(one => (one ? [one.text] : []))
}

/** The files that a call changes, and how. @param {string} feature as its folder is called */
export function placesOf(feature, verb) {
  const call = `${camelCase(feature)}.${verb}`
  return {
    call,
    contract: {
      path: `${CONTRACT}/${feature}.ts`,
      edit: text => withShapes(addBeforeTypes(text, contract_(call, verb, feature))),
    },
    handlers: { path: `packages/server/src/${feature}/${feature}.handlers.ts`, edit: text => addHandler(text, call) },
    inputs: {
      path: 'packages/server/src/http/example-inputs.testing.ts',
      edit: text => addRow(text, camelCase(feature), `'${call}': {},`),
    },
  }
}

const contract_ = (call, verb, feature) => `/** What it answers. */
export const ${verb} = {
  name: '${call}',
  id: 'API-000',
  method: 'GET',
  path: '/clientsystem/${feature}/${verb}',
  answer: 'data',
  added: true,
  result: object({}),
} as const satisfies Call
export const ${verb}Policy = { access: 'signed-in' } as const satisfies Policy
`

/** Types that are made from the shapes stand last. */
function addBeforeTypes(text, part) {
  const last = [...text.matchAll(/^export const \w+Policy = /gm)].at(-1)?.index ?? 0
  const types = text.slice(last).search(/^export type /m)
  if (types < 0) return `${text}\n${part}`
  const at = last + types
  return `${text.slice(0, at)}${part}\n${text.slice(at)}`
}

/** Imports `object`, where the file has not done so. */
const withShapes = text =>
  /\bobject\b[^}]*\} from '\.\/shape'/.test(text)
    ? text
    : text.replace(/^(import .*\n)/m, `$1import { object } from './shape'\n`)

/** Behind the last row of the feature. */
function addRow(text, feature, row) {
  const rows = [...text.matchAll(new RegExp(`^( +)'${feature}\\.\\w+': (?:\\{.*\\},|\\{[\\s\\S]*?^\\1\\},)$`, 'gm'))]
  const last = rows.at(-1)
  if (!last) return text
  const end = last.index + last[0].length
  return `${text.slice(0, end)}\n${last[1]}${row}${text.slice(end)}`
}

/** Among the calls that the type of the handlers names, there or in a type of its own, and as their last row. */
function addHandler(text, call) {
  const [feature] = call.split('.')
  const found = /\bHandlers<([^>]*)>\s*=/.exec(text)
  if (!found) return text
  const [handlers, named] = found
  const isApart = /^\w+$/.test(named.trim())
  const [type] = isApart ? (new RegExp(`^type ${named} =[^=]*?'\n(?!  \\|)`, 'm').exec(text) ?? []) : [handlers]
  const last = [...(type ?? '').matchAll(new RegExp(`'${feature}\\.\\w+'`, 'g'))].at(-1)
  const end = text.indexOf('\n}', found.index)
  if (!last || end < 0) return text
  const at = text.indexOf(type) + last.index + last[0].length
  return `${text.slice(0, at)} | '${call}'${text.slice(at, end)}\n  '${call}': async () => ({}),${text.slice(end)}`
}

const test_ = call => `import { CODE } from '@cartwright/core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asVisitor, signIn } from '../testing/buyer'
import { startTestServer, type TestServer } from '../testing/test-server'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.close())

it('${call} answers an account that is signed in', async () => {
  const nl = await signIn(shop.apiBase, 'buyer.nl')
  expect(await nl.ask('${call}', {})).toEqual({})
})

it('${call} answers no visitor', async () => {
  const { code } = await asVisitor(shop.apiBase).call('${call}', {})
  expect(code).toBe(CODE.SIGNED_OUT)
})
`
