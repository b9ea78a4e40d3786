// npm run check: what can be said about the sources without running the product. All checks run, then the verdict.
import { inLanes } from './in-lanes.mjs'
import { install } from './install.mjs'
import { formatDuration, say, tail } from './say.mjs'
import { listChecks, runCheck } from './static-checks.mjs'

const AT_ONCE = 2

export default async function checkAll() {
  await install()
  const failed = []
  await inLanes(AT_ONCE, listChecks(), async check => {
    const { name } = check
    const began = performance.now()
    const { code, output } = await runCheck(check)
    say(`${code === 0 ? '✓' : '✗'} ${name} (${formatDuration(performance.now() - began)})`)
    if (code !== 0) failed.push({ name, output })
  })
  for (const { name, output } of failed) say(`\n── ${name}\n${tail(output, 120)}`)
  say(failed.length ? `\nNot in order: ${failed.map(({ name }) => name).join(', ')}.` : '\nAll checks passed.')
  return failed.length ? 1 : 0
}
