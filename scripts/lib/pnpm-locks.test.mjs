import { expect, it } from 'vitest'
import { lockPaths } from './pnpm-locks.mjs'

it('names the locks as pnpm 12.21.0 does', () => {
  expect(lockPaths('/tmp/cw1', 0)).toEqual({
    lock: '/tmp/pnpm-modules-swaps-0/89debedd2c2cb8c9ac111e4681f94090c222e32992210da302a6937acbaaf4f0.lock',
    owner: '/tmp/pnpm-dir-locks-0/ebfa8263088ab38821c98a373337bcc51d1e4d6054eda65fc27089c6b571e2ff.held',
  })
})
