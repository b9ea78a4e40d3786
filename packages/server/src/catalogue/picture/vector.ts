/** Points and directions in space: x to the right, y up, z towards the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function unit(a: Vector): Vector {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** A point of a profile, across the x axis. */
export type Outline = readonly (readonly [z: number, y: number])[]

/** Part of a circle as `steps` + 1 points of a profile; 0° points to the viewer, 90° up. */
export function arc(
  [z, y]: readonly [z: number, y: number],
  radius: number,
  fromDegrees: number,
  toDegrees: number,
  steps: number,
): Outline {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((fromDegrees + ((toDegrees - fromDegrees) * i) / steps) * Math.PI) / 180
    return [z + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}
