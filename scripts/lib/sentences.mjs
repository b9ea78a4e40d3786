// Checks that what a caller of our packages writes or receives is described: each member of a public type has a doc comment with a
// sentence. The shapes and inputs of the contract have their own check.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { listSources } from './imports.mjs'
import { fromRoot } from './paths.mjs'

const PACKAGES = ['core', 'widgets']
/** What is declared here is checked with the contract, or is not ours. */
const LEFT_OUT = /\/packages\/core\/src\/contract\/|\/node_modules\//
/** Entries without types of their own, and those that are not published. Each component alone has what the index has of it. */
const OTHER_ENTRIES = ['./contract', './testing', './styles.css']
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx']
export const SENTENCE = /^[\p{Lu}\d`'"<].*[.?!][)'"`]?(?:\s|$)/su

/** @returns {string[]} one line for each public member without a sentence */
export function findMissingSentences() {
  return listSilentMembers([...PACKAGES.flatMap(listEntries), ...listPrimitives()], fromRoot())
}

/** Every widget is made of them: within the package they are as public. */
function listPrimitives() {
  const folder = fromRoot('packages/widgets/src/primitives')
  return listSources(folder).map(path => join(folder, path))
}

/** The sources of what a package publishes. */
function listEntries(name) {
  const { exports } = JSON.parse(readFileSync(fromRoot('packages', name, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([path, { 'cartwright-source': source }]) =>
    source && !OTHER_ENTRIES.includes(path) && !path.includes('*') ? [fromRoot('packages', name, source)] : [],
  )
}

/**
 * Members of the types and classes that the entries export, of the types that these name, and of what their functions take.
 * @param {string[]} entries files
 * @param {string} root folder that the found paths are relative to
 * @returns {string[]} `file:line Type.member` of those without a sentence
 */
export function listSilentMembers(entries, root) {
  const program = ts.createProgram(entries, OPTIONS, ownSourcesHost())
  const checker = program.getTypeChecker()
  const exported = entries
    .flatMap(entry => checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry))))
    .map(symbol => withoutAlias(symbol, checker))
  const types = listReached(exported, checker).flatMap(symbol => listTypes(symbol, checker))
  const silent = types.flatMap(type => listSilent(type, checker))
  return [...new Set(silent.map(declaration => toLine(declaration, root)))].sort()
}

const withoutAlias = (symbol, checker) =>
  symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

const IS_TYPE = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class

/** The exports, and the types that they name, in turn. */
function listReached(exported, checker) {
  const reached = new Set(exported.filter(isOurs))
  const visit = node => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : undefined
    const symbol = name && withoutAlias(checker.getSymbolAtLocation(name), checker)
    if (symbol && symbol.flags & IS_TYPE && isOurs(symbol)) reached.add(symbol)
    ts.forEachChild(node, visit)
  }
  // The set grows while it is walked.
  for (const symbol of reached) for (const part of (symbol.declarations ?? []).flatMap(listSurface)) visit(part)
  return [...reached]
}

const isOurs = ({ declarations = [] }) =>
  declarations.some(declaration => !LEFT_OUT.test(declaration.getSourceFile().fileName))

/** What a caller sees of a declaration: of a function not its body. */
function listSurface(declaration) {
  if (declaration.symbol.flags & IS_TYPE) return [declaration]
  const result = (declaration.initializer ?? declaration).type
  return [...parametersOf(declaration), result, declaration.type].filter(part => part !== undefined)
}

/** Of a function, or of a constant that is one. */
const parametersOf = declaration => (declaration.initializer ?? declaration).parameters ?? []

/** The types that an export is or takes; of a class also that of its static members. */
function listTypes(symbol, checker) {
  const statics = symbol.flags & ts.SymbolFlags.Class ? [checker.getTypeOfSymbol(symbol)] : []
  if (symbol.flags & IS_TYPE) return [checker.getDeclaredTypeOfSymbol(symbol), ...statics]
  return (symbol.declarations ?? []).flatMap(parametersOf).map(parameter => checker.getTypeAtLocation(parameter))
}

/** The declarations of members without a sentence. What several types of a union share may have it in one of them. */
function listSilent(type, checker) {
  const parts = type.isUnionOrIntersection() ? type.types : [type]
  const members = parts.filter(part => part.flags & ts.TypeFlags.Object).flatMap(part => part.getProperties())
  const described = new Set(members.filter(member => hasSentence(member, checker)).map(({ name }) => name))
  return members
    .filter(({ name }) => !described.has(name))
    .flatMap(({ declarations = [] }) => declarations.filter(isMember))
}

const isMember = node =>
  (ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isGetAccessorDeclaration(node) ||
    ts.isSetAccessorDeclaration(node) ||
    ts.isParameterPropertyDeclaration(node, node.parent)) &&
  !isHidden(node) &&
  !isWrittenOut(node) &&
  !LEFT_OUT.test(node.getSourceFile().fileName)

const isHidden = node =>
  (ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) !== 0

/** What is written out in a member or in the brackets of a function is described with these; but of a component it is the props. */
function isWrittenOut(node) {
  const around = ts.findAncestor(node.parent, parent => ts.isParameter(parent) || ts.isPropertySignature(parent))
  return around !== undefined && !(ts.isParameter(around) && /^[A-Z]/.test(nameOf(around.parent)))
}

const nameOf = ({ name, parent }) => (name ?? parent?.name)?.text ?? ''

const hasSentence = (symbol, checker) =>
  SENTENCE.test(ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim())

function toLine(declaration, root) {
  const file = declaration.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(declaration.getStart())
  const owner = ts.findAncestor(declaration.parent, node => node.name && ts.isIdentifier(node.name))
  const path = relative(root, file.fileName).split(sep).join('/')
  return `${path}:${line + 1} ${owner?.name.text ?? ''}.${declaration.name.getText()}`
}

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  lib: ['lib.es5.d.ts'],
  types: [],
}

/** Only our own sources are read: what others declare needs no sentence, and takes seconds. */
function ownSourcesHost() {
  const host = ts.createCompilerHost(OPTIONS)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const base = text.startsWith('.') ? join(dirname(from), text) : findEntry(text)
      const file =
        base && ['', ...ENDINGS].map(ending => base + ending).find(path => /\.tsx?$/.test(path) && existsSync(path))
      return { resolvedModule: file && { resolvedFileName: file, extension: file.slice(file.lastIndexOf('.')) } }
    })
  return host
}

function findEntry(name) {
  const [, folder, path] = /^@cartwright\/([a-z]+)(.*)$/.exec(name) ?? []
  if (!folder) return undefined
  const { exports } = JSON.parse(readFileSync(fromRoot('packages', folder, 'package.json'), 'utf8'))
  return fromRoot('packages', folder, exports[`.${path}`]['cartwright-source'])
}
