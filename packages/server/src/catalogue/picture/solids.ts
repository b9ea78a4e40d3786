/** Bodies made of flat facets, each lit by itself; what is turned away is left out. */
import { type Camera, isVisible, middle } from './camera'
import { type Finish, MATT, SATIN, shade } from './light'
import { cross, dot, minus, type Outline, unit, type Vector } from './vector'

interface Facet {
  points: readonly Vector[]
  normal: Vector
  colour: string
  finish: Finish
  /** Drawn after all others: the end of a body that looks at us. */
  isLid?: boolean
}

/** The visible facets as SVG, the farthest first. Those of one colour are one path: a browser takes its time with each. */
export function draw(camera: Camera, facets: readonly Facet[]): string {
  const outlines = new Map<string, string>()
  for (const { facet } of facets
    .filter(facet => isVisible(camera, facet.normal))
    .map(facet => ({ facet, depth: facet.isLid ? Number.POSITIVE_INFINITY : camera.depth(middle(facet.points)) }))
    .sort((a, b) => a.depth - b.depth)) {
    const { points, colour, normal, finish } = facet
    const fill = shade(colour, normal, camera.toViewer, finish)
    const all = outlines.get(fill) ?? ''
    // The last of its colour decides when all are drawn: a lid lies on top.
    outlines.delete(fill)
    outlines.set(fill, all + outline(points.map(camera.project)))
  }
  return [...outlines].map(([fill, all]) => path(all, fill)).join('')
}

/** A profile pulled along x, closed at the left end, which is the one we see. */
export function extrude(
  camera: Camera,
  profile: Outline,
  [x0, x1]: readonly [number, number],
  colour: string,
  { finish = SATIN, end = colour }: { finish?: Finish; end?: string } = {},
): string {
  const turn = Math.sign(area(profile))
  const sides = profile.map(([z, y], i): Facet => {
    const [z2, y2] = profile[(i + 1) % profile.length] ?? [z, y]
    const points: Vector[] = [
      [x0, y, z],
      [x1, y, z],
      [x1, y2, z2],
      [x0, y2, z2],
    ]
    return { points, normal: unit([0, -turn * (z2 - z), turn * (y2 - y)]), colour, finish }
  })
  const lid: Facet = {
    points: profile.map(([z, y]) => [x0, y, z]),
    normal: [-1, 0, 0],
    colour: end,
    finish: MATT,
    isLid: true,
  }
  return draw(camera, [...sides, lid])
}

/** One ring of a turned body: from here to the next ring it has this colour. */
export type Ring = readonly [x: number, radius: number, colour: string]

/** A body turned around an axis along x; rings from left to right. */
export function turned(
  camera: Camera,
  rings: readonly Ring[],
  axis: readonly [z: number, y: number],
  { finish = SATIN, segments = 44, end }: { finish?: Finish; segments?: number; end?: string } = {},
): string {
  const bands = rings.slice(0, -1).map(([xa, ra, colour], i) => {
    const [xb, rb] = rings[i + 1] ?? [xa, ra]
    const facets = Array.from({ length: segments }, (_, s): Facet => {
      const points = [at(xa, ra, s), at(xb, rb, s), at(xb, rb, s + 1), at(xa, ra, s + 1)]
      const angle = ((s + 0.5) / segments) * 2 * Math.PI
      const slope = xb === xa ? Math.sign(ra - rb) * 9 : (ra - rb) / (xb - xa)
      return { points, normal: unit([slope, Math.sin(angle), Math.cos(angle)]), colour, finish }
    })
    return draw(camera, facets)
  })
  const [first] = rings
  const lid = first ? disc(camera, first[0], first[1], axis, end ?? first[2]) : ''
  // The left end is nearer, so its bands cover those farther right.
  return bands.reverse().join('') + lid

  function at(x: number, radius: number, step: number): Vector {
    const angle = (step / segments) * 2 * Math.PI
    return [x, axis[1] + radius * Math.sin(angle), axis[0] + radius * Math.cos(angle)]
  }
}

/** A round plate that faces left. */
export function disc(
  camera: Camera,
  x: number,
  radius: number,
  [z, y]: readonly [z: number, y: number],
  colour: string,
): string {
  const points = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * 2 * Math.PI
    return camera.project([x, y + radius * Math.sin(angle), z + radius * Math.cos(angle)])
  })
  return polygon(points, shade(colour, [-1, 0, 0], camera.toViewer, MATT))
}

/** A gear of some thickness. */
export function gear(
  camera: Camera,
  [x0, x1]: readonly [number, number],
  radius: number,
  [z, y]: readonly [z: number, y: number],
  colour: string,
  teeth: number,
): string {
  const steps = teeth * 4
  const profile = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI
    const reach = i % 4 < 2 ? radius : radius * 0.86
    return [z + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
  return extrude(camera, profile, [x0, x1], colour, { finish: MATT })
}

/** A flat piece between four or more points, lit from whichever side we see. */
export function sheet(camera: Camera, points: readonly Vector[], colour: string, finish: Finish): string {
  const [a, b, c] = points
  if (!a || !b || !c) return ''
  const front = unit(cross(minus(b, a), minus(c, a)))
  const normal: Vector = dot(front, camera.toViewer) < 0 ? [-front[0], -front[1], -front[2]] : front
  return polygon(points.map(camera.project), shade(colour, normal, camera.toViewer, finish))
}

const outline = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`

/** The hair's breadth of stroke closes the seams between facets. */
const path = (outlines: string, fill: string): string => `<path d="${outlines}" fill="${fill}" stroke="${fill}"/>`

const polygon = (points: readonly (readonly [number, number])[], fill: string): string => path(outline(points), fill)

/** Twice the area; the sign tells which way round the profile runs. */
const area = (profile: Outline): number =>
  profile.reduce((sum, [z, y], i) => {
    const [z2, y2] = profile[(i + 1) % profile.length] ?? [z, y]
    return sum + z * y2 - z2 * y
  }, 0)
