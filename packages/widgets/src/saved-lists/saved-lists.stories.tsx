import { calls, quickOrderOf, savedListsOf } from '@cartwright/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { useShop } from '../provider/shop-provider'
import { asBuyer, failing, german, narrow, waiting } from '../testing/stories'
import { SavedLists, type SavedListsProps } from './saved-lists'

interface WithListsProps extends Omit<SavedListsProps, 'listId'> {
  names: readonly string[]
  /** Whether the first one is opened in place of what is there. */
  isAsked?: boolean
  /** Whether the last one is shown. */
  isOpen?: boolean
}

/** Saves lists and shows the switcher. */
function WithLists({ names, isOpen, isAsked, ...props }: WithListsProps) {
  const shop = useShop()
  const [ready, setReady] = useState(false)
  const [asked, setAsked] = useState<number>()
  useEffect(() => {
    const save = async () => {
      const lines = [{ key: '1', input: 'CF259X', quantity: '12' }]
      for (const name of names) {
        const body = { name, lines, shared: names.indexOf(name) % 2 === 1 }
        const saved = await shop.client.call(calls.savedLists.save, { body }, { idempotencyKey: crypto.randomUUID() })
        if (isOpen && name === names.at(-1)) await savedListsOf(shop).open(saved.list.id)
        if (isAsked && name === names[0]) setAsked(saved.list.id)
      }
      if (isAsked && !isOpen) await quickOrderOf(shop).addText('TN-2420')
      setReady(true)
    }
    void save()
  }, [shop, names, isOpen, isAsked])
  return ready ? <SavedLists {...props} listId={asked} /> : null
}

const meta = {
  title: 'Quick order/Saved lists',
  component: WithLists,
  args: { names: ['Monday', 'Label tapes'] },
  parameters: asBuyer,
} satisfies Meta<typeof WithLists>
export default meta
type Story = StoryObj<typeof meta>

export const NotSaved: Story = {}
export const Shown: Story = { args: { isOpen: true } }
export const AskedOverLines: Story = { args: { isAsked: true } }
export const AskedOverAList: Story = { args: { isAsked: true, isOpen: true } }
export const AskedNarrow: Story = { args: { isAsked: true }, globals: narrow }
export const Empty: Story = { args: { names: [] } }
const alone = () => <SavedLists />
export const Loading: Story = { render: alone, parameters: waiting('/order/quick/list', asBuyer) }
export const Failed: Story = { render: alone, parameters: failing('/order/quick/list', asBuyer) }
export const LongText: Story = {
  args: { names: ['Nachbestellung für die Niederlassung in Villeneuve-d’Ascq, vierte Kalenderwoche'], isOpen: true },
  globals: german,
}
export const Narrow: Story = { args: { isOpen: true }, globals: narrow }
