// What processes say that run at the same time: each in one piece.

/**
 * @param {object} [options]
 * @param {boolean} [options.isLive] only one process runs: what it says is written as it comes, not when it has ended
 * @param {() => void} [options.before] runs before anything is written
 * @returns {() => { write: (chunk: string | Uint8Array, stream?: { write: Function }) => void, end: () => void }} begins a section
 */
export function inPieces({ isLive = false, before = () => undefined } = {}) {
  return () => {
    const kept = []
    const end = () => {
      if (kept.length > 0) before()
      for (const [stream, chunk] of kept.splice(0)) stream.write(chunk)
    }
    const write = (chunk, stream = process.stderr) => {
      kept.push([stream, chunk])
      if (isLive) end()
    }
    return { write, end }
  }
}
