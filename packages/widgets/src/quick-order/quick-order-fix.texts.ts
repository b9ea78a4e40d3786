import type { Texts } from '@cartwright/core'

export const quickOrderFixTexts = {
  namespace: 'quick-order-fix',
  english: {
    cutTo: 'Cut to {{n}}',
    doubt: '“{{entered}}” can mean {{first}} or {{second}}.',
    later: '{{rest}} later',
    nearest: 'Nearest:',
    noQuantity: '“{{entered}}” is not a quantity that can be ordered.',
    noSuccessor: 'Nothing takes its place.',
    nothingNear: 'Nothing similar is known.',
    now: '{{n}} now',
    onDate: '{{rest}} on {{date}}',
    piecesOf_one: '{{n}} piece',
    piecesOf_other: '{{n}} pieces',
    restLater: 'Ship {{n}} now, rest later',
    search: 'Search the catalogue',
    stock: '{{n}} in stock',
    successor: 'Successor {{number}}',
    together: 'Wait, ship together',
    useIt: 'Use it',
    yieldInstead: '{{n}} instead of {{old}} pages',
  },
} as const satisfies Texts
