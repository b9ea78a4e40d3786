import type { Texts } from '@cartwright/core'

/** What is heard of the lines, and what describes a line that has to be fixed. */
export const heardTexts = {
  namespace: 'quick-order-heard',
  english: {
    added_one: '{{n}} line added: {{ready}} ready, {{open}} to fix.',
    added_other: '{{n}} lines added: {{ready}} ready, {{open}} to fix.',
    allReady: 'All lines are ready, {{amount}}.',
    altF: 'Alt F takes it.',
    altKey: 'Alt {{n}}: {{what}}.',
    back: 'Line {{n}}, {{number}}, is back.',
    bringsBack: 'Ctrl Z brings it back.',
    gridKeys: 'Escape leaves the grid. Question mark shows all keys.',
    later: 'Line {{n}}: {{number}}, {{pieces}}, {{amount}}: {{when}}.',
    left_one: '{{n}} line, {{amount}}.',
    left_other: '{{n}} lines, {{amount}}.',
    lines_one: '{{n}} line.',
    lines_other: '{{n}} lines.',
    nearest: 'Nearest: {{number}}, {{price}}.',
    noneToFix: 'No line to fix.',
    nowReady_one: '{{n}} line is ready.',
    nowReady_other: '{{n}} lines are ready.',
    open: 'Line {{n}}, {{entered}}: {{problem}}',
    ready: 'Line {{n}}: {{number}}, {{pieces}}, {{amount}}, in stock.',
    removed: 'Line {{n}}, {{number}}, removed.',
    subtotal: 'Subtotal {{amount}}.',
    toFix_one: '{{n}} line to fix.',
    toFix_other: '{{n}} lines to fix.',
  },
} as const satisfies Texts
