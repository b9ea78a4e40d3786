import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { signIn, startTestServer } from '.'

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

it('the README shows a program that starts a server of its own and fills a cart', async () => {
  const [, program = ''] =
    /```js\nimport \{ signIn, startTestServer \} from '@cartwright\/server\/testing'\n(.*?)```/s.exec(README) ?? []
  expect(program).not.toBe('')
  const said: unknown[][] = []
  const run = new Function('signIn', 'startTestServer', 'console', `return (async () => {${program}})()`)
  await run(signIn, startTestServer, { log: (...words: unknown[]) => said.push(words) })
  expect(said).toEqual([[[['CW-TN2420', 2, expect.any(Number)]]]])
})
