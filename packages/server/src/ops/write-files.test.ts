import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeFolder } from './write-files'

it('makes a folder with its parents, and none where the system has no room for one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await makeFolder(join(folder, 'a/b/c'))
  await makeFolder(join(folder, 'a/b/c'))
  expect(existsSync(join(folder, 'a/b/c'))).toBe(true)
  await expect(makeFolder('/proc/cartwright/x')).rejects.toThrow(/ENOENT|EACCES|EROFS/)
})
