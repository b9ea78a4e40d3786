// The places of a call (CONTRIBUTING.md, "Add a call").
import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from '../paths.mjs'
import { Trouble } from '../say.mjs'
import { camelCase, createFiles } from './files.mjs'

const CONTRACT = 'packages/core/src/contract'

/** @param {string} name `<feature>.<verb>`; the feature as its folder is called */
export async function create(name) {
  const [, feature, verb] = /^([a-z][a-z-]*)\.([a-z][A-Za-z]*)$/.exec(name) ?? []
  if (!verb) throw new Trouble('A call is named <feature>.<verb>, for example favourites.rename.')
  const [contract, handlers] = [`${CONTRACT}/${feature}.ts`, `packages/server/src/${feature}/${feature}.handlers.ts`]
  for (const path of [contract, handlers])
    if (!existsSync(fromRoot(path))) throw new Trouble(`There is no ${path}. Is ${feature} a feature with calls?`)
  const call = `${camelCase(feature)}.${verb}`
  if (readFileSync(fromRoot(contract), 'utf8').includes(`'${call}'`)) throw new Trouble(`${call} is there already.`)
  const files = createFiles()
  files.change(contract, text => withShapes(addBeforeTypes(text, contract_(call, verb, feature))))
  files.change(handlers, text => addHandler(text, call))
  files.change('packages/server/src/http/example-inputs.testing.ts', text =>
    addRow(text, camelCase(feature), `'${call}': {},`),
  )
  const test = `packages/server/src/${feature}/${verb.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.test.ts`
  files.write(test, test_(call))
  await files.finish()
  return {
    written: files.paths,
    left: [
      `${contract}: id, path and the shape of the result, a sentence above each field; \`added\` only where the specification does not name the call`,
      `${contract}: what the call takes, if it takes anything, as \`${verb}Input = serverOnly(() => ({ query: … }))\``,
      `${contract}: who may make it; a call that writes stands in call-permissions.ts too`,
      `${handlers}: what it answers; queries and rules go to a service beside it`,
      'packages/server/src/http/example-inputs.testing.ts: an input that is accepted',
      `${test}: the good case, the wrong input, the wrong caller`,
      `core: client.call(${camelCase(feature)}Calls.${verb}, …) in the store of the feature`,
    ],
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
  const at = text.search(/^export type /m)
  return at < 0 ? `${text}\n${part}` : `${text.slice(0, at)}${part}\n${text.slice(at)}`
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

function addHandler(text, call) {
  const [, feature] = /^(\w+)\./.exec(call)
  const typed = text.replace(new RegExp(`('${feature}\\.\\w+')(\\s*>\\s*=)`), `$1 | '${call}'$2`)
  const end = typed.lastIndexOf('\n}')
  return end < 0 ? text : `${typed.slice(0, end)}\n  '${call}': async () => ({}),${typed.slice(end)}`
}

const test_ = call => `import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '../testing/buyer'
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
`
