/** Notifies the features of a shop of a placed order. */
import type { Order } from '../contract'
import { defineFeature } from '../feature'

type Listener = (order: Order, quickOrderId: number | undefined) => void

export const placedOrdersOf = defineFeature(() => {
  const listeners = new Set<Listener>()
  return {
    /** @param quickOrderId list that the lines come from, undefined when they come from the cart */
    announce: (order: Order, quickOrderId: number | undefined): void => {
      for (const listen of listeners) listen(order, quickOrderId)
    },
    /** @returns how to stop listening */
    onPlaced: (listen: Listener): (() => void) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
})
