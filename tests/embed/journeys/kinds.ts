/** Which kinds of hosts there are, and which of them run: `HOST_KIND` names the only one. */

/** By the suite that has their pages: `installed` builds them from the archives. */
const KINDS = {
  embed: ['plain', 'node', 'php', 'password', 'product', 'suppliers', 'react', 'old', 'first-release'],
  installed: ['html', 'react-18', 'react-19', 'next', 'vue', 'svelte', 'program'],
} as const

export type EmbedKind = (typeof KINDS.embed)[number]
export type InstalledKind = (typeof KINDS.installed)[number]

const { HOST_KIND } = process.env
const all: string[] = [...KINDS.embed, ...KINDS.installed]
if (HOST_KIND !== undefined && !all.includes(HOST_KIND))
  throw new Error(`HOST_KIND=${HOST_KIND} is no kind of host. There are: ${all.join(', ')}.`)

export const isWanted = (kind: EmbedKind | InstalledKind): boolean => HOST_KIND === undefined || kind === HOST_KIND
