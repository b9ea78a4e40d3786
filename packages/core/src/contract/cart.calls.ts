/** The cart (ledger API-064 to API-071). */
import type { Call } from './call'
import { LIST_PATH } from './first-paths'

export const list = {
  name: 'cart.list',
  id: 'API-064',
  method: 'GET',
  path: LIST_PATH,
  answer: 'rows',
} as const satisfies Call

export const stat = {
  name: 'cart.stat',
  id: 'API-065',
  method: 'GET',
  path: '/clientsystem/shoppingcart/account/stat',
  answer: 'data',
} as const satisfies Call

export const reduce = {
  name: 'cart.reduce',
  id: 'API-066',
  method: 'POST',
  path: '/clientsystem/shoppingcart/account/reduce',
  answer: 'data',
} as const satisfies Call

export const add = {
  name: 'cart.add',
  id: 'API-067',
  method: 'POST',
  path: '/clientsystem/shoppingcart',
  answer: 'data',
} as const satisfies Call

export const update = {
  name: 'cart.update',
  id: 'API-068',
  method: 'PUT',
  path: '/clientsystem/shoppingcart',
  answer: 'data',
} as const satisfies Call

export const addBatch = {
  name: 'cart.addBatch',
  id: 'API-069',
  method: 'POST',
  path: '/clientsystem/shoppingcart/batch',
  answer: 'data',
} as const satisfies Call

export const remove = {
  name: 'cart.remove',
  id: 'API-070',
  method: 'DELETE',
  path: '/clientsystem/shoppingcart/{id}',
  answer: 'data',
} as const satisfies Call

export const buyAgain = {
  name: 'cart.buyAgain',
  id: 'API-071',
  method: 'POST',
  path: '/clientsystem/shoppingcart/buyagain',
  answer: 'data',
} as const satisfies Call
