/** The least that a page of elements can be: the libraries of the elements and one paragraph. `tests/bench/embed/start.figures.ts` compares with it. */
import r2wc from '@r2wc/react-to-web-component'
import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

const store = createStore(() => ({ text: 'One paragraph.' }))

function Floor() {
  const { text } = useSyncExternalStore(store.subscribe, store.getState)
  return <p>{text}</p>
}

export const define = () => customElements.define('cw-floor', r2wc(Floor, { shadow: 'open' }))
