/** The text of a mail that was saved as a file. */
import PostalMime from 'postal-mime'
import type { Block } from './document-rows'
import { readHtml } from './html-rows'

/** The tables of its page where it has any, else its text. */
export async function readMail(bytes: Uint8Array): Promise<Block[]> {
  const { text, html } = await PostalMime.parse(bytes)
  if (html && (/<table/i.test(html) || !text)) return readHtml(html)
  return (text ?? '').split(/\r?\n/).map(line => ({ line }))
}
