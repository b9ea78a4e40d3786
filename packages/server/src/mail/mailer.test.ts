import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readMail } from '../ops/read-mail'
import { codeMail } from './mail-texts'
import { createOutboxMailer, createSmtpMailer } from './mailer'

const mail = { to: 'zoë@firm.eu', ...codeMail('registration', '012345') }

it('writes mails as .eml files, whole and in order', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox')
  const mailer = createOutboxMailer(folder)
  await mailer.send(mail)
  await mailer.send({ ...mail, subject: 'Zweite: äöü' })
  const names = readdirSync(folder).sort()
  expect(names).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)])
  const [first, second] = names.map(name => readMail(readFileSync(join(folder, name), 'utf8')))
  expect(first?.text).toContain('012345')
  expect(first?.subject).toBe(mail.subject)
  expect(second?.subject).toBe('Zweite: äöü')
  rmSync(folder, { recursive: true })
})

it('hands mails to a mail server', async () => {
  const said: string[] = []
  const server = createServer(socket => {
    let isBody = false
    socket.setEncoding('utf8')
    socket.write('220 mail.example\r\n')
    socket.on('data', (text: string) => {
      said.push(text)
      if (isBody && !text.endsWith('\r\n.\r\n')) return
      if (/^DATA/i.test(text)) socket.write('354 go on\r\n')
      else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n')
      isBody = /^DATA/i.test(text)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.address() as AddressInfo
  await createSmtpMailer(`smtp://127.0.0.1:${port}`).send({ ...mail, to: 'a@firm.eu' })
  expect(said.join('')).toMatch(/RCPT TO:<a@firm\.eu>[\s\S]*Subject: Your code for the registration: 012345/)
  await new Promise(resolve => server.close(resolve))
})
