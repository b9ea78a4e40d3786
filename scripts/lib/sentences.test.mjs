import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findMissingSentences, listSilentMembers } from './sentences.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sentences-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** @param {Record<string, string>} files paths → their text; what `index.ts` exports is public */
function silentIn(files) {
  const root = mkdtempSync(join(folder, 'src-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return listSilentMembers([join(root, 'index.ts')], root)
}

it('names members of exported types, and of the types that they extend', () => {
  const found = silentIn({
    'index.ts': "export type { CartProps } from './cart/cart'\nexport { type Choice } from './choice'",
    'cart/cart.tsx': [
      "import type { HTMLAttributes } from 'react'",
      "import type { Handlers } from './handlers'",
      'export interface CartProps extends Handlers, HTMLAttributes<HTMLElement> {',
      '  /** Default no. */',
      '  open?: boolean',
      '  rows: readonly string[]',
      '}',
      'export interface Inner { key: string }',
    ].join('\n'),
    'cart/handlers.ts': 'export interface Handlers {\n  onClose(): void\n  /** Called once. */\n  onOpen(): void\n}',
    'choice.ts':
      "export type Choice =\n  | { kind: 'a'; from: number }\n  | {\n      /** Which one. */\n      kind: 'b'\n    }",
  })
  expect(found).toEqual([
    'cart/cart.tsx:6 CartProps.rows',
    'cart/handlers.ts:2 Handlers.onClose',
    'choice.ts:2 Choice.from',
  ])
})

it('names members of the types that an exported one names, and not what is written out in a member', () => {
  const found = silentIn({
    'index.ts': [
      "import type { Row, State } from './row'",
      'interface WithStore<S> {\n  /** Read it by `getState()`. */\n  store: S\n}',
      'export interface Cart extends WithStore<State> {\n  /** Resolves with the row, and its place. */',
      '  find(key: string): Promise<{ row: Row; at: number }>\n}',
    ].join('\n'),
    'row.ts':
      'export interface Row {\n  key: string\n}\nexport interface State {\n  pending: number\n}\nexport interface Inner { key: string }',
  })
  expect(found).toEqual(['row.ts:2 Row.key', 'row.ts:5 State.pending'])
})

it('names the props of exported components and the named options of functions; others are in the comment of the function', () => {
  const found = silentIn({
    'index.ts': [
      'interface Options { limit: number }',
      'interface KeyProps {\n  /** As printed. */\n  name: string\n  size: number\n}',
      'export const read = (options: Options, also: { deep: boolean }) => [options, also]',
      'export function Key(props: KeyProps) {\n  return props\n}',
      'export function Mark({ text }: { text: string }) {\n  return text\n}',
      'function hidden(options: { silent: boolean }) {\n  return options\n}',
    ].join('\n'),
  })
  expect(found).toEqual(['index.ts:1 Options.limit', 'index.ts:11 Mark.text', 'index.ts:5 KeyProps.size'])
})

it('names every public member of a class, and the members of a type that can be called', () => {
  const found = silentIn({
    'index.ts': [
      'export class Failure {',
      '  static made = 0',
      '  constructor(readonly kind: string, readonly options: { deep: boolean }, message: string) {}',
      '  set limit(value: number) {}',
      '  private held = 1',
      '  protected kept = 1',
      '}',
      'export interface Ask {\n  (question: string): void\n  last: string\n}',
    ].join('\n'),
  })
  expect(found).toEqual([
    'index.ts:10 Ask.last',
    'index.ts:2 Failure.made',
    'index.ts:3 Failure.kind',
    'index.ts:3 Failure.options',
    'index.ts:4 Failure.limit',
  ])
})

it.each([
  ['/** Shown above the list. */', false],
  ['/** `idle` until it is read. @source CART-001 */', false],
  ['/** 1 to 9999. */', false],
  ['/** the list */', true],
  ['/** Cart */', true],
  ['/** @returns the list. */', true],
  ['// Shown above the list.', true],
])('a sentence begins with a capital letter, a figure or a code, and has an end: %s', (comment, isMissing) => {
  const found = silentIn({ 'index.ts': `export interface Row {\n  ${comment}\n  key: string\n}` })
  expect(found).toEqual(isMissing ? ['index.ts:3 Row.key'] : [])
})

it('no public member of core and widgets is without a sentence', () => {
  expect(findMissingSentences()).toEqual([])
})
