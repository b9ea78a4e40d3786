/** Ways to send mail: a mail server, or files in a folder for trying things out. */
import { randomUUID } from 'node:crypto'
import { accessSync, constants, readdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { SettingsProblem } from '../env'
import type { Mail, Mailer } from '../http/handler'
import { ensureDirectory } from '../process/ensure-directory'

/** For mails that go nowhere; a mail server needs an address that is its own. */
const FROM = 'Cartwright <no-reply@cartwright.example>'
/** Someone waits for it before a form; a mail server that falls silent would be waited for ten minutes. */
const TAKEN_WITHIN_MS = 20_000

/**
 * @param smtpUrl for example `smtp://user:password@mail.example:587`
 * @param from sender, for example `Shop <shop@example.com>`
 * @param takenWithinMs longest wait for the mail server, from the connection to the mail's last line
 */
export function createSmtpMailer(smtpUrl: string, from = FROM, takenWithinMs = TAKEN_WITHIN_MS): Mailer {
  const transport = createTransport(smtpUrl)
  return {
    send: async mail => {
      await transport.sendMail({ from, ...toMessage(mail), signal: AbortSignal.timeout(takenWithinMs) })
    },
  }
}

const toMessage = ({ attachments = [], ...mail }: Mail) => ({ ...mail, attachments: [...attachments] })

/**
 * Makes the folder of the outbox, so that a start finds what would lose each mail.
 * @throws SettingsProblem when no mail can be written there
 */
export function assertOutbox(folder: string): void {
  try {
    ensureDirectory(folder)
    readdirSync(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsProblem(
      `Mails cannot be written to ${folder}: ${reason}. Move elsewhere what is there, or name a mail server with SMTP_URL.`,
    )
  }
}

/** Writes each mail as one .eml file, named by time, so that the last name is the last mail. */
export function createOutboxMailer(folder: string, from = FROM): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async mail => {
      const { message } = await transport.sendMail({ from, ...toMessage(mail) })
      if (!Buffer.isBuffer(message)) throw new TypeError('the mail was not written as one piece')
      ensureDirectory(folder)
      const time = new Date().toISOString().replaceAll(':', '-')
      const name = `${time}-${randomUUID().slice(0, 8)}`
      // A reader of the folder never sees half a mail.
      const draft = join(folder, `.${name}.draft`)
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, join(folder, `${name}.eml`))
    },
  }
}
