/**
 * Writes dist/custom-elements.json, or the file that is named as argument (schema 2.1) from the table of elements, for editors and documentation tools. Names come from
 * the element definitions, types and sentences from the props of the components, both read by the compiler.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { SLOTS_OF_STATES } from './slots-of-states.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const configFile = join(root, 'tsconfig.json')
const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configFile, ts.sys.readFile).config,
  ts.sys,
  dirname(configFile),
)
const program = ts.createProgram(
  ['elements', 'element/parts', 'element/states', 'styles/roles'].map(name => join(root, 'src', `${name}.ts`)),
  config.options,
)
const checker = program.getTypeChecker()

const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
/** Rows of docs/requirements.csv and of standards, which mean nothing to a host. */
const SOURCES = / \((?:[A-Z]+-\d{3}|WCAG \d)[^)]*\)/g
const docs = symbol =>
  ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replaceAll('\n', ' ').replaceAll(SOURCES, '')
const described = text => (text ? { description: text } : {})
const typeText = (symbol, at) =>
  checker.typeToString(
    checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, at)),
    undefined,
    ts.TypeFormatFlags.NoTruncation,
  )

function eventType(handler, at) {
  const [signature] = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(handler, at)).getCallSignatures()
  const [detail] = signature?.getParameters() ?? []
  return detail ? `CustomEvent<${typeText(detail, at)}>` : 'CustomEvent'
}

/** `defineElement({ … })` of one module, as syntax. */
function definitionOf(file) {
  const source = program.getSourceFile(file)
  let found
  const visit = node => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineElement') found = node
    else ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  if (!found) throw new Error(`${file} defines no element`)
  return { call: found, statement: found.parent.parent.parent }
}
const propertyOf = (object, name) => object?.properties.find(property => property.name?.getText() === name)?.initializer

/** Of every element. */
const USUAL_ATTRIBUTES = [
  {
    name: 'theme',
    type: { text: "'light' | 'dark'" },
    description: 'Forces a theme; otherwise the element is light or dark as the page around it, by its `color-scheme`.',
  },
  {
    name: 'density',
    type: { text: "'compact' | 'medium' | 'large'" },
    description: 'Height of rows and controls; default medium.',
  },
  {
    name: 'host-keys',
    type: { text: 'boolean' },
    description: 'Lets keys typed into fields reach the shortcuts of the page.',
  },
]
const USUAL_EVENTS = [
  {
    name: 'cw-session-expired',
    type: { text: 'CustomEvent<{ shop: Shop }>' },
    description: 'The sign-in has expired; raised by one element of a shop. Prevent it to ask the reader yourself.',
  },
  {
    name: 'cw-invalid-attribute',
    type: { text: 'CustomEvent<{ name: string; value: unknown }>' },
    description: 'An attribute cannot be read; the element takes its default instead.',
  },
]

function declarationOf(file) {
  const { call, statement } = definitionOf(file)
  const [options] = call.arguments
  const component = propertyOf(options, 'component')
  const [signature] = checker.getTypeAtLocation(component).getCallSignatures()
  const [parameter] = signature.getParameters()
  const propsType = parameter && checker.getTypeOfSymbolAtLocation(parameter, component)
  const prop = name => propsType?.getProperty(name)
  const member = name => ({
    kind: 'field',
    name,
    type: { text: typeText(prop(name), component) },
    ...described(docs(prop(name))),
  })

  const attributes = propertyOf(options, 'attrs')?.properties.map(property => property.name.getText()) ?? []
  const onlyProps = propertyOf(options, 'props')?.elements.map(element => element.text) ?? []
  const events = propertyOf(options, 'events')?.properties ?? []
  const tagName = propertyOf(options, 'tag').text
  const surface = surfaceOf(options)
  return {
    kind: 'class',
    customElement: true,
    name: tagName.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase()),
    tagName,
    superclass: { name: 'HTMLElement' },
    ...described(
      docs(
        checker.getSymbolAtLocation(component)?.flags & ts.SymbolFlags.Alias
          ? checker.getAliasedSymbol(checker.getSymbolAtLocation(component))
          : checker.getSymbolAtLocation(component),
      ) || statement.getFullText().trim(),
    ),
    attributes: [
      ...attributes.map(name => ({
        name: kebab(name),
        fieldName: name,
        type: { text: typeText(prop(name), component) },
        ...described(docs(prop(name))),
      })),
      ...USUAL_ATTRIBUTES,
    ],
    members: [
      ...[...attributes, ...onlyProps].map(member),
      {
        kind: 'field',
        name: 'shop',
        type: { text: 'Shop' },
        description: 'The shop; default: of an ancestor, else of the page.',
      },
      ...surface.methods,
    ],
    events: [
      ...events.map(property => ({
        name: property.initializer.text,
        type: { text: eventType(prop(property.name.getText()), component) },
        ...described(docs(prop(property.name.getText()))),
      })),
      ...USUAL_EVENTS,
    ],
    slots: surface.slots,
    cssParts: surface.cssParts,
    cssStates: surface.cssStates,
    cssProperties: CSS_PROPERTIES,
    ...(surface.isField && { formAssociated: true }),
  }
}

/** The strings of an object literal that is exported under a name: key → value, or the text of the value where it is an object. */
function literalOf(file, name) {
  const source = program.getSourceFile(join(root, 'src', file))
  const statement = source.statements.find(
    each => ts.isVariableStatement(each) && each.declarationList.declarations[0].name.getText() === name,
  )
  let literal = statement.declarationList.declarations[0].initializer
  while (!ts.isObjectLiteralExpression(literal)) literal = literal.expression
  return new Map(literal.properties.map(property => [nameOf(property), property.initializer]))
}
const nameOf = property => (ts.isStringLiteral(property.name) ? property.name.text : property.name.getText())
const textsOf = (file, name) => new Map([...literalOf(file, name)].map(([key, value]) => [key, value.text]))

const PARTS = textsOf('element/parts.ts', 'PARTS')
const STATES = textsOf('element/states.ts', 'STATES')
const rolesOf = name =>
  [...literalOf('styles/roles.ts', name)].map(([role, value]) => ({
    name: role,
    description: propertyOf(value, 'about').text,
  }))
const CSS_PROPERTIES = [...rolesOf('INPUTS'), ...rolesOf('COLOUR_ROLES')]
/** Slots, states, parts and methods, as the table of the element has them. */
function surfaceOf(options) {
  const listOf = name => propertyOf(options, name)?.elements.map(element => element.text) ?? []
  const slots = propertyOf(options, 'slots')?.properties ?? []
  const states = listOf('states')
  const isField = propertyOf(options, 'form') !== undefined
  const control = propertyOf(options, 'control')
  const methods = propertyOf(control, 'methods')?.elements.map(element => element.text) ?? []
  const target = propertyOf(options, 'focus')?.getText() ?? "'heading'"
  return {
    slots: [
      ...slots.map(property => ({ name: nameOf(property), description: property.initializer.text })),
      ...Object.entries(SLOTS_OF_STATES)
        .filter(([name]) => states.includes(name) && !slots.some(property => nameOf(property) === name))
        .map(([name, description]) => ({ name, description })),
    ],
    cssParts: listOf('parts').map(name => ({ name, description: PARTS.get(name) })),
    cssStates: states.map(name => ({ name, description: STATES.get(name) })),
    methods: [
      ...(methods.includes('focus') ? [] : [['focus', FOCUS[target.slice(1, -1)]]]),
      ...methods.map(name => [name, 'Said in the README.']),
      ...(isField ? FIELD_METHODS : []),
    ].map(([name, description]) => ({ kind: 'method', name, description })),
    isField,
  }
}
const FOCUS = {
  field: 'Goes to the first field, or waits until there is one.',
  heading: 'Goes to the heading, or waits until there is one.',
  control: 'Goes to what is pressed, or waits until there is something.',
  box: 'Goes to the box, or waits until it is drawn.',
}
const FIELD_METHODS = [
  ['checkValidity', 'As of any field of a form.'],
  ['reportValidity', 'As of any field of a form; the browser shows our message.'],
]

const table = [
  ...program
    .getSourceFile(join(root, 'src/elements.ts'))
    .text.matchAll(/'(cw-[a-z-]+)': \(\) => import\('\.\/(.+?)'\)/g),
]
const modules = table.map(([, tag, path]) => {
  const file = join(root, 'src', `${path}.ts`)
  const declaration = declarationOf(file)
  if (declaration.tagName !== tag)
    throw new Error(`${relative(root, file)} says <${declaration.tagName}>, the table <${tag}>`)
  return {
    kind: 'javascript-module',
    path: `dist/elements/${tag}.js`,
    declarations: [declaration],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name: declaration.name } }],
  }
})
const target = process.argv[2] ?? join(root, 'dist/custom-elements.json')
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, `${JSON.stringify({ schemaVersion: '2.1.0', readme: 'README.md', modules }, null, 2)}\n`)
// What is read from it, for editors and language models, lies beside it in the build.
if (process.argv[2] === undefined) await import('./editor-data.mjs')
