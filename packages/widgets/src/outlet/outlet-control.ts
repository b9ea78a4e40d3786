/** What an outlet can be asked to do from outside, before it is drawn too. */

/** What a drawn outlet does for its control. */
export interface DrawnOutlet {
  /** See `OutletControl`. */
  path: () => string | undefined
  /** See `OutletControl`. */
  show: (path: string) => boolean
  /** See `OutletControl`. */
  back: () => void
  /** See `OutletControl`. */
  focus: () => void
}

export interface OutletControl {
  /** First part of the outlet's tag; the hash carries the path under this name. */
  readonly name: string
  /** Path of the shop that is drawn; undefined where nothing is. */
  readonly path: string | undefined
  /** Draws a path of the shop, once what is entered may be left. @returns false for a path that this outlet does not draw */
  show(path: string): boolean
  /** Goes back to what was drawn before, and to nothing from the first. */
  back(): void
  /** Moves the focus to the heading of what is drawn. */
  focus(): void
  /** Called by the outlet when it is drawn, and with undefined when it is gone. */
  attach(outlet: DrawnOutlet | undefined): void
}

/** @param name first part of the outlet's tag; default `cw` */
export function createOutletControl(name = 'cw'): OutletControl {
  let drawn: DrawnOutlet | undefined
  /** What was asked for before there was an outlet. */
  let wanted: string | undefined
  return {
    name,
    get path() {
      return drawn?.path()
    },
    show: path => {
      if (drawn) return drawn.show(path)
      wanted = path
      return true
    },
    back: () => drawn?.back(),
    focus: () => drawn?.focus(),
    attach: outlet => {
      drawn = outlet
      if (!outlet || wanted === undefined) return
      const path = wanted
      wanted = undefined
      outlet.show(path)
    },
  }
}
