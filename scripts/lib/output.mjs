// What processes say that run at the same time: each in one piece, in the order in which they began.

/**
 * Writes one section after the other. The oldest one that has not ended is written as it comes, the others are kept until
 * their turn.
 * @returns {() => { write: (chunk: string | Uint8Array, stream?: { write: Function }) => void, end: () => void }} begins a section
 */
export function inTurn() {
  const sections = []
  const flush = () => {
    for (let [first] = sections; first; [first] = sections) {
      for (const [stream, chunk] of first.kept.splice(0)) stream.write(chunk)
      if (!first.isEnded) return
      sections.shift()
    }
  }
  return () => {
    const section = { kept: [], isEnded: false }
    sections.push(section)
    return {
      write: (chunk, stream = process.stderr) => {
        section.kept.push([stream, chunk])
        flush()
      },
      end: () => {
        section.isEnded = true
        flush()
      },
    }
  }
}
