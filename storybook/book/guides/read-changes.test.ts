import { expect, it } from 'vitest'
import { joinReleases, readChangelog, readChangeset } from './read-changes'

const LOG = `# @cartwright/core

## 0.2.0

### Minor Changes

- 1a2b3c: A printer keeps its id.

  A second paragraph.

### Patch Changes

- Updated dependencies
  - @cartwright/core@0.2.0

## 0.1.0

### Minor Changes

- The first release.
`

it('reads a changeset: packages, the largest step, the text', () => {
  const text = "---\n\n'@cartwright/core': minor\n'@cartwright/widgets': patch\n---\n\nThe list is shorter.\n"
  expect(readChangeset(text)).toEqual({ packages: ['core', 'widgets'], kind: 'minor', text: 'The list is shorter.' })
  expect(readChangeset('# Changesets\n')).toBeUndefined()
})

it('reads a changelog: each release with its changes, without those of dependencies', () => {
  expect(readChangelog('core', LOG)).toEqual([
    {
      version: '0.2.0',
      changes: [{ packages: ['core'], kind: 'minor', text: '1a2b3c: A printer keeps its id.\n\nA second paragraph.' }],
    },
    { version: '0.1.0', changes: [{ packages: ['core'], kind: 'minor', text: 'The first release.' }] },
  ])
})

it('what concerns two packages stands once', () => {
  const [newest, first] = joinReleases([readChangelog('core', LOG), readChangelog('widgets', LOG)])
  expect(newest?.changes[0]?.packages).toEqual(['core', 'widgets'])
  expect(first?.changes).toHaveLength(1)
})
