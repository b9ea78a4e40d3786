/**
 * Writes dist/types: the elements as TypeScript knows them, from the table of elements and without React. `elements.d.ts` has them for the
 * DOM, `react.d.ts`, `vue.d.ts` and `svelte.d.ts` for the templates of these, `loader.d.ts` and `element.d.ts` for the files.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../', import.meta.url))
const target = process.argv[2] ?? join(root, 'dist/types')
const configFile = join(root, 'tsconfig.json')
const config = ts.parseJsonConfigFileContent(
  ts.readConfigFile(configFile, ts.sys.readFile).config,
  ts.sys,
  dirname(configFile),
)
const entry = join(root, 'src/elements.entry.ts')
const program = ts.createProgram([entry], config.options)
const checker = program.getTypeChecker()
const resolve = symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)

/** What the core exports: types of it are named, and not written out again. */
const coreIndex = program.getSourceFile(join(root, '../core/src/index.ts'))
const ofCore = new Map(
  checker.getExportsOfModule(checker.getSymbolAtLocation(coreIndex)).map(symbol => [resolve(symbol), symbol.name]),
)
/** Names of the core that are needed. */
const imported = new Set(['Shop', 'ShopOptions'])

const isOfBrowser = symbol =>
  symbol.declarations?.some(node => program.isSourceFileDefaultLibrary(node.getSourceFile())) === true
const kebab = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const docs = symbol => ts.displayPartsToString(symbol?.getDocumentationComment(checker)).replaceAll('\n', ' ')
const sentence = (symbol, indent) => {
  const text = docs(symbol)
  return text ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n` : ''
}
const DEEPEST = 8

/** A type as text that needs nothing but names of the core and of the browser. */
function write(type, at, depth = 0) {
  if (depth > DEEPEST) throw new Error(`A type goes too deep: ${checker.typeToString(type)}`)
  const next = one => write(one, at, depth + 1)
  for (const symbol of [type.aliasSymbol, type.symbol]) {
    const name = symbol && ofCore.get(symbol)
    if (!name) continue
    const given = symbol === type.aliasSymbol ? type.aliasTypeArguments : type.typeArguments
    imported.add(name)
    return given?.length ? `${name}<${given.map(next).join(', ')}>` : name
  }
  if (type.isUnion()) {
    // `true | false`, and what is named so, stands together.
    const parts = type.types.filter(one => !(one.flags & ts.TypeFlags.BooleanLiteral)).map(next)
    const booleans = type.types.filter(one => one.flags & ts.TypeFlags.BooleanLiteral)
    if (booleans.length === 2) parts.push('boolean')
    else parts.push(...booleans.map(one => checker.typeToString(one)))
    return [...new Set(parts)].map(text => (text.includes('=>') ? `(${text})` : text)).join(' | ')
  }
  if (type.isIntersection()) return type.types.map(next).join(' & ')
  if (!(type.flags & ts.TypeFlags.Object)) return checker.typeToString(type)
  if (checker.isTupleType(type)) return `[${checker.getTypeArguments(type).map(next).join(', ')}]`
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type)
    return `${type.symbol.name}<${next(item)}>`
  }
  if (type.symbol && isOfBrowser(type.symbol) && type.symbol.name !== '__type') {
    const given = [...(type.aliasTypeArguments ?? checker.getTypeArguments(type) ?? [])]
    return given.length ? `${type.symbol.name}<${given.map(next).join(', ')}>` : type.symbol.name
  }
  const [signature] = type.getCallSignatures()
  if (signature) {
    const given = signature.getParameters().map(one => {
      const of = checker.getTypeOfSymbolAtLocation(one, at)
      return `${one.name}${one.valueDeclaration?.questionToken ? '?' : ''}: ${next(of)}`
    })
    return `(${given.join(', ')}) => ${next(signature.getReturnType())}`
  }
  const indexes = checker
    .getIndexInfosOfType(type)
    .map(({ keyType, type: of, isReadonly }) => `${isReadonly ? 'readonly ' : ''}[key: ${next(keyType)}]: ${next(of)}`)
  const members = type.getProperties().map(one => {
    const of = checker.getTypeOfSymbolAtLocation(one, at)
    const isOptional = one.flags & ts.SymbolFlags.Optional
    const name = /^[A-Za-z_$][\w$]*$/.test(one.name) ? one.name : JSON.stringify(one.name)
    return `${name}${isOptional ? '?' : ''}: ${next(isOptional ? checker.getNonNullableType(of) : of)}`
  })
  return `{ ${[...indexes, ...members].join('; ')} }`
}

/** `defineElement({ … })` of one module, as syntax. */
function optionsOf(file) {
  let found
  const visit = node => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineElement') [found] = node.arguments
    else ts.forEachChild(node, visit)
  }
  ts.forEachChild(program.getSourceFile(file), visit)
  return found
}
const initializerOf = (object, name) =>
  object.properties.find(property => property.name?.getText() === name)?.initializer

function readElement(tag, file) {
  const options = optionsOf(file)
  const component = initializerOf(options, 'component')
  const [signature] = checker.getTypeAtLocation(component).getCallSignatures()
  const [parameter] = signature.getParameters()
  const props = parameter && checker.getTypeOfSymbolAtLocation(parameter, component)
  const typed = name => {
    const symbol = props.getProperty(name)
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, component))
    return { name, symbol, text: write(type, component) }
  }
  const attributes = (initializerOf(options, 'attrs')?.properties ?? []).map(property =>
    Object.assign(typed(property.name.getText()), { kind: property.initializer.text }),
  )
  const onlyProperties = (initializerOf(options, 'props')?.elements ?? []).map(({ text }) => typed(text))
  const events = (initializerOf(options, 'events')?.properties ?? []).map(property => {
    const symbol = props.getProperty(property.name.getText())
    const handler = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, component))
    const [detail] = handler.getCallSignatures()[0]?.getParameters() ?? []
    const type = detail && checker.getTypeOfSymbolAtLocation(detail, component)
    return {
      name: property.initializer.text,
      symbol,
      text: type ? `CustomEvent<${write(type, component)}>` : 'CustomEvent<undefined>',
    }
  })
  const control = props?.getProperty('control')
  const ofControl = control
    ? checker
        .getNonNullableType(checker.getTypeOfSymbolAtLocation(control, component))
        .getProperties()
        .filter(({ name }) => {
          const named = ['methods', 'values'].flatMap(list =>
            (initializerOf(initializerOf(options, 'control'), list)?.elements ?? []).map(({ text }) => text),
          )
          return named.includes(name) && name !== 'focus'
        })
        .map(symbol => ({
          name: symbol.name,
          symbol,
          text: write(checker.getTypeOfSymbolAtLocation(symbol, component), component),
        }))
    : []
  const isField = initializerOf(options, 'form') !== undefined
  return {
    tag,
    name: tag.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase()),
    attributes,
    onlyProperties,
    events,
    ofControl,
    isField,
  }
}

const elements = [
  ...program
    .getSourceFile(join(root, 'src/elements.ts'))
    .text.matchAll(/'(cw-[a-z-]+)': \(\) => import\('\.\/(.+?)'\)/g),
].map(([, tag, path]) => readElement(tag, join(root, 'src', `${path}.ts`)))

const USUAL_EVENTS = `  /** The sign-in of a shop has expired; raised by one of its elements, once. Prevent it to ask the reader yourself. */
  'cw-session-expired': CustomEvent<{ shop: Shop }>
  /** An attribute cannot be read: the element takes its default instead. */
  'cw-invalid-attribute': CustomEvent<{ name: string; value: unknown }>
`
const FIELD = `  /** Of the form that it belongs to. */
  readonly form: HTMLFormElement | null
  /** Under this name its value stands in the form. */
  name: string
  /** What the form sends. */
  value: string
  readonly validity: ValidityState
  readonly validationMessage: string
  readonly willValidate: boolean
  checkValidity(): boolean
  reportValidity(): boolean
`
/** What every element of a page has under a name keeps its type: the account's `part` is set by its attribute. */
const ofEveryElement = new Set(
  checker
    .getDeclaredTypeOfSymbol(checker.resolveName('HTMLElement', undefined, ts.SymbolFlags.Interface, false))
    .getProperties()
    .map(({ name }) => name),
)
const interfaceOf = ({ tag, name, attributes, onlyProperties, events, ofControl, isField }) => {
  const taken = isField ? ['name', 'value'] : []
  const isFree = ({ name: member }) => !taken.includes(member) && !ofEveryElement.has(member)
  const members = [...attributes, ...onlyProperties].filter(isFree)
  return `/** \`<${tag}>\` */
export interface ${name}Element extends CartwrightElement {
${members.map(({ name: member, symbol, text }) => `${sentence(symbol, '  ')}  ${member}?: ${text} | undefined\n`).join('')}${ofControl
  .map(({ name: member, symbol, text }) => `${sentence(symbol, '  ')}  readonly ${member}: ${text}\n`)
  .join(
    '',
  )}${isField ? FIELD : ''}  addEventListener<K extends keyof ${name}Events>(type: K, listener: (this: ${name}Element, event: ${name}Events[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (this: ${name}Element, event: HTMLElementEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}

/** Events of \`<${tag}>\`. */
export interface ${name}Events extends UsualEvents {
${events.map(({ name: event, symbol, text }) => `${sentence(symbol, '  ')}  '${event}': ${text}\n`).join('')}}

/** Attributes of \`<${tag}>\`, as they are written. */
export interface ${name}Attributes extends UsualAttributes {
${attributes.map(({ name: member, symbol, kind, text }) => `${sentence(symbol, '  ')}  '${kebab(member)}'?: ${kind === 'string' ? text : kind === 'boolean' ? "boolean | ''" : kind === 'number' ? 'number | `${number}`' : 'string'} | undefined\n`).join('')}}
`
}
const eventTypes = new Map()
for (const { events } of elements)
  for (const { name, text } of events) eventTypes.set(name, new Set([...(eventTypes.get(name) ?? []), text]))

const MADE = '// Made from the table of the elements.\n'
const map = (name, of) =>
  `export interface ${name} {\n${elements.map(one => `  '${one.tag}': ${one.name}${of}\n`).join('')}}\n`

const interfaces = elements.map(interfaceOf).join('\n')
const elementTypes = `${MADE}import type { ${[...imported].sort().join(', ')} } from '@cartwright/core'

export { cartOf, catalogueOf, favouritesOf, numbersOf, ordersOf, quickOrderOf, searchOf } from '@cartwright/core'
export { createShop } from '@cartwright/core/light'

/** What every element has. */
export interface CartwrightElement extends HTMLElement {
  /** The one it was given, else of an ancestor, else of the page. Assign one to give it. */
  get shop(): Shop
  set shop(shop: Shop | undefined)
}

/** Attributes of every element. */
export interface UsualAttributes {
  /** Forces a theme; otherwise the element is light or dark as the page around it, by its \`color-scheme\`. */
  theme?: 'light' | 'dark' | undefined
  /** Height of rows and controls; default medium. */
  density?: 'compact' | 'medium' | 'large' | undefined
  /** Lets keys typed into fields reach the shortcuts of the page. */
  'host-keys'?: boolean | '' | undefined
}

/** Events of every element. */
export interface UsualEvents {
${USUAL_EVENTS}}

${interfaces}
/** Tag → element. */
${map('ElementTypes', 'Element')}
/** Tag → its events. */
${map('EventsOfElements', 'Events')}
/** Tag → its attributes. */
${map('AttributesOfElements', 'Attributes')}
/** Event → its type, over all elements. */
export interface ElementEvents {
${[...eventTypes].map(([name, texts]) => `  '${name}': ${[...texts].join(' | ')}\n`).join('')}}

declare global {
  interface HTMLElementTagNameMap extends ElementTypes {}
  interface GlobalEventHandlersEventMap extends ElementEvents, UsualEvents {}
}

/** What an element is made by: see \`./elements/cw-….js\`. */
export interface ElementDefinition {
  /** Registers it. @param prefix other first part of its tag @returns the tag */
  define(prefix?: string): string
}

/** Tag → what imports the module of an element. */
export declare const elements: { readonly [T in keyof ElementTypes]: () => Promise<{ element: ElementDefinition }> }

/** Imports and registers the given elements, or all. On a server it does nothing. */
export declare function defineElements(tags?: readonly (keyof ElementTypes)[], prefix?: string): Promise<void>

/** Options for the shop of all elements of a prefix that have none of their own, or that shop itself. */
export declare function configure(options: ShopOptions | { shop: Shop }, prefix?: string): void

/** Ends the session of the shop of a prefix, for a host whose own session ends. */
export declare function signOut(prefix?: string): Promise<void>

/** Hands a shop to the elements below a part of the page. @returns what takes it back */
export declare function provideShop(element: Element, shop: Shop): () => void

/** Version of this package. */
export declare const VERSION: string
`

const loaderTypes = `${MADE}import type { Shop, ShopOptions } from '@cartwright/core'
import './elements.js'

/** Fired once on \`document\` when the elements of the page at load time are defined. */
export declare const READY_EVENT = 'cw-ready'

/** Options for the shop of all elements of a prefix that have none of their own, or that shop itself. @param prefix default: that of this file's first script tag */
export declare function configure(options: ShopOptions | { shop: Shop }, prefix?: string): void

/** Ends the session of the shop of a prefix, for a host whose own session ends. */
export declare function signOut(prefix?: string): Promise<void>

/** Defines what \`root\` holds now and what is added later. */
export declare function scan(root?: Document | ShadowRoot | Element): Promise<unknown>

declare global {
  interface DocumentEventMap {
    'cw-ready': CustomEvent<undefined>
    /** The file of an element could not be fetched; it is asked for again. */
    'cw-load-error': CustomEvent<{ tag: string; error: unknown }>
  }
}
`

const OWN = `/** What can be set of an element besides what every element of a page has. */
type Own<T extends keyof ElementTypes> = Omit<Partial<ElementTypes[T]>, keyof HTMLElement>
`

const reactTypes = `${MADE}import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { AttributesOfElements, ElementTypes, EventsOfElements } from '../elements.js'

${OWN}
type Listeners<T extends keyof ElementTypes> = {
  [N in keyof EventsOfElements[T] as \`on\${N & string}\`]?: ((event: EventsOfElements[T][N]) => void) | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({ tag }) => `      '${tag}': DetailedHTMLProps<HTMLAttributes<ElementTypes['${tag}']>, ElementTypes['${tag}']> & Own<'${tag}'> & AttributesOfElements['${tag}'] & Listeners<'${tag}'>\n`).join('')}    }
  }
}
`

const vueTypes = `${MADE}import type { DefineComponent, HTMLAttributes } from 'vue'
import type { AttributesOfElements, ElementTypes, EventsOfElements } from '../elements.js'

${OWN}
/** \`cw-cart-change\` as a template names its handler: \`onCwCartChange\` for \`@cw-cart-change\`. */
type Camel<N extends string> = N extends \`\${infer A}-\${infer B}\` ? \`\${A}\${Capitalize<Camel<B>>}\` : N
type Listeners<T extends keyof ElementTypes> = {
  [N in keyof EventsOfElements[T] as \`on\${Capitalize<Camel<N & string>>}\`]?: ((event: EventsOfElements[T][N]) => void) | undefined
}
/** An element in a template. */
export type ElementComponent<T extends keyof ElementTypes> = DefineComponent<
  HTMLAttributes & Own<T> & AttributesOfElements[T] & Listeners<T>
>

declare module 'vue' {
  interface GlobalComponents {
${elements.map(({ tag }) => `    '${tag}': ElementComponent<'${tag}'>\n`).join('')}  }
}
`

const svelteTypes = `${MADE}import type { HTMLAttributes } from 'svelte/elements'
import type { AttributesOfElements, ElementTypes, EventsOfElements } from '../elements.js'

${OWN}
type Listeners<T extends keyof ElementTypes> = {
  [N in keyof EventsOfElements[T] as \`on\${N & string}\`]?: ((event: EventsOfElements[T][N]) => void) | undefined
}
/** An element in a template. */
export type ElementInTemplate<T extends keyof ElementTypes> = Omit<HTMLAttributes<ElementTypes[T]>, keyof Own<T>> &
  Own<T> & AttributesOfElements[T] & Listeners<T>

declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
${elements.map(({ tag }) => `      '${tag}': ElementInTemplate<'${tag}'>\n`).join('')}    }
  }
}
`

const elementModule = `${MADE}import type { ElementDefinition } from './elements.js'

/** Registers the element of this file: \`element.define()\`. */
export declare const element: ElementDefinition
`

const files = {
  'elements.d.ts': elementTypes,
  'loader.d.ts': loaderTypes,
  'element.d.ts': elementModule,
  'frameworks/react.d.ts': reactTypes,
  'frameworks/vue.d.ts': vueTypes,
  'frameworks/svelte.d.ts': svelteTypes,
}
mkdirSync(join(target, 'frameworks'), { recursive: true })
for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text)
