/** Reads a mail as this shop writes it: to one address, with one text part. */
import PostalMime from 'postal-mime'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** @param source the whole mail, as it is sent */
export async function readMail(source: string | Buffer): Promise<Mail> {
  const { to = [], subject = '', text = '' } = await PostalMime.parse(source)
  return { to: to.map(({ address }) => address ?? '').join(', '), subject, text: text.trim() }
}
