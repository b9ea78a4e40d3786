/** Reads a mail as this shop writes it: to one address, with a text part and perhaps the same as HTML. */
import PostalMime from 'postal-mime'

export interface Mail {
  to: string
  subject: string
  text: string
  /** Empty for mails that are text alone. */
  html: string
  messageId: string
  attachments: { filename: string; mimeType: string; size: number }[]
}

type Attachment = Awaited<ReturnType<typeof PostalMime.parse>>['attachments'][number]

const toEntry = ({ filename, mimeType, content }: Attachment) => ({
  filename: filename ?? '',
  mimeType,
  size: typeof content === 'string' ? content.length : content.byteLength,
})

/** @param source the whole mail, as it is sent */
export async function readMail(source: string | Buffer): Promise<Mail> {
  const {
    to = [],
    subject = '',
    text = '',
    html = '',
    messageId = '',
    attachments = [],
  } = await PostalMime.parse(source)
  return {
    to: to.map(({ address }) => address ?? '').join(', '),
    subject,
    text: text.trim(),
    html,
    messageId,
    attachments: attachments.map(toEntry),
  }
}
