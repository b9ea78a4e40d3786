/**
 * The official schemas of Italy and Poland, and sums of both systems, from the kit of `official-kit.testing.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  ParseOption,
  XmlDocument,
  XmlElement,
  type XmlTreeNode,
  XsdValidator,
  xmlRegisterInputProvider,
} from 'libxml2-wasm'
import { KIT } from './official-kit.testing'

type Kind = 'fatturapa' | 'fa3'
const SCHEMAS = {
  fatturapa: ['fatturapa/schema', 'Schema_VFPR12_v1.2.3.xsd'],
  fa3: ['ksef/schema', 'FA3_v1-0E.xsd'],
} as const

export interface Finding {
  id: string
  flag: 'fatal' | 'warning'
  message: string
}

/** @returns what the schema and the sums of the country find; `XSD` for the schema */
export async function checkWithKit(kind: Kind, bytes: Buffer): Promise<Finding[]> {
  if (!KIT) throw new Error('there is no kit')
  const { checkFatturaPa, checkFa3 } = await import(pathToFileURL(join(KIT, 'lib/national.mjs')).href)
  const document = XmlDocument.fromBuffer(bytes, { option: ParseOption.XML_PARSE_NONET })
  try {
    const shown = { documentElement: toDom(document.root) }
    return [...againstSchema(kind, document), ...(kind === 'fa3' ? checkFa3(shown, bytes) : checkFatturaPa(shown))]
  } finally {
    document.dispose()
  }
}

const validators = new Map<Kind, XsdValidator>()

function againstSchema(kind: Kind, document: XmlDocument): Finding[] {
  let validator = validators.get(kind)
  if (!validator) {
    const [folder, name] = SCHEMAS[kind]
    answerFrom(join(KIT as string, folder))
    const schema = XmlDocument.fromBuffer(readFileSync(join(KIT as string, folder, name)), { url: name })
    validator = XsdValidator.fromDoc(schema)
    validators.set(kind, validator)
  }
  try {
    validator.validate(document)
    return []
  } catch (error) {
    return [{ id: 'XSD', flag: 'fatal', message: String((error as Error).message) }]
  }
}

/** Schemas name others by addresses of the network: they are answered by file name, and nothing is fetched. */
function answerFrom(folder: string): void {
  const files = new Set(readdirSync(folder))
  const open = new Map<number, { data: Buffer; at: number }>()
  let next = 1
  xmlRegisterInputProvider({
    match: name => files.has(basename(name)),
    open: name => {
      open.set(next, { data: readFileSync(join(folder, basename(name))), at: 0 })
      return next++
    },
    read: (handle, buffer) => {
      const file = open.get(handle)
      if (!file) return -1
      const part = file.data.subarray(file.at, file.at + buffer.byteLength)
      buffer.set(part)
      file.at += part.length
      return part.length
    },
    close: handle => open.delete(handle),
  })
}

/** What the kit reads of a document. */
interface DomNode {
  nodeType: number
  localName: string
  textContent: string
  firstChild: DomNode | undefined
  nextSibling: DomNode | undefined
  getAttribute(name: string): string | null
}

function toDom(node: XmlTreeNode): DomNode {
  const isElement = node instanceof XmlElement
  return {
    nodeType: isElement ? 1 : 3,
    localName: isElement ? node.name : '',
    get textContent() {
      return node.content
    },
    get firstChild() {
      return isElement && node.firstChild ? toDom(node.firstChild) : undefined
    },
    get nextSibling() {
      return node.next ? toDom(node.next) : undefined
    },
    getAttribute: name => (isElement ? (node.attr(name)?.value ?? null) : null),
  }
}
