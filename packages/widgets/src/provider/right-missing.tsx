import type { Right } from '@cartwright/core/contract'
import { Locked } from '../primitives/feedback'
import type { ElementNeeds } from './element-needs'
import { notGrantedTexts } from './not-granted.texts'
import { useTexts } from './use-texts'

export interface RightMissingProps {
  /** As the server names it: a right, several with commas between them, or `person`. */
  right: string
  says: ElementNeeds['says']
}

const SAYS: Readonly<Record<Right, NonNullable<ElementNeeds['says']>>> = {
  catalogue: 'articles',
  cart: 'cart',
  lists: 'lists',
  order: 'order',
  orders: 'orders',
  returns: 'returns',
  finance: 'invoices',
  account: 'account',
}
const isRight = (name: string): name is Right => Object.hasOwn(SAYS, name)

/** One line in the place of a part of an element that the key of the page does not open. The console names the right of the refused call. */
export function RightMissing({ right, says }: RightMissingProps) {
  const t = useTexts(notGrantedTexts)
  const [first = ''] = right.split(', ')
  // What no key opens is the account of a person.
  return <Locked>{t(says ?? (isRight(first) ? SAYS[first] : 'account'))}</Locked>
}
