import type { RichNode } from './rich-text.types'

/** Most short texts have none, and then nothing has to be fetched to read them. */
export const hasMarkup = (text: string): boolean => /<[a-z!/?]|&#?\w+;/i.test(text)

/** A text without markup: a blank line begins a paragraph. */
export const paragraphsOf = (text: string): RichNode[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph => ({ tag: 'p', attributes: {}, children: [paragraph] }))

/** The words of a text, as they are searched. */
export const plainText = (nodes: readonly RichNode[]): string =>
  nodes.map(node => (typeof node === 'string' ? node : `${plainText(node.children)} `)).join('')
