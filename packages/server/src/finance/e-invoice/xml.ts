/** Writes XML from elements: texts are escaped, and characters that a receiver would refuse are refused here. */
import { hasForbiddenCharacter } from '../../invoice-rules/characters'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  content: string | readonly XmlElement[]
}

/** What may stand in a list of children: what is missing is left out. */
export type XmlChild = XmlElement | undefined | null | false

const NAME = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/

export function element(
  name: string,
  content: string | readonly XmlChild[],
  attributes: Readonly<Record<string, string | null | undefined>> = {},
): XmlElement {
  return {
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] != null),
    ),
    content: typeof content === 'string' ? content : content.filter(child => !!child),
  }
}

/** An element with a text, left out where the text is missing or empty. */
export const optional = (
  name: string,
  text: string | null | undefined,
  attributes?: Readonly<Record<string, string | null | undefined>>,
): XmlElement | undefined => (text ? element(name, text, attributes) : undefined)

/** An element with children, left out where all of them are missing. */
export const group = (name: string, children: readonly XmlChild[]): XmlElement | undefined =>
  children.some(Boolean) ? element(name, children) : undefined

/**
 * A document in UTF-8, without byte order mark and without blanks between elements.
 * @throws RangeError for a name that is none, and for a character that XML forbids or discourages
 */
export function writeXml(root: XmlElement): Buffer {
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n']
  write(root, parts)
  return Buffer.from(parts.join(''), 'utf8')
}

function write({ name, attributes, content }: XmlElement, parts: string[]): void {
  parts.push('<', checkedName(name))
  for (const [key, value] of Object.entries(attributes)) {
    parts.push(' ', checkedName(key), '="', escapeText(value, ATTRIBUTE), '"')
  }
  if (content.length === 0) {
    parts.push('/>')
    return
  }
  parts.push('>')
  if (typeof content === 'string') parts.push(escapeText(content, TEXT))
  else for (const child of content) write(child, parts)
  parts.push('</', name, '>')
}

function checkedName(name: string): string {
  if (!NAME.test(name)) throw new RangeError(`not a name of XML: ${JSON.stringify(name)}`)
  return name
}

const TEXT = /[&<>\r]/g
/** Readers turn tabs and line ends of attributes into blanks. */
const ATTRIBUTE = /[&<>"'\t\n\r]/g

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

function escapeText(text: string, escaped: RegExp): string {
  if (hasForbiddenCharacter(text)) throw new RangeError(`a character that XML does not allow: ${JSON.stringify(text)}`)
  return text.replace(escaped, character => ENTITIES[character] ?? character)
}
