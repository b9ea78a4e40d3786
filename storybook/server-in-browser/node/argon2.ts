/** `@node-rs/argon2`: passwords of the demo, whose hashes are those of the server. */
import { argon2id, argon2Verify } from 'hash-wasm'

const SALT_BYTES = 16

/** As the server's package does it without options: 19 MB, two rounds (OWASP). */
export const hash = (password: string): Promise<string> =>
  argon2id({
    password,
    salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
    memorySize: 19_456,
    iterations: 2,
    parallelism: 1,
    hashLength: 32,
    outputType: 'encoded',
  })

export const verify = (hashed: string, password: string): Promise<boolean> => argon2Verify({ hash: hashed, password })
