import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { readMail } from './read-mail'

/** A mail as the shop writes it, made by the same library. */
async function write(subject: string, text: string): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail({ from: 'shop@example.com', to: 'buyer.nl@example.com', subject, text })
  return message.toString()
}

it.each([
  ['plain text', 'Your code', 'Your code is 123456.'],
  ['umlauts and the euro', 'Bestätigung für Sie', 'Grüße aus Köln, 10 €\nZweite Zeile = fertig'],
  ['long lines', 'Long', 'word '.repeat(60).trim()],
  ['letters of another script', '確認コード', '認証コード: 123456'],
])('reads %s', async (_what, subject, text) => {
  expect(await readMail(await write(subject, text))).toMatchObject({
    to: 'buyer.nl@example.com',
    subject,
    text,
    html: '',
  })
})
