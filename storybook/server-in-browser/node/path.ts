/** `node:path` */
import path from 'path-browserify'

export const { basename, dirname, extname, join, resolve, sep } = path
