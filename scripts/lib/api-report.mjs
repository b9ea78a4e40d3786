// What the entries of a package export, as text: a line for each export and one for each of its members, with their types.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './paths.mjs'

/** Types are written in one line, without the folders that they come from. */
const FLAGS = ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope | ts.TypeFormatFlags.NoTruncation
/** How much of a long type is shown. */
const TYPE_CHARS = 400

/**
 * @param {string} folder of the package
 * @returns the report: entries in the order of the manifest, exports by name; what an earlier entry has exported is named only
 */
export function apiReport(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries = Object.entries(exports).flatMap(([path, target]) => sourcesOf(folder, name, path, target))
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), {}, hostOfConfig)
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    config.options,
  )
  const checker = program.getTypeChecker()
  const firstIn = new Map()
  const sections = entries.map(({ entry, file }) => {
    const source = program.getSourceFile(file)
    const symbol = source && checker.getSymbolAtLocation(source)
    const exported = symbol ? checker.getExportsOfModule(symbol) : []
    const lines = [...exported]
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap(one => linesOf(one, entry, source, checker, firstIn))
    return [`## ${entry}`, ...lines].join('\n')
  })
  return `# ${name}\n\n${sections.join('\n\n')}\n`
}

const hostOfConfig = Object.assign(Object.create(ts.sys), {
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  },
})

/** The sources of an entry that is published: several where it has a `*`. */
function sourcesOf(folder, name, path, target) {
  const source = target['cartwright-source']
  // An entry without types is for our own tests, and is not published.
  if (!source || !target.types) return []
  if (!source.includes('*')) return [{ entry: join(name, path), file: join(folder, source) }]
  const place = join(folder, dirname(source))
  const end = source.slice(source.indexOf('*') + 1)
  return readdirSync(place)
    .filter(file => file.endsWith(end) && !file.endsWith(`.test${end}`))
    .sort()
    .map(file => ({ entry: join(name, path.replace('*', file.slice(0, -end.length))), file: join(place, file) }))
}

function linesOf(exported, entry, source, checker, firstIn) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const first = firstIn.get(symbol)
  if (first) return [`${exported.name}: as in ${first}`]
  firstIn.set(symbol, entry)
  const write = type => shorten(checker.typeToString(type, source, FLAGS))
  const lines = []
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    const isAlias = symbol.flags & ts.SymbolFlags.TypeAlias
    const kind = isAlias ? 'type' : symbol.flags & ts.SymbolFlags.Class ? 'class' : 'interface'
    const members = type.isUnion() ? [] : checker.getPropertiesOfType(type).filter(isPublic)
    if (members.length > 0)
      lines.push(`${kind} ${exported.name}`, ...members.map(member => `  ${memberLine(member, checker, write)}`))
    else
      lines.push(
        `${kind} ${exported.name} = ${shorten(checker.typeToString(type, source, FLAGS | ts.TypeFormatFlags.InTypeAlias))}`,
      )
  }
  if (symbol.flags & ts.SymbolFlags.Value && !(symbol.flags & ts.SymbolFlags.Class)) {
    const type = checker.getTypeOfSymbol(symbol)
    const signatures = type.getCallSignatures()
    if (signatures.length === 0) lines.push(`const ${exported.name}: ${write(type)}`)
    for (const signature of signatures)
      lines.push(`function ${exported.name}${shorten(checker.signatureToString(signature, source, FLAGS))}`)
  }
  return lines
}

/** Neither private, nor what an object of the platform brings, such as an element of the page. */
const isPublic = ({ declarations = [] }) =>
  !declarations.some(
    declaration =>
      declaration.getSourceFile().fileName.includes('node_modules') ||
      ts.getCombinedModifierFlags(declaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
  )

function memberLine(member, checker, write) {
  const isOptional = member.flags & ts.SymbolFlags.Optional
  // The compiler counts the symbols that members are named by.
  const name = member.name.replace(/^__@(.+)@\d+$/, '[$1]')
  return `${name}${isOptional ? '?' : ''}: ${write(checker.getTypeOfSymbol(member))}`
}

/** A type without a name of its own is written with the path of its source. */
function shorten(text) {
  const whole = text.replaceAll(ROOT, '')
  return whole.length > TYPE_CHARS ? `${whole.slice(0, TYPE_CHARS)} …` : whole
}
