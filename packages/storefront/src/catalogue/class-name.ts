const NAMES: Readonly<Record<number, 'toner' | 'tonerKits' | 'drumUnit' | 'labelCassette'>> = {
  102: 'toner',
  103: 'tonerKits',
  105: 'drumUnit',
  109: 'labelCassette',
}

/** Key of a class's name in `layoutTexts`; an unknown class stands under toner (RT-030). */
export const classNameOf = (classId: number) => NAMES[classId] ?? 'toner'
