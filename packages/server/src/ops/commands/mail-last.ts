/** ops mail:last */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { outbox } from '../../db/schema'
import { argument } from '../arguments'
import { type OpsCommand, OpsTrouble } from '../command'
import { readMail } from '../read-mail'

export const mailLast: OpsCommand = {
  name: 'mail:last',
  reads: true,
  summary: 'Prints the newest mail to an address',
  positionals: ['address'],
  options: {},
  details: 'Without SMTP_URL the shop writes its mails to the folder outbox in DATA_DIR; that is where it looks.',
  async run({ db, dataDir }, args) {
    const address = argument(args, 0).toLowerCase()
    const waiting = await db.$count(outbox, isNull(outbox.doneAt))
    // Whom a mail is for is found when it is sent.
    const later =
      waiting > 0 ? `\n\nMails that wait to be sent, maybe a newer one among them: ${waiting}. See outbox:list.` : ''
    for (const file of await newestFirst(join(dataDir, 'outbox'))) {
      const mail = await readMail(await readFile(file))
      if (!mail.to.toLowerCase().includes(address)) continue
      return {
        data: { ...mail, file, waiting },
        text: `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}${later}`,
      }
    }
    throw new OpsTrouble(`There is no mail to ${address}.${later}`)
  },
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []) // no mail yet, so no folder
  const mails = names.filter(name => name.endsWith('.eml')).map(name => join(folder, name))
  const dated = await Promise.all(mails.map(async file => ({ file, time: (await stat(file)).mtimeMs })))
  return dated.sort((a, b) => b.time - a.time || b.file.localeCompare(a.file)).map(({ file }) => file)
}
