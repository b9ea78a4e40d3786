/** `node:timers/promises` */
const after = (ms?: number): Promise<void> => new Promise(resolve => void globalThis.setTimeout(resolve, ms))

export { after as setTimeout }

export const setImmediate = (): Promise<void> => after(0)
