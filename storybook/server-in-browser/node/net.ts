/** `node:net`: pages of the book have no address, and 0 says that a text is none. */
export const isIP = (): number => 0
