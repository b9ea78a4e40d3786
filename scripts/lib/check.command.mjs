// npm run check: what can be said about the sources without running the product. All checks run, then the verdict.
import { install } from './install.mjs'
import { formatDuration, say, tail } from './say.mjs'
import { listChecks } from './static-checks.mjs'

const AT_ONCE = 2

export default async function check() {
  await install()
  const waiting = listChecks()
  const failed = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = performance.now()
      const { code, output } = await next.run()
      say(`${code === 0 ? '✓' : '✗'} ${next.name} (${formatDuration(performance.now() - began)})`)
      if (code !== 0) failed.push({ name: next.name, output })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const { name, output } of failed) say(`\n── ${name}\n${tail(output, 120)}`)
  say(failed.length ? `\nNot in order: ${failed.map(({ name }) => name).join(', ')}.` : '\nAll checks passed.')
  return failed.length ? 1 : 0
}
