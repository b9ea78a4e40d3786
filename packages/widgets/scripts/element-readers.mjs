/** What others read of the elements, each written from custom-elements.json: editors, language models, people. Pure: nothing is read or written here. */
import { tableOf } from '../../../scripts/lib/markdown-table.mjs'
import { choicesOf } from './choices.mjs'

export const elementsOf = ({ modules }) => modules.flatMap(({ declarations }) => declarations)

/** For editors of JetBrains: https://github.com/JetBrains/web-types, schema of 2022. */
export function webTypesOf(manifest, version) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@cartwright/widgets',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elementsOf(manifest).map(element => ({
          name: element.tagName,
          description: element.description,
          attributes: element.attributes.map(({ name, type, description }) => ({
            name,
            description,
            value: { type: type.text, required: type.text !== 'boolean' },
          })),
          slots: element.slots.map(({ name, description }) => ({ name, description })),
          js: {
            properties: element.members
              .filter(({ kind }) => kind === 'field')
              .map(({ name, type, description }) => ({ name, type: type.text, description })),
            events: element.events.map(({ name, description }) => ({ name, description })),
          },
          css: {
            parts: element.cssParts.map(({ name, description }) => ({ name, description })),
            properties: element.cssProperties.map(({ name, description }) => ({ name, description })),
          },
        })),
      },
    },
  }
}

/** For VS Code: tags and their attributes (`html.customData`). */
export function htmlDataOf(manifest) {
  return {
    version: 1.1,
    tags: elementsOf(manifest).map(({ tagName, description, attributes }) => ({
      name: tagName,
      description,
      attributes: attributes.map(({ name, type, description: said }) => {
        const values = choicesOf(type.text).map(value => ({ name: value }))
        return {
          name,
          description: said,
          ...(type.text === 'boolean' && { valueSet: 'v' }),
          ...(values.length > 0 && { values }),
        }
      }),
    })),
  }
}

/** For VS Code: custom properties and parts (`css.customData`). */
export function cssDataOf(manifest) {
  const unique = key => [
    ...new Map(elementsOf(manifest).flatMap(element => element[key].map(entry => [entry.name, entry]))).values(),
  ]
  return {
    version: 1.1,
    properties: unique('cssProperties').map(({ name, description }) => ({ name, description })),
    pseudoElements: unique('cssParts').map(({ name, description }) => ({ name: `::part(${name})`, description })),
    pseudoClasses: unique('cssStates').map(({ name, description }) => ({ name: `:state(${name})`, description })),
  }
}

const code = name => `\`${name}\``
const section = (title, heads, rows) => (rows.length === 0 ? [] : [`## ${title}`, tableOf(heads, rows)])

const list = (title, sentences) => [`## ${title}`, sentences.map(sentence => `- ${sentence}`).join('\n')]
/** Names of keys that are pressed together are joined by `+`. */
const waysOf = keys => keys.map(code).join(', ')

/**
 * @typedef {object} ReaderOptions
 * @property {Record<string, { prevented?: string, otherwise: string }>} meanings what events mean
 * @property {(tag: string, parts: string[]) => { keys: { keys: string[], does: string }[], do: string[], dont: string[] }} guideOf
 *   what is said of an element besides its table
 */

/**
 * The page of an element for people, as Markdown.
 * @param {ReaderOptions} options
 */
export function pageOf(element, { meanings, guideOf }) {
  const guide = guideOf(
    element.tagName,
    element.cssParts.map(({ name }) => name),
  )
  const attributes = new Set(element.attributes.map(({ fieldName, name }) => fieldName ?? name))
  const properties = element.members.filter(({ kind, name }) => kind === 'field' && !attributes.has(name))
  const methods = element.members.filter(({ kind }) => kind === 'method')
  const named = entries => entries.map(({ name, description }) => [code(name), description])
  const typed = entries => entries.map(({ name, type, description }) => [code(name), code(type.text), description])
  return `${[
    `# \`<${element.tagName}>\``,
    element.description,
    element.formAssociated ? 'It is a field of a form.' : '',
    ...section('Attributes', ['attribute', 'type', 'does'], typed(element.attributes)),
    ...section('Properties', ['property', 'type', 'is'], typed(properties)),
    ...section(
      'Methods',
      ['method', 'does'],
      methods.map(({ name, description }) => [code(`${name}()`), description]),
    ),
    ...section(
      'Events',
      ['event', 'detail', '`preventDefault()` leaves to the host', 'without an answer'],
      element.events.map(({ name, type }) => {
        const detail = /^CustomEvent<(.+)>$/.exec(type.text)?.[1]
        return [
          code(name),
          detail ? code(detail) : '',
          meanings[name]?.prevented ?? 'nothing',
          meanings[name]?.otherwise,
        ]
      }),
    ),
    ...section('Slots', ['slot', 'where it stands'], named(element.slots)),
    ...section('Parts', ['part', 'is'], named(element.cssParts)),
    ...section('States', ['state', 'means'], named(element.cssStates)),
    ...section(
      'Keyboard',
      ['keys', 'do'],
      guide.keys.map(({ keys, does }) => [waysOf(keys), does]),
    ),
    ...list('Do', guide.do),
    ...list('Don’t', guide.dont),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** @param {string} text */
export const firstSentence = (text = '') => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text

/** An index for language models that write pages of hosts: https://llmstxt.org. */
export function llmsOf(manifest) {
  return `# Cartwright

> Custom elements and React components for ordering printer supplies on any page. One script tag fetches the elements that stand on it.

\`\`\`html
<script type="module" src="https://shop.example/sdk/loader.js" data-api="https://shop.example/prod-api"></script>
<cw-sign-in></cw-sign-in>
<cw-quick-order></cw-quick-order>
<cw-cart></cw-cart>
<cw-messages></cw-messages>
\`\`\`

With a bundler: \`import { configure, defineElements } from '@cartwright/widgets/elements'\`. In React: components of \`@cartwright/widgets\`
inside of \`<ShopProvider shop={createShop({ apiBase })}>\`, with \`createShop\` of \`@cartwright/core/light\`.

Attributes are primitive, properties take objects, events begin with \`cw-\`, bubble, and those that announce a step can be prevented. Colours
are set by \`--cw-accent\`, \`--cw-radius\`, \`--cw-font\` and \`--cw-em\`.

## Elements

${elementsOf(manifest)
  .map(({ tagName, description }) => `- \`<${tagName}>\`: ${firstSentence(description)}`)
  .join('\n')}

## More

- [llms-full.txt](llms-full.txt): attributes, properties, events, slots, parts, states and keys of every element, and what to do and not to do
- [custom-elements.json](custom-elements.json): the same for programs, schema 2.1
`
}

/** Everything that the index leaves out. */
export const llmsFullOf = (manifest, options) =>
  `${llmsOf(manifest)}\n${elementsOf(manifest)
    .map(element => pageOf(element, options).replaceAll(/^#/gm, '##'))
    .join('\n')}`
