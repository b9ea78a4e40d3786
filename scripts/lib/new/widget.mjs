// The files of a widget (CONTRIBUTING.md, "Add a widget").
import { readdirSync, readFileSync } from 'node:fs'
import { TECHNICAL } from '../feature-folders.mjs'
import { fromRoot } from '../paths.mjs'
import { Trouble } from '../say.mjs'
import { addExport, camelCase, createFiles, DASHED, insertSorted, inWords, pascalCase } from './files.mjs'

const SRC = 'packages/widgets/src'
/** Those that the widgets are translated into. */
const languages = () => readdirSync(fromRoot(SRC, 'provider/texts')).map(file => file.replace('.json', ''))

/** @param {string} path `<feature>/<name>`, both in lower case with dashes */
export async function create(path) {
  const [, feature, name] = new RegExp(`^(${DASHED})/(${DASHED})$`).exec(path) ?? []
  if (!name) throw new Trouble('A widget is named <feature>/<name>, for example orders/late-orders.')
  const features = listFeatures()
  if (!features.includes(feature))
    throw new Trouble(`There is no feature ${feature} in ${SRC}. There are ${features.join(', ')}.`)
  const holder = findHolder(name)
  if (holder) throw new Trouble(`${holder} has the name ${name} already. Nothing was written.`)
  const files = createFiles()
  const [component, texts] = [pascalCase(name), `${camelCase(name)}Texts`]
  const at = file => `${SRC}/${feature}/${file}`
  const tag = `cw-${name}`
  files.write(at(`${name}.tsx`), component_(component, texts, name))
  files.write(at(`${name}.texts.ts`), texts_(texts, name))
  files.write(at(`${name}.css`), `.${tag} {\n  display: grid;\n  gap: var(--cw-space-4);\n}\n`)
  files.write(at(`${name}.element.ts`), element_(component, name, tag))
  files.write(at(`${name}.stories.tsx`), stories_(component, feature, name))
  files.write(at(`${name}.test.tsx`), test_(component, name))
  files.write(`${SRC}/components/${name}.ts`, entry_(component, feature, name))
  for (const language of languages()) {
    files.change(at(`texts/${language}.json`), text => {
      const tables = { ...(text ? JSON.parse(text) : {}), [name]: { title: '' } }
      return `${JSON.stringify(Object.fromEntries(Object.entries(tables).sort()), null, 2)}\n`
    })
  }
  files.change(at('index.ts'), text => addExport(text, component, `./${name}`))
  files.change(`${SRC}/elements.ts`, text =>
    insertSorted(text, `  '${tag}': () => import('./${feature}/${name}.element'),`, line => line.startsWith("  'cw-")),
  )
  files.change(`${SRC}/index.ts`, text => addExport(text, component, `./${feature}`))
  files.change(`${SRC}/styles/widgets.css`, text => addImport(text, feature, name))
  await files.finish()
  return {
    left: [
      `${at(`${name}.tsx`)}: what it shows; its props, each with a sentence; its data comes from useShop() through useStore()`,
      `${at('texts/')}*.json: the title in each language, which is empty now`,
      `${at(`${name}.stories.tsx`)}: loading, empty, failed, disabled, long text`,
      `${at(`${name}.test.tsx`)}: what a person sees and does`,
      `${SRC}/element/groups.ts, ${SRC}/element-guidance.ts: its chapter; its keys, what to do with it and what not to do`,
    ],
  }
}

/** The folders of the widgets that hold a feature. */
const listFeatures = () =>
  readdirSync(fromRoot(SRC), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !TECHNICAL.widgets.includes(entry.name))
    .map(({ name }) => name)

/** The file that makes an element, a class of the css or a table of texts of this name; undefined when none does. */
export function findHolder(name) {
  const files = ['core', 'storefront', 'widgets'].flatMap(folder =>
    readdirSync(fromRoot('packages', folder, 'src'), { recursive: true }).map(
      file => `packages/${folder}/src/${file.replaceAll('\\', '/')}`,
    ),
  )
  const ofName = new RegExp(`/${name}\\.(?:css|tsx)$`)
  const ofTable = new RegExp(`\\bnamespace: '${name}'|\\bdefineTexts\\(\\s*'${name}'`)
  return files.find(
    file =>
      (file.startsWith(SRC) && ofName.test(file)) ||
      (file.endsWith('.texts.ts') && ofTable.test(readFileSync(fromRoot(file), 'utf8'))),
  )
}

/** Below the other css of the feature, or of all features. */
function addImport(text, feature, name) {
  const line = `@import "../${feature}/${name}.css";\n`
  const last = [...text.matchAll(new RegExp(`^@import "\\.\\./${feature}/.*\\n`, 'gm'))].at(-1)
  const at = last ? last.index + last[0].length : text.indexOf('@import "./forced-colors.css";')
  return at < 0 ? text : `${text.slice(0, at)}${line}${text.slice(at)}`
}

const entry_ = (
  component,
  feature,
  name,
) => `/** \`@cartwright/widgets/${name}\`: the component of \`<cw-${name}>\` alone. Its css is \`${name}.css\`. */

export { ${component} } from '../${feature}/${name}'
`

const component_ = (component, texts, name) => `import { useTexts } from '../provider/use-texts'
import { WidgetBox } from '../provider/widget-box'
import { addSheet } from '../styles/sheet'
import css from './${name}.css?inline'
import { ${texts} } from './${name}.texts'

addSheet(css)

/** ${inWords(name)}. */
export function ${component}() {
  const t = useTexts(${texts})
  return (
    <WidgetBox as="section" className="cw-${name}" aria-label={t('title')}>
      <h2>{t('title')}</h2>
    </WidgetBox>
  )
}
`

const texts_ = (texts, name) => `import type { Texts } from '@cartwright/core'

export const ${texts} = {
  namespace: '${name}',
  english: {
    title: '${inWords(name)}',
  },
} as const satisfies Texts
`

const element_ = (component, name, tag) => `import { defineElement } from '../element/define-element'
import { ${component} } from './${name}'

/** \`<${tag}>\`: ${inWords(name).toLowerCase()}. */
export const element = defineElement({
  tag: '${tag}',
  component: ${component},
})
`

const stories_ = (component, feature, name) => `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asBuyer, german, narrow } from '../testing/stories'
import { ${component} } from './${name}'

const meta = {
  title: '${inWords(feature)}/${inWords(name)}',
  component: ${component},
  parameters: asBuyer,
} satisfies Meta<typeof ${component}>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '${inWords(name)}' })).toBeVisible()
  },
}
export const LongText: Story = { globals: german }
export const Narrow: Story = { ...Default, globals: narrow }
`

const test_ = (component, name) => `import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithShop } from '../testing/render-with-shop'
import { ${component} } from './${name}'

it('has its name as a heading', async () => {
  await renderWithShop(<${component} />)
  expect(screen.getByRole('heading', { name: '${inWords(name)}' })).toBeInTheDocument()
})
`
