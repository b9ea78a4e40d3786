export interface Sizes {
  /** The files of the loader. */
  base: Set<string>
  /** The file and everything it imports statically, added to `seen`. */
  closureOf(file: string, seen?: Set<string>): Set<string>
  /** What they come to, packed. */
  bytesOf(files: Iterable<string>): number
  /** The files of an element besides those of the loader. */
  filesOf(tag: string): Set<string>
  /** What they come to, packed, in bytes. */
  sizeOf(tag: string): number
}

export function createSizes(dist: string): Sizes
