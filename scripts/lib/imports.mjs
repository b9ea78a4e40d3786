// Reads which source file of a package imports which other one: statically, dynamically, or only a type.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'

const IS_SOURCE = /\.tsx?$/
const IS_IMPORTED = /\.(?:tsx?|css)$/
/** Tests and what only they use may look at everything. */
const IS_TEST = /(?:\.(?:test|stories|testing)\.tsx?|\.d\.ts)$|^testing\//
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/**
 * @param {string} root folder with the sources of a package
 * @returns {{ from: string, to: string, line: number }[]} imports of one file of the folder by another, its css included, as paths in it with `/`
 */
export function listImports(root) {
  return listSources(root).flatMap(from => {
    const text = readFileSync(join(root, from), 'utf8')
    const source = ts.createSourceFile(from, text, ts.ScriptTarget.Latest, false)
    return listNames(source).flatMap(({ name, at }) => {
      const to = name.startsWith('.') ? resolve(root, from, name) : undefined
      return to ? [{ from, to, line: source.getLineAndCharacterOfPosition(at).line + 1 }] : []
    })
  })
}

/** What a source names as a module: of values, of types, dynamically, or to export it again. */
function listNames(source) {
  const found = []
  const visit = node => {
    const named = moduleOf(node)
    if (named && ts.isStringLiteralLike(named)) found.push({ name: named.text, at: named.pos })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function moduleOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isDynamic ? node.arguments[0] : undefined
}

/** @returns {string[]} paths of the sources of a package without its tests */
export const listSources = root =>
  readdirSync(root, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && IS_SOURCE.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !IS_TEST.test(path))
    .sort()

function resolve(root, from, name) {
  const base = join(root, dirname(from), name.replace(/\?.*$/, ''))
  const file = ENDINGS.map(ending => base + ending).find(path => IS_IMPORTED.test(path) && existsSync(path))
  return file ? relative(root, file).split(sep).join('/') : undefined
}
