/** E-mail addresses as people copy them: from a link, or with the name of their owner. */

/** Control characters, and marks that cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu
/** `Jane Doe <jane@example.com>`: the address stands in the only pair of brackets, at the end. */
const NAMED = /^[^<>@]*<([^<>\s]+@[^<>\s]+)>$/u
/** The link of a page, with what a mail would begin with. */
const LINK = /^mailto:([^?]*)(?:\?.*)?$/iu
/** What stands around an address in a sentence or a list. */
const FRAME = /^["'“”„«»‘’]+|["'“”„«»‘’,;]+$/gu

/**
 * The address alone: without `mailto:`, the name of its owner, quotes, a comma or semicolon at the end, blanks around it, and marks that
 * cannot be seen; full-width letters as plain ones. A text of another form is only trimmed. It is not checked.
 */
export function toMailAddress(text: string): string {
  const plain = text.normalize('NFKC').replace(UNSEEN, '').trim()
  const [, named = plain] = NAMED.exec(plain.replace(/[,;]$/, '')) ?? []
  const [, linked = named] = LINK.exec(named) ?? []
  return linked.replace(FRAME, '').trim()
}
