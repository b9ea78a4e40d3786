/** Statements that are parsed and planned once per connection instead of at every call: more than half of what they cost. */
import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'

/** Statements of a fixed text; texts that grow with a list would each be another one. */
const STATEMENTS_MAX = 300
const LENGTH_MAX = 6_000

/**
 * A function that names statements by a hash of their text, so that a name means the same statement in every process:
 * behind a pooler it may arrive on a connection that another process has used.
 * Texts without values are left alone, as are long ones and what comes after the first few hundred.
 */
export function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return text => {
    const known = names.get(text)
    if (known !== undefined || text.length > LENGTH_MAX || names.size >= STATEMENTS_MAX) return known
    const name = `cw_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
    names.set(text, name)
    return name
  }
}

/** Gives every statement with values that goes over this connection its name. */
export function nameStatements(client: PoolClient, nameOf: (text: string) => string | undefined): void {
  const query = client.query.bind(client) as (...sent: unknown[]) => unknown
  const named = (config: unknown, values: unknown, ...rest: unknown[]) =>
    query(isUnnamed(config) && hasSome(values) ? { ...config, name: nameOf(config.text) } : config, values, ...rest)
  client.query = named as typeof client.query
}

const hasSome = (values: unknown) => Array.isArray(values) && values.length > 0

const isUnnamed = (config: unknown): config is { text: string } =>
  typeof config === 'object' && config !== null && 'text' in config && !(config as { name?: string }).name
