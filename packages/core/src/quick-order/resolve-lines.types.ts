import type { Shop } from '../shop.types'

export interface Question {
  key: string
  input: string
}

export type ResolvingShop = Pick<Shop, 'client' | 'session' | 'sites'>
