/**
 * React for the elements' build, by alias. r2wc reads the default export; that of preact/compat is one object which holds,
 * and so keeps in the build, all of it. JavaScript, because its types cannot be exported with a star.
 */
import { createElement } from 'preact'

export * from 'preact/compat'
export default { createElement }
