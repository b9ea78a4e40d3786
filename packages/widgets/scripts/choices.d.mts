export function choicesOf(type: string): string[]
