/** Every call of /prod-api, by name. What is not here can be neither made nor served. */
import { cartCalls } from './cart.calls'
import { catalogueCalls } from './catalogue.calls'
import { orderCalls } from './orders.calls'
import { printerCalls } from './printers.calls'
import { sessionCalls } from './session.calls'
import { siteCalls } from './site.calls'

export const calls = { ...sessionCalls, ...siteCalls, ...catalogueCalls, ...cartCalls, ...orderCalls, ...printerCalls }

export type CallName = keyof typeof calls
