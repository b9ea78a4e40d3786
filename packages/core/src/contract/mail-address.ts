/** E-mail addresses as people copy them: from a link, or with the name of their owner. */

/** Control characters, and marks that cannot be seen. NUL stays: no database stores it, and it is refused. */
const UNSEEN = /(?!\0)[\p{Cc}\p{Cf}]/gu
/** `Jane Doe <jane@example.com>`, or a link in brackets: the address stands in the only pair of them, at the end (VAL-003 refuses it in brackets alone). */
const NAMED = /^(?:[^<>@]*[^<>@\s][^<>@]*<|<(?=mailto:))([^<>\s]+@[^<>\s]+)>$/iu
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
