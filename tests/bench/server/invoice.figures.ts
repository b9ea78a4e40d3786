/** What an invoice of 20 lines costs: rules, UBL and a PDF that carries its XML, against a plain PDF in the same run. */
import { renderExample } from '@cartwright/server/testing'
import { test } from 'vitest'
import { report } from '../support/figure'
import { median } from '../support/median'

const LINES = 20
const ROUNDS = 30
const CPU_MAX_MS = 60
const RATIO_MAX = 3

/** CPU of this process, both user and system. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

test('an invoice of 20 lines', async () => {
  const [plain, whole]: [number[], number[]] = [[], []]
  // The first ones open the fonts.
  for (let round = -5; round < ROUNDS; round++) {
    const [without, withXml] = [
      await cpuOf(() => renderExample(LINES, false)),
      await cpuOf(() => renderExample(LINES, true)),
    ]
    if (round < 0) continue
    plain.push(without)
    whole.push(withXml)
  }
  const [cpu, alone] = [median(whole), median(plain)]
  const note = `rules, UBL, PDF with CII; the PDF alone takes ${alone.toFixed(0)} ms`
  report({ name: 'Invoice of 20 lines, CPU', value: cpu, unit: 'ms', atMost: CPU_MAX_MS, note })
  report({ name: 'Invoice against its plain PDF', value: cpu / alone, unit: '×', atMost: RATIO_MAX, digits: 2 })
})
