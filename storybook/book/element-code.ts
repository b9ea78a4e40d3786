/** How an element is written in each kind of page, with the values that are set beside it. */
import { components } from 'virtual:element-data'

export interface Written {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** Name of the slot → its text. */
  slots: Readonly<Record<string, string>>
}

export const KINDS = ['HTML', 'React', 'Vue', 'Svelte'] as const
export type Kind = (typeof KINDS)[number]

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

function elementOf({ tag, attributes, slots }: Written): string {
  const open = [
    tag,
    ...Object.entries(attributes).map(([name, value]) => (value === '' ? name : `${name}="${quoted(value)}"`)),
  ]
  const inside = Object.entries(slots).map(([name, text]) => `\n  <p slot="${name}">${escaped(text)}</p>`)
  return `<${open.join(' ')}>${inside.join('')}${inside.length > 0 ? '\n' : ''}</${tag}>`
}

function react({ tag, attributes, slots }: Written): string {
  const name = components[tag]
  const props = Object.entries(attributes)
    .filter(([attribute]) => !OF_ELEMENTS.has(attribute))
    .map(([attribute, value]) => `${camel(attribute)}${value === '' ? '' : `="${quoted(value)}"`}`)
  const filled = Object.entries(slots).map(([slot, text]) => `${JSON.stringify(slot)}: <p>${escaped(text)}</p>`)
  if (filled.length > 0) props.push(`slots={{ ${filled.join(', ')} }}`)
  return `import { createShop } from '@cartwright/core/light'
import { ${name}, ShopProvider } from '@cartwright/widgets'
import '@cartwright/widgets/styles.css'

const shop = createShop({ apiBase: 'https://shop.example/prod-api' })

export const Page = () => (
  <ShopProvider shop={shop}>
    <${[name, ...props].join(' ')} />
  </ShopProvider>
)`
}

/** What only elements have; components follow the page around them. */
const OF_ELEMENTS = new Set(['theme', 'density', 'host-keys', 'lang'])

const indented = (text: string) => text.replaceAll('\n', '\n  ')

export function codeOf(kind: Kind, written: Written): string {
  const element = elementOf(written)
  if (kind === 'React') return react(written)
  if (kind === 'HTML')
    return `<script type="module" src="https://shop.example/sdk/loader.js"
  data-api="https://shop.example/prod-api"></script>

${element}`
  const register = `import { configure, defineElements } from '@cartwright/widgets/elements'

configure({ apiBase: 'https://shop.example/prod-api' })
defineElements(['${written.tag}'])`
  if (kind === 'Vue')
    return `<script setup>
${register}
</script>

<template>
  ${indented(element)}
</template>`
  return `<script>
  ${indented(register)}
</script>

${element}`
}
