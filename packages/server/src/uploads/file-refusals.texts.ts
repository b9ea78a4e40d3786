/** Refusals of files. */
import type { Texts } from '@cartwright/core/texts'

export const fileRefusals = {
  namespace: 'file-refusals',
  english: {
    empty: 'The file is empty.',
    fileGone: 'A file is no longer there, please add it again.',
    nameTooLong: 'The name of the file is longer than {{count}} characters.',
    notAccepted: 'The virus scanner does not accept this file. Please send another one.',
    otherFormat: 'The file does not open in the format its name says.',
    tooLarge: 'The file is larger than {{size}}.',
    tooManyPixels: 'The picture has more than {{count}} million pixels. Please make it smaller.',
    unsafeDocument:
      'The document holds macros or content from elsewhere. Please save it without them, or as a PDF file.',
    unsafePdf: 'The PDF holds scripts or files, or is encrypted. Please print it to a new PDF file.',
    wrongType: 'Files may be: {{types}}.',
  },
} as const satisfies Texts
