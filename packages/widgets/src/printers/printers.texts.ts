import type { Texts } from '@cartwright/core'

/** Words of the printer finder. */
export const printersTexts = {
  namespace: 'printers',
  english: {
    all: 'All {{number}} printers',
    anyBrand: 'Any brand',
    anyModel: 'Any model',
    anySeries: 'Any series',
    articles_one: '{{n}} article',
    articles_other: '{{n}} articles',
    brand: 'Brand',
    failed: 'The printers could not be loaded.',
    hint: 'Brand, series or model: begin with what you know.',
    mine: 'Your printers',
    mineHint: 'Printers you look up are kept here for the next time.',
    model: 'Model',
    none: 'No printer matches “{{text}}”.',
    notOffered: 'The printers could not be read. What you typed is kept.',
    series: 'Series',
    show: 'Show articles',
    showNumber_one: 'Show {{n}} article',
    showNumber_other: 'Show {{n}} articles',
    title: 'Find by printer',
  },
} as const satisfies Texts
