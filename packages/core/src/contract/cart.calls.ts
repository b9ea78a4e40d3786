/** Cart and favourites (ledger API-064 to API-075). */
import type { Calls } from './call'

export const cartCalls = {
  'cart.list': {
    id: 'API-064',
    method: 'GET',
    path: '/clientsystem/shoppingcart/account/list',
    access: 'cust:shoppingcart',
    answer: 'rows',
  },
  'cart.stat': {
    id: 'API-065',
    method: 'GET',
    path: '/clientsystem/shoppingcart/account/stat',
    access: 'signed-in',
    answer: 'data',
  },
  'cart.reduce': {
    id: 'API-066',
    method: 'POST',
    path: '/clientsystem/shoppingcart/account/reduce',
    access: 'cust:shoppingcart',
    answer: 'data',
  },
  'cart.add': {
    id: 'API-067',
    method: 'POST',
    path: '/clientsystem/shoppingcart',
    access: 'cust:shoppingcart',
    answer: 'data',
  },
  'cart.update': {
    id: 'API-068',
    method: 'PUT',
    path: '/clientsystem/shoppingcart',
    access: 'cust:shoppingcart',
    answer: 'data',
  },
  'cart.addBatch': {
    id: 'API-069',
    method: 'POST',
    path: '/clientsystem/shoppingcart/batch',
    access: 'cust:shoppingcart',
    answer: 'data',
  },
  'cart.remove': {
    id: 'API-070',
    method: 'DELETE',
    path: '/clientsystem/shoppingcart/{id}',
    access: 'cust:shoppingcart',
    answer: 'data',
  },
  'cart.buyAgain': {
    id: 'API-071',
    method: 'POST',
    path: '/clientsystem/shoppingcart/buyagain',
    access: 'cust:shoppingcart',
    answer: 'data',
  },
  'favourites.list': {
    id: 'API-072',
    method: 'GET',
    path: '/clientsystem/goodsfavorite/account/list',
    access: 'cust:favorites',
    answer: 'rows',
  },
  'favourites.count': {
    id: 'API-073',
    method: 'GET',
    path: '/clientsystem/goodsfavorite/account/count',
    access: 'signed-in',
    answer: 'data',
  },
  'favourites.add': {
    id: 'API-074',
    method: 'POST',
    path: '/clientsystem/goodsfavorite/batch',
    access: 'cust:favorites',
    answer: 'data',
  },
  'favourites.remove': {
    id: 'API-075',
    method: 'DELETE',
    path: '/clientsystem/goodsfavorite/{id}',
    access: 'cust:favorites',
    answer: 'data',
  },
} as const satisfies Calls
