import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { apiReport } from './api-report.mjs'

const SOURCES = {
  'package.json': JSON.stringify({
    name: '@example/tea',
    exports: {
      '.': { 'cartwright-source': './src/index.ts', types: './dist/index.d.ts' },
      './testing': { 'cartwright-source': './src/testing.ts' },
      './*': { 'cartwright-source': './src/parts/*.ts', types: './dist/parts/*.d.ts' },
      './style.css': './dist/style.css',
    },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', strict: true, types: [] },
  }),
  'src/index.ts': `
    export interface Pot { litres: number; lid?: 'on' | 'off'; pour(cups: number): void }
    export type Kind = 'black' | 'green'
    export const BOILING = 100
    export function brew(kind: Kind, pot: Pot): Promise<Pot> { return Promise.resolve(pot) }
    export { Cup } from './parts/cup'`,
  'src/testing.ts': 'export const pretend = 1',
  'src/parts/cup.ts':
    "export class Cup { handle = true; private crack = 0 }\nexport const SIZE: 'small' | 'large' = 'small'",
}

it('names what each published entry exports, with its members; what an earlier one has is named only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-api-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  expect(apiReport(folder)).toBe(`# @example/tea

## @example/tea
const BOILING: 100
class Cup
  handle: boolean
type Kind = "black" | "green"
interface Pot
  litres: number
  lid?: "on" | "off" | undefined
  pour: (cups: number) => void
function brew(kind: Kind, pot: Pot): Promise<Pot>

## @example/tea/cup
Cup: as in @example/tea
const SIZE: "small" | "large"
`)
})
