import { expect, it } from 'vitest'
import { create, findHolder } from './widget.mjs'

it.each(['../../cart', 'cart/Late', 'cart/', 'cart/late/', 'cart/late-', 'cart/late--cart', 'cart/la te', 'cart'])(
  '%s is no name of a widget',
  async name => {
    await expect(create(name)).rejects.toThrow('A widget is named <feature>/<name>')
  },
)

it.each(['primitives', 'testing', 'components', 'rules'])('%s is no feature of the widgets', async folder => {
  await expect(create(`${folder}/late-orders`)).rejects.toThrow(
    `There is no feature ${folder} in packages/widgets/src.`,
  )
})

it.each([
  ['an element of another feature', 'buy-box', 'packages/widgets/src/catalogue/buy-box.tsx'],
  ['a primitive', 'toast', 'packages/widgets/src/primitives/toast.css'],
  ['a table of texts of the core', 'core', 'packages/core/src/i18n/core.texts.ts'],
])('a name is taken by %s', async (_what, name, holder) => {
  expect(findHolder(name)?.replace(/\.\w+$/, '')).toBe(holder.replace(/\.\w+$/, ''))
  await expect(create(`orders/${name}`)).rejects.toThrow(`has the name ${name} already. Nothing was written.`)
})

it('a name that is free has no holder', () => {
  expect(findHolder('late-orders')).toBeUndefined()
})
