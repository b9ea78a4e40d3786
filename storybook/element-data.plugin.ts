/**
 * Gives the pages of the book what is known of the elements: `virtual:element-data` is custom-elements.json, made from the sources, with the
 * stories of each element, the name of its component, and what a page loads for it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadCsf } from 'storybook/internal/csf-tools'
import { type Plugin, runnerImport } from 'vite'
import { createSizes } from '../packages/widgets/scripts/element-sizes.mjs'
import type { GUIDANCE } from '../packages/widgets/src/element-guidance'

const NAME = 'virtual:element-data'
const inWidgets = (path: string) => fileURLToPath(new URL(`../packages/widgets/${path}`, import.meta.url))
const textOf = (path: string) => readFileSync(inWidgets(path), 'utf8')
const filesOf = (folder: string, ending: string) =>
  readdirSync(inWidgets(folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith(ending))
    .map(path => path.replaceAll('\\', '/'))
    .toSorted()

/** Before the titles of stories that stand beside their components. */
export const STORIES_PREFIX = 'Components'

export interface StoryLink {
  /** As in the address of the story. */
  id: string
  /** As in the list of Storybook. */
  name: string
}

type Tag = keyof typeof GUIDANCE

async function readGuidance(): Promise<typeof GUIDANCE> {
  const { module } = await runnerImport<{ GUIDANCE: typeof GUIDANCE }>(inWidgets('src/element-guidance.ts'))
  return module.GUIDANCE
}

/** Tag → stories of the element: those beside it, those of its component, and those that its guidance names. */
export function readStories(guidance: typeof GUIDANCE): Record<Tag, StoryLink[]> {
  const files = filesOf('src', '.stories.tsx').map(path => {
    const csf = loadCsf(textOf(`src/${path}`), {
      fileName: path,
      makeTitle: title => `${STORIES_PREFIX}/${title}`,
    }).parse()
    const file = path.replace('.stories.tsx', '')
    return {
      file,
      component: csf.meta.component,
      stories: csf.indexInputs.map(({ __id = '', name = '', exportName }) => ({
        place: `${file}#${exportName}`,
        link: { id: __id, name },
      })),
    }
  })
  const read = ([, tag, module]: RegExpMatchArray): [string, StoryLink[]] => {
    const component = /component: (\w+)/.exec(textOf(`src/${module}.element.ts`))?.[1]
    const named: readonly string[] = guidance[tag as Tag].stories ?? []
    const found = files.flatMap(({ file, component: shown, stories }) =>
      stories.filter(({ place }) => file === module || shown === component || named.includes(place)),
    )
    return [tag ?? '', found.map(({ link }) => link)]
  }
  const table = textOf('src/elements.ts').matchAll(/'(cw-[a-z-]+)': \(\) => import\('\.\/(.+?)\.element'\)/g)
  return Object.fromEntries([...table].map(read)) as Record<Tag, StoryLink[]>
}

/** Tag → name of the component, as the package for React exports it. */
export function readComponents(): Record<string, string> {
  return Object.fromEntries(
    filesOf('src/components', '.ts').map(file => {
      const text = textOf(`src/components/${file}`)
      const name = /export (?:const (\w+) =|\{\s*(?:\w+ as )?(\w+)[ ,])/.exec(text)
      return [`cw-${file.replace('.ts', '')}`, name?.[1] ?? name?.[2] ?? '']
    }),
  )
}

/** Tag → what a page loads for the element, packed, in KiB; undefined where the elements are not built. */
function readSizes(tags: readonly string[]): Record<string, number> | undefined {
  const dist = inWidgets('dist/elements')
  if (!existsSync(join(dist, 'loader.js'))) return undefined
  const { sizeOf } = createSizes(dist)
  return Object.fromEntries(tags.map(tag => [tag, Math.ceil(sizeOf(tag) / 1024)]))
}

function readManifest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'element-data-'))
  const file = join(folder, 'custom-elements.json')
  execFileSync(process.execPath, [inWidgets('scripts/manifest.mjs'), file])
  const text = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  return text
}

async function read(isPublished: boolean): Promise<string> {
  const guidance = await readGuidance()
  const sizes = readSizes(Object.keys(guidance))
  if (!sizes && isPublished)
    throw new Error('Pages of elements say their sizes. Build the elements first: npm run build')
  return [
    `export default ${readManifest()}`,
    `export const stories = ${JSON.stringify(readStories(guidance))}`,
    `export const components = ${JSON.stringify(readComponents())}`,
    `export const sizes = ${JSON.stringify(sizes ?? {})}`,
  ].join('\n')
}

export function elementData(): Plugin {
  let text: Promise<string> | undefined
  let isPublished = false
  return {
    name: 'cartwright-element-data',
    configResolved: ({ command }) => {
      isPublished = command === 'build'
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return
      text ??= read(isPublished)
      return text
    },
  }
}
