/** The page of all releases. */
import { Markdown } from '@storybook/addon-docs/blocks'
import { PageHead, Part, Tags } from '../page'
import { Scope } from '../scope'
import { type Change, joinReleases, readChangelog, readChangeset } from './read-changes'

const changesets = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const changelogs = import.meta.glob<string>('../../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const waiting = Object.values(changesets).flatMap(text => readChangeset(text) ?? [])
const released = Object.entries(changelogs).map(([path, text]) =>
  readChangelog(/packages\/([\w-]+)\//.exec(path)?.[1] ?? '', text),
)
const releases = [...(waiting.length > 0 ? [{ version: undefined, changes: waiting }] : []), ...joinReleases(released)]

export function Changes() {
  return (
    <Scope>
      <PageHead
        title="Changes"
        lead="What a user of the packages can do now or must change. Core and widgets are released together, under one version."
      />
      {releases.map(({ version, changes }) => (
        <Part
          key={version ?? ''}
          title={version ?? 'Next release'}
          say={version ? undefined : 'Not released yet; each stands in the file of a changeset.'}
        >
          {changes.map(change => (
            <Entry key={change.text} {...change} />
          ))}
        </Part>
      ))}
    </Scope>
  )
}

function Entry({ packages, kind, text }: Change) {
  return (
    <article className="cw-card book-change">
      <Tags tags={[...packages, kind]} />
      <Markdown>{text}</Markdown>
    </article>
  )
}
