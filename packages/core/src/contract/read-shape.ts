/**
 * Reads what came from elsewhere by its shape. The one place that says what a less strict back end may answer: numbers as text and the other
 * way round, flags as 0 and 1, nothing for an empty list and for what may be null, fields of its own.
 * What does not fit is left out with as little around it as possible: a value that may be missing, an entry of a list, a list.
 */

import { isObject } from './is-object'
import type { Shape } from './shape'

/** What cannot be read; `path` leads to the value that does not fit, such as `3.unitPrice`. */
export class Mismatch {
  constructor(readonly path: string) {}
}

/**
 * What `answer` says, by `shape`. Changes `answer` in place: it was parsed to be read, and lists are long.
 * @param lost takes the path of each value that is left out
 * @param isExact a text is a text, a number is a number: what this project has written itself
 */
export function readShape<T>(shape: Shape<T>, answer: unknown, lost: string[], isExact?: boolean): T | Mismatch
export function readShape(shape: Shape, answer: unknown, lost: string[], isExact = false): unknown {
  const { kind, inner = shape } = shape
  const isMissing = answer === undefined || answer === null
  switch (kind) {
    case 'string':
      return typeof answer === 'string' ? answer : typeof answer === 'number' && !isExact ? `${answer}` : MISFIT
    case 'number': {
      const value = typeof answer === 'string' && answer.trim() && !isExact ? Number(answer) : answer
      return Number.isFinite(value) ? value : MISFIT
    }
    case 'boolean':
      return typeof answer === 'boolean' ? answer : !isExact && (answer === 0 || answer === 1) ? answer === 1 : MISFIT
    case 'nothing':
      return null
    case 'missing':
      return isMissing ? null : MISFIT
    case 'oneOf':
      return shape.values?.some(value => value === answer) ? answer : MISFIT
    case 'nullable':
      return isMissing ? null : orLost(readShape(inner, answer, lost, isExact), lost, null)
    case 'optional':
      if (answer === undefined || (answer === null && inner.kind !== 'nullable')) return undefined
      return orLost(readShape(inner, answer, lost, isExact), lost, undefined)
    case 'fallback':
      return isMissing ? shape.instead : orLost(readShape(inner, answer, lost, isExact), lost, shape.instead)
    case 'list':
      return isMissing ? [] : Array.isArray(answer) ? readList(inner, answer, lost, isExact) : MISFIT
    case 'record':
      return isMissing ? {} : isObject(answer) ? readRecord(inner, answer, lost, isExact) : MISFIT
    case 'object':
      return isObject(answer) ? readObject(shape, answer, lost, isExact) : MISFIT
    case 'either':
      return readFirst(shape.options ?? [], answer, lost, isExact)
    case 'lazy':
      return shape.get ? readShape(shape.get(), answer, lost, isExact) : MISFIT
  }
}

/** What came with a refusal; undefined when it is something else. Changes `data` in place. */
export function readAs<T>(shape: Shape<T>, data: unknown): T | undefined {
  const read = readShape(shape, data, [])
  return read instanceof Mismatch ? undefined : read
}

/** What was kept in a storage or came from another tab; undefined when it is something else. Changes `kept` in place. */
export function readKept<T>(shape: Shape<T>, kept: unknown): T | undefined {
  const read = readShape(shape, kept, [], true)
  return read instanceof Mismatch ? undefined : read
}

const MISFIT = new Mismatch('')

/** @returns `instead` of what cannot be read */
function orLost(read: unknown, lost: string[], instead: unknown): unknown {
  if (!(read instanceof Mismatch)) return read
  lost.push(read.path)
  return instead
}

/** Reads what stands under `name`, so that paths begin with it. */
function readUnder(name: string | number, shape: Shape, value: unknown, lost: string[], isExact: boolean): unknown {
  const known = lost.length
  const read = readShape(shape, value, lost, isExact)
  for (let at = known; at < lost.length; at++) lost[at] = join(name, lost[at] ?? '')
  return read instanceof Mismatch ? new Mismatch(join(name, read.path)) : read
}

const join = (name: string | number, path: string) => (path ? `${name}.${path}` : `${name}`)

function readObject(
  { entries = [] }: Shape,
  answer: Record<string, unknown>,
  lost: string[],
  isExact: boolean,
): unknown {
  for (const [name, shape] of entries) {
    const was = answer[name]
    let read = readUnder(name, shape, was, lost, isExact)
    if (read instanceof Mismatch) {
      if (shape.kind !== 'list' && shape.kind !== 'record') return read
      read = orLost(read, lost, shape.kind === 'list' ? [] : {})
    }
    if (read !== was) answer[name] = read
  }
  return answer
}

function readRecord(shape: Shape, answer: Record<string, unknown>, lost: string[], isExact: boolean): unknown {
  for (const name of Object.keys(answer)) {
    const read = orLost(readUnder(name, shape, answer[name], lost, isExact), lost, undefined)
    if (read === undefined) delete answer[name]
    else answer[name] = read
  }
  return answer
}

function readList(shape: Shape, answer: readonly unknown[], lost: string[], isExact: boolean): unknown {
  const read = answer.map((entry, at) => orLost(readUnder(at, shape, entry, lost, isExact), lost, MISFIT))
  return read.filter(entry => entry !== MISFIT)
}

function readFirst(options: readonly Shape[], answer: unknown, lost: string[], isExact: boolean): unknown {
  const known = lost.length
  let read: unknown = MISFIT
  for (const option of options) {
    lost.length = known
    // Reading changes what it reads, also where it ends in a mismatch.
    read = readShape(option, structuredClone(answer), lost, isExact)
    if (!(read instanceof Mismatch)) break
  }
  return read
}
