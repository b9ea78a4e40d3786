/** `node:url`: modules of the server are where its package is, in fs.ts. */
export const fileURLToPath = (): string => '/packages/server/src/server.ts'
