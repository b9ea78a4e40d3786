/** Addresses of pages of the book, seen from the frame in which pages are drawn. */
import { GROUP_OF } from '../../packages/widgets/src/element/groups'
import type { ElementTag } from './live-element'

/** @param id as in the address of the page, such as `start-html--docs` */
export const pageHref = (id: string): string => `./?path=/docs/${id}`

/** @param id as in the address of the story, such as `components-cart-cart--default` */
export const storyHref = (id: string): string => `./?path=/story/${id}`

export const elementHref = (tag: ElementTag): string =>
  pageHref(`elements-${GROUP_OF[tag].toLowerCase().replaceAll(' ', '-')}-${tag}--docs`)
