/** Printers: finding one by any part of its name, and those an account keeps (issue 3, added to API-046 to API-048). */
import type { Calls } from './call'

export const printerCalls = {
  'printers.series': {
    id: 'API-047',
    method: 'GET',
    path: '/goods/series/freedom/list',
    access: 'visitor',
    answer: 'data',
    added: true,
  },
  'printers.find': {
    id: 'API-048',
    method: 'GET',
    path: '/goods/model/freedom/find',
    access: 'visitor',
    answer: 'data',
    added: true,
  },
  'printers.mine': {
    id: 'API-048',
    method: 'GET',
    path: '/clientsystem/printers/list',
    access: 'signed-in',
    answer: 'data',
    added: true,
  },
  'printers.keep': {
    id: 'API-048',
    method: 'POST',
    path: '/clientsystem/printers',
    access: 'signed-in',
    answer: 'data',
    added: true,
  },
  'printers.forget': {
    id: 'API-048',
    method: 'DELETE',
    path: '/clientsystem/printers/{id}',
    access: 'signed-in',
    answer: 'data',
    added: true,
  },
} as const satisfies Calls
