/** Table or cards: what the reader chose last, for every list of this browser. */
import type { Shop } from '../shop.types'

export type ListView = 'table' | 'cards'

const DRAFT = 'cartwright.list-view'

export const readListView = ({ drafts }: Pick<Shop, 'drafts'>): ListView =>
  drafts.get(DRAFT) === 'cards' ? 'cards' : 'table'

export const keepListView = ({ drafts }: Pick<Shop, 'drafts'>, view: ListView): void => drafts.set(DRAFT, view)
