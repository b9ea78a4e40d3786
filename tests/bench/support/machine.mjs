// What the figures were measured on.
import { spawnSync } from 'node:child_process'
import { arch, cpus, loadavg } from 'node:os'

export function describeMachine() {
  const [cpu] = cpus()
  const browser = process.env.CHROMIUM_PATH || '/usr/bin/chromium'
  const chromium = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout?.trim() || "Playwright's Chromium"
  const load = loadavg()[0].toFixed(1)
  return `${cpus().length} cores (${cpu?.model.trim() || arch()}), load ${load}, Node ${process.versions.node}, ${chromium}`
}
