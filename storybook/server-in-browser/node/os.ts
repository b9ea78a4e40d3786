/** `node:os` */
export const availableParallelism = (): number => 1
