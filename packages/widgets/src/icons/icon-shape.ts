/** An icon on a 24 grid: one stroked path, or `[stroked, filled]`. One file each: a page loads the icons that it draws. */
export type IconShape = string | readonly [stroked: string, filled: string]
