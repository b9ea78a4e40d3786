/** `node:module`: of the packages that are loaded by `require`, the one that reads fonts; the others draw papers, and need streams. */
import * as fontkit from 'fontkit'
import { refuse } from './refuse'

export const createRequire = () => (name: string) => (name === 'fontkit' ? fontkit : refuse(`package ${name}`))
