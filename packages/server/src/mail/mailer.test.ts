import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { codeMail } from '../codes/code-mail'
import { readMail } from '../ops/read-mail'
import { startMailCatcher } from '../testing/mail-catcher'
import { createOutboxMailer, createSmtpMailer } from './mailer'

const mail = { to: 'zoë@firm.eu', ...codeMail('registration', '012345', 'en') }

it('writes mails as .eml files, whole and in order', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox')
  const mailer = createOutboxMailer(folder)
  await mailer.send(mail)
  await mailer.send({ ...mail, subject: 'Zweite: äöü' })
  const names = readdirSync(folder).sort()
  expect(names).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.eml$/)])
  const [first, second] = await Promise.all(names.map(name => readMail(readFileSync(join(folder, name)))))
  expect(first?.text).toContain('012345')
  expect(first?.subject).toBe(mail.subject)
  expect(second?.subject).toBe('Zweite: äöü')
  await createOutboxMailer(folder, 'Hansen <shop@hansen.example>').send(mail)
  const last = readdirSync(folder).sort().at(-1) ?? ''
  expect(readFileSync(join(folder, last), 'utf8')).toMatch(/^From: Hansen <shop@hansen\.example>\r$/m)
  rmSync(folder, { recursive: true })
})

it('hands mails to a mail server', async () => {
  const post = await startMailCatcher()
  await createSmtpMailer(post.url).send({ ...mail, to: 'a@firm.eu' })
  expect(post.mails).toMatchObject([{ to: 'a@firm.eu', subject: mail.subject, text: mail.text.trim(), html: '' }])
  expect(post.codeFor('A@firm.eu')).toBe('012345')
  await post.close()
})

it('does not wait for a mail server that falls silent', async () => {
  const calls: Socket[] = []
  // It takes the call and never says a word.
  const silent = createServer(call => calls.push(call))
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, undefined, 100)
  await expect(mailer.send({ ...mail, to: 'a@firm.eu' })).rejects.toThrow()
  for (const call of calls) call.destroy()
  await new Promise(resolve => silent.close(resolve))
}, 5_000)
