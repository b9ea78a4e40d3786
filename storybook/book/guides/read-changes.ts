/** What changes from release to release: from the changelogs of the packages, and from the changesets that wait for the next release. */

export interface Change {
  /** Names of packages without their scope, such as `core`. */
  packages: string[]
  /** As in SemVer. */
  kind: 'major' | 'minor' | 'patch'
  /** Markdown. */
  text: string
}

export interface Release {
  /** Undefined for the next one. */
  version: string | undefined
  changes: Change[]
}

const KINDS = ['major', 'minor', 'patch'] as const

/** @param text of a file in .changeset */
export function readChangeset(text: string): Change | undefined {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const bumps = [...front.matchAll(/^['"]@cartwright\/([\w-]+)['"]: (major|minor|patch)$/gm)]
  const kind = KINDS.find(known => bumps.some(([, , bump]) => bump === known))
  if (!kind) return undefined
  return { packages: bumps.map(([, name]) => name ?? ''), kind, text: body.trim() }
}

/** @param text of a CHANGELOG.md as changesets write it @returns the newest release first */
export function readChangelog(name: string, text: string): Release[] {
  const [, ...sections] = text.split(/^## /m)
  return sections.map(section => {
    const [, ...parts] = section.split(/^### (?=Major|Minor|Patch)/m)
    const changes = parts.flatMap(part => {
      const kind = KINDS.find(known => part.toLowerCase().startsWith(known)) ?? 'patch'
      const [, ...entries] = part.split(/^- /m)
      return entries
        .map(entry => entry.replaceAll(/^ {2}/gm, '').trim())
        .filter(entry => !entry.startsWith('Updated dependencies'))
        .map(entry => ({ packages: [name], kind, text: entry }))
    })
    return { version: /^\S+/.exec(section)?.[0], changes }
  })
}

/** One list of several: packages are released together, and what concerns two of them stands once. */
export function joinReleases(lists: readonly Release[][]): Release[] {
  const joined = new Map<string | undefined, Release>()
  for (const { version, changes } of lists.flat()) {
    const release = joined.get(version) ?? { version, changes: [] }
    joined.set(version, release)
    for (const change of changes) {
      const same = release.changes.find(({ text }) => text === change.text)
      if (same) same.packages.push(...change.packages)
      else release.changes.push({ ...change, packages: [...change.packages] })
    }
  }
  return [...joined.values()]
}
