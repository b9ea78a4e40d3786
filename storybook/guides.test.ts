/** The guides, compiled as Storybook compiles them. */
import { readFileSync } from 'node:fs'
// @ts-expect-error It has no types.
import compileMdx from '@storybook/addon-docs/mdx-loader'
import { expect, it } from 'vitest'
import config from './main'

const docs = config.addons?.find(addon => typeof addon === 'object' && addon.name === '@storybook/addon-docs')
const options = (docs as { options?: { mdxPluginOptions?: object } } | undefined)?.options?.mdxPluginOptions ?? {}

const compiled = (guide: string): Promise<string> => {
  const path = new URL(`book/${guide}.mdx`, import.meta.url)
  return new Promise((resolve, reject) => {
    const loader = {
      getOptions: () => options,
      resourcePath: path.pathname,
      async: () => (error: Error | null, code: string) => (error ? reject(error) : resolve(code)),
    }
    void compileMdx.call(loader, readFileSync(path, 'utf8'))
  })
}

it.each([
  ['theming/theming', 1],
  ['start/html', 3],
])('the tables of the guide "%s" are tables', async (guide, count) => {
  const code = await compiled(guide)
  expect(code.match(/\(_components\.table,/g) ?? []).toHaveLength(count)
  // Nothing of their raw form is left.
  expect(code).not.toMatch(/\|-+\|/)
})
