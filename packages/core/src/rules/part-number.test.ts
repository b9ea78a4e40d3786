import { expect, it } from 'vitest'
import { normalizeNumber } from './part-number'

it.each(['TN-2420', 'tn 2420', 'TN2420', ' tn_24.20 ', 'TN/2420', 'TN\u20112420', 'TN–2420\u200b', 'ＴＮ－２４２０'])(
  '%s is TN2420',
  text => {
    expect(normalizeNumber(text)).toBe('TN2420')
  },
)
