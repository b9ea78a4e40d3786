import ts from 'typescript'
import { beforeAll, expect, it } from 'vitest'
import { fromRoot } from './paths.mjs'

/** The compiler says here what is missing beside a call. */
const TABLE = fromRoot('packages/core/src/contract/call-table.ts')
/** The compiler reads the whole contract for each case. */
const LIMIT_MS = 600_000
const fileOf = feature => fromRoot('packages/core/src/contract', `${feature}.ts`)

let options
let program
beforeAll(() => {
  const config = fromRoot('packages/core/tsconfig.json')
  const { config: read } = ts.readConfigFile(config, ts.sys.readFile)
  options = { ...ts.parseJsonConfigFileContent(read, ts.sys, fromRoot('packages/core')).options, noEmit: true }
  program = ts.createProgram([TABLE], options)
}, LIMIT_MS)

/** What the compiler says of the table and of a file of the contract, after one change of that file. */
function faultsWith(feature, [before, after]) {
  const path = fileOf(feature)
  const text = ts.sys.readFile(path)
  if (before !== '' && !text.includes(before)) throw new Error(`${path} does not hold ${before}`)
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) =>
    name === path
      ? ts.createSourceFile(
          name,
          before === '' ? text + after : text.replace(before, after),
          ts.ScriptTarget.Latest,
          true,
        )
      : read(name, ...rest)
  const changed = ts.createProgram([TABLE], options, host, program)
  return [path, TABLE].flatMap(name => {
    const source = changed.getSourceFile(name)
    return changed
      .getSemanticDiagnostics(source)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  })
}

it(
  'compiles as it is',
  () => {
    expect(faultsWith('cart', ['', ''])).toEqual([])
  },
  LIMIT_MS,
)

it.each([
  ['a call without a policy', 'cart', ['export const statPolicy', 'const statPolicy'], 'statPolicy'],
  [
    'a policy that does not say the right of an embed key',
    'cart',
    ["{ access: 'cust:shoppingcart', right: 'cart' }", "{ access: 'cust:shoppingcart' }"],
    'right',
  ],
  ['a list without a pace', 'quick-order', [", right: 'lists', pace: 'line' }", ", right: 'lists' }"], 'pace'],
  ['a call under another name than its export', 'cart', ["name: 'cart.stat'", "name: 'cart.sum'"], 'cart.sum'],
  [
    'a policy of no call',
    'cart',
    ['', "\nexport const sumPolicy = { access: 'visitor', right: 'public' } as const satisfies Policy\n"],
    'sumPolicy',
  ],
])(
  'refuses %s',
  (_what, feature, change, named) => {
    const faults = faultsWith(feature, change)
    expect(faults.join('\n')).toContain(named)
  },
  LIMIT_MS,
)
