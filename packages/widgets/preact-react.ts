/**
 * What our components use of React, on Preact: by alias in the place of `react` and `react-dom` in the elements' build and
 * in the tests that run on it. preact/compat does the same for every library there is, but throws while it is loaded on a page that has put
 * `writable` on `Object.prototype` (docs/decisions/0032-size-of-the-elements.md). What nothing of ours uses is not here: numbers in
 * `style` take their unit in the component, svg attributes are written as in svg.
 */
import { type ComponentType, createElement, options, render, type VNode } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks'
import { shallowEqual } from './src/provider/shallow-equal.ts'

export { createContext, Fragment } from 'preact'
export * from 'preact/hooks'
export { createElement }

const rename = (props: Record<string, unknown>, name: string, onPreact: string) => {
  if (!(name in props)) return
  props[onPreact] = props[name]
  delete props[name]
}

/** React's focus events bubble, and its `change` of a text comes with every key. Runs for every node: only looks. */
options.vnode = vnode => {
  const { type, props } = vnode as VNode<Record<string, unknown>>
  if (typeof type !== 'string') return
  rename(props, 'onFocus', 'onFocusIn')
  rename(props, 'onBlur', 'onFocusOut')
  if (type === 'textarea' || (type === 'input' && !/file|check|radio/.test(String(props.type))))
    rename(props, 'onChange', 'onInput')
}

options.event = event => Object.assign(event, { nativeEvent: event })

/** Draws again only for other props. */
export function memo<P extends object>(component: ComponentType<P>) {
  function memoised(this: { shouldComponentUpdate(next: P): boolean; props: P }, props: P) {
    this.shouldComponentUpdate = next => !shallowEqual(this.props, next)
    return createElement(component, props)
  }
  return memoised
}

let lastId = 0

/** Preact's ids are unique within one element only. */
export const useId = () => useMemo(() => `cw${++lastId}`, [])

/** Preact draws at once. */
export const useDeferredValue = <T>(value: T): T => value

export function useSyncExternalStore<T>(subscribe: (listen: () => void) => () => void, snapshot: () => T): T {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const value = snapshot()
  const drawn = useRef({ value, snapshot })
  useLayoutEffect(() => {
    drawn.current = { value, snapshot }
  })
  useEffect(() => {
    const look = () => {
      if (!Object.is(drawn.current.value, drawn.current.snapshot())) draw(0)
    }
    // It may have moved between drawing and listening.
    look()
    return subscribe(look)
  }, [subscribe])
  return value
}

export const createRoot = (container: Element) => ({
  render: (content: VNode) => render(content, container),
  unmount: () => render(null, container),
})

/** r2wc reads the default export. */
export default { createElement }
