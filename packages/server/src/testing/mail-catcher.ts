/** A mail server of its own on a free port: it delivers nothing, shows what came, and knows no mailbox at `NOWHERE`. */
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type Mail, readMail } from '../ops/read-mail'

/** Mails to this domain are refused, as those to a mistyped address are. */
export const NOWHERE = 'nowhere.eu'

export interface MailCatcher {
  /** Setting `SMTP_URL` of a shop whose mails shall come here. */
  url: string
  /** Oldest first. */
  mails: Mail[]
  /** The code of the last mail to an address. */
  codeFor(email: string): string
  close(): Promise<void>
}

export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: Mail[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    // Its certificate would be its own.
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.endsWith(`@${NOWHERE}`) ? new Error('no such mailbox') : undefined),
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(readMail)
        .then(mail => {
          mails.push(mail)
          done()
        }, done)
    },
  })
  const listening = smtp.listen(0, '127.0.0.1')
  await new Promise<void>(resolve => listening.once('listening', () => resolve()))
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    codeFor: email => {
      const mail = mails.findLast(({ to }) => to.toLowerCase() === email.toLowerCase())
      const code = /\b\d{6}(?:\d{4})?\b/.exec(mail?.text ?? '')?.[0]
      if (code === undefined) throw new Error(`no code was mailed to ${email}`)
      return code
    },
    close: () => new Promise<void>(resolve => void smtp.close(() => resolve())),
  }
}
