// Checks that what a caller of our packages writes or receives is described: each member of a public type has a doc comment with a
// sentence. The shapes and inputs of the contract have their own check.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'
import { fromRoot } from './paths.mjs'

const PACKAGES = ['core', 'widgets']
/** What the entries export from here is checked with the contract. */
const CONTRACT = /^packages\/core\/src\/contract\//
/** Entries without types of their own, and those that are not published. */
const OTHER_ENTRIES = ['./contract', './testing', './styles.css']
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx']
const SENTENCE = /^[\p{Lu}\d`'"<].*[.?!][)'"`]?(?:\s|$)/su

/** @returns {string[]} one line for each public member without a sentence */
export function findMissingSentences() {
  return listSilentMembers(PACKAGES.flatMap(listEntries), fromRoot()).filter(line => !CONTRACT.test(line))
}

/** The sources of what a package publishes. */
function listEntries(name) {
  const { exports } = JSON.parse(readFileSync(fromRoot('packages', name, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([path, { 'cartwright-source': source }]) =>
    source && !OTHER_ENTRIES.includes(path) ? [fromRoot('packages', name, source)] : [],
  )
}

/**
 * Members of the types and classes that the entries export, and of what their functions take.
 * @param {string[]} entries files
 * @param {string} root folder that the found paths are relative to
 * @returns {string[]} `file:line Type.member` of those without a sentence
 */
export function listSilentMembers(entries, root) {
  const program = ts.createProgram(entries, OPTIONS, ownSourcesHost())
  const checker = program.getTypeChecker()
  const types = entries
    .flatMap(entry => checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry))))
    .map(symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .flatMap(symbol => listTypes(symbol, checker))
  const silent = types.flatMap(type => listSilent(type, checker))
  return [...new Set(silent.map(declaration => toLine(declaration, root)))].sort()
}

/** The types that an export is or takes. */
function listTypes(symbol, checker) {
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class))
    return [checker.getDeclaredTypeOfSymbol(symbol)]
  if (!symbol.valueDeclaration) return []
  const signatures = checker.getTypeOfSymbol(symbol).getCallSignatures()
  return signatures.flatMap(({ parameters }) => parameters.map(parameter => checker.getTypeOfSymbol(parameter)))
}

/** The declarations of members without a sentence. What several types of a union share may have it in one of them. */
function listSilent(type, checker) {
  const parts = type.isUnionOrIntersection() ? type.types : [type]
  const members = parts
    .filter(part => part.flags & ts.TypeFlags.Object && !part.getCallSignatures().length)
    .flatMap(part => part.getProperties())
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
    ts.isGetAccessorDeclaration(node)) &&
  !isInBrackets(node) &&
  !/\/node_modules\//.test(node.getSourceFile().fileName)

/** The doc comment of a function describes what is written out between its own brackets. Of a component these are props. */
const isInBrackets = node => {
  const parameter = ts.findAncestor(node, ts.isParameter)
  return parameter !== undefined && !/^[A-Z]/.test(nameOf(parameter.parent))
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
