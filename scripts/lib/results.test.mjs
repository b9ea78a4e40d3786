import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CACHE, fromRoot, toolPath } from './paths.mjs'
import { runNode } from './processes.mjs'
import { countResults, failuresOf, readReport } from './results.mjs'

describe('readReport', () => {
  it('joins the titles of a Vitest report and counts todo and pending as skipped', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { ancestorTitles: ['cart', 'adding'], title: 'works', status: 'passed' },
            { ancestorTitles: [], title: 'breaks', status: 'failed' },
            { ancestorTitles: [], title: 'waits', status: 'pending' },
            { ancestorTitles: [], title: 'comes', status: 'todo' },
          ],
        },
      ],
    }
    const results = readReport(report)
    expect(results[0]).toEqual({ title: 'cart > adding > works', file: 'a.test.ts', status: 'passed' })
    expect(countResults(results)).toEqual({ passed: 1, failed: 1, skipped: 2 })
  })

  it('counts a file that broke before its tests as one failed test', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'no such module\n  at a.test.ts:1', assertionResults: [] },
      ],
    }
    const results = readReport(report)
    expect(countResults(results)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(failuresOf(results)).toEqual(['a.test.ts\n  no such module\n    at a.test.ts:1'])
  })

  it('reads nested Playwright suites; a flaky test has failed, an error outside a test too', () => {
    const spec = (title, status) => ({ title, tests: [{ status }] })
    const report = {
      suites: [
        {
          title: 'order.spec.ts',
          specs: [spec('one', 'expected')],
          suites: [
            { title: 'block', specs: [spec('two', 'flaky'), spec('three', 'skipped'), spec('four', 'unexpected')] },
          ],
        },
      ],
      errors: [{ message: 'the server did not start' }],
    }
    const results = readReport(report)
    expect(results.map(({ title }) => title)).toContain('order.spec.ts > block > two')
    expect(countResults(results)).toEqual({ passed: 1, failed: 3, skipped: 1 })
    expect(failuresOf(results)).toContain('an error outside a test\n  the server did not start')
  })

  it('names why a test failed, by the first lines of its message and without colours', () => {
    const long = `\u001b[31mError\u001b[39m: two elements\n\n${Array.from({ length: 9 }, (_, at) => `line ${at}`).join('\n')}`
    const shown = ['Error: two elements', 'line 0', 'line 1', 'line 2', 'line 3', 'line 4'].map(line => `\n  ${line}`)
    const vitest = [{ title: 'breaks', status: 'failed', failureMessages: [long, 'another'] }]
    const playwright = [{ status: 'unexpected', results: [{ errors: [{ message: long }] }] }]
    expect(failuresOf(readReport({ testResults: [{ assertionResults: vitest }] }))).toEqual([`breaks${shown.join('')}`])
    expect(failuresOf(readReport({ suites: [{ title: '', specs: [{ title: 'too', tests: playwright }] }] }))).toEqual([
      `too${shown.join('')}`,
    ])
  })

  it('names what a Playwright test was waiting for when its time was over, and where', () => {
    const errors = [
      { message: 'Test timeout of 240000ms exceeded.' },
      { message: 'Error: locator.tap: closed\nCall log:', location: { file: 'a.test.ts', line: 12, column: 3 } },
    ]
    const tests = [{ status: 'unexpected', results: [{ errors }] }]
    expect(failuresOf(readReport({ suites: [{ title: '', specs: [{ title: 'hangs', tests }] }] }))).toEqual([
      'hangs\n  Test timeout of 240000ms exceeded.\n  Error: locator.tap: closed\n  Call log:\n      at a.test.ts:12:3',
    ])
  })

  it('leaves out the lines of a stack that lead into a tool', () => {
    const message = 'Error: no\n    at run (file:///a/node_modules/b/c.js:1:2)\n    at /a/d.test.mjs:3:4'
    expect(failuresOf([{ title: 'one', status: 'failed', message }])).toEqual([
      'one\n  Error: no\n      at /a/d.test.mjs:3:4',
    ])
  })

  it('says how long a test had that Vitest has stopped, and where it is', async () => {
    mkdirSync(CACHE, { recursive: true })
    const folder = mkdtempSync(join(CACHE, 'timeout-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const report = join(folder, 'report.json')
    writeFileSync(
      join(folder, 'slow.test.mjs'),
      "import { it } from 'vitest'\nit('is slow', () => new Promise(() => {}), 20)",
    )
    const reporters = [`--reporter=${fromRoot('scripts/lib/complete-report.mjs')}`, '--reporter=json']
    const args = ['run', '--no-cache', '--root', folder, ...reporters, `--outputFile.json=${report}`]
    await runNode(toolPath('vitest'), args, { cwd: folder, capture: true })
    const [failure] = failuresOf(readReport(JSON.parse(readFileSync(report, 'utf8'))))
    expect(failure).toMatch(/^is slow\n {2}Error: Test timed out in 20ms\.\n/)
    expect(failure).toMatch(/slow\.test\.mjs:2:1$/)
  })

  it('refuses something else', () => {
    expect(() => readReport({ ok: true })).toThrow(TypeError)
  })
})
