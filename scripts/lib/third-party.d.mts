import type { Plugin } from 'vite'

/** A plugin that writes the ids of all modules of a bundle, as a list, into a file. @param file absolute */
export declare function listModules(file: string): Plugin
