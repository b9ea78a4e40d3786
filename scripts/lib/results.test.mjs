import { describe, expect, it } from 'vitest'
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
    expect(results[0]).toEqual({ title: 'cart > adding > works', status: 'passed' })
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

  it('refuses something else', () => {
    expect(() => readReport({ ok: true })).toThrow(TypeError)
  })
})
