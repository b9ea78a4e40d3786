/** `node:module`: the packages that are loaded by `require` draw documents, and need files. */
import { refuse } from './refuse'

export const createRequire =
  () =>
  (name: string): never =>
    refuse(`package ${name}`)
