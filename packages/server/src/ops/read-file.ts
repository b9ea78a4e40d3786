import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { OpsTrouble } from './command'

const BYTES_PER_MB = 1024 * 1024

/** A file that is named on the command line; of one without an end, such as a device, no more than `max` is read. @param max in MB @throws OpsTrouble */
export async function readNamedFile(name: string, max: number): Promise<Buffer> {
  const bytes = await buffer(createReadStream(name, { end: max * BYTES_PER_MB })).catch((error: Error) => {
    throw new OpsTrouble(`${name} cannot be read: ${error.message}`)
  })
  if (bytes.length > max * BYTES_PER_MB) throw new OpsTrouble(`${name} is larger than ${max} MB.`)
  return bytes
}
