/** Looks at the product: a parallel projection, so that every flat face is an affine plane of the picture. */
import { add, dot, minus, type Vector } from './vector'

export interface Camera {
  /** Where a point is in the picture. */
  project(point: Vector): readonly [x: number, y: number]
  /** Larger is nearer. */
  depth(point: Vector): number
  /** From the product to the eye. */
  toViewer: Vector
}

/** @param at where the origin lies in the picture of 320 × 240 */
export function createCamera(options: {
  yawDegrees: number
  pitchDegrees: number
  scale: number
  at: readonly [x: number, y: number]
}): Camera {
  const yaw = (options.yawDegrees * Math.PI) / 180
  const pitch = (options.pitchDegrees * Math.PI) / 180
  const right: Vector = [Math.cos(yaw), 0, Math.sin(yaw)]
  const toViewer: Vector = [-Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)]
  const up: Vector = [Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)]
  const [x, y] = options.at
  return {
    project: point => [x + options.scale * dot(point, right), y - options.scale * dot(point, up)],
    depth: point => dot(point, toViewer),
    toViewer,
  }
}

/** Drawing on a flat face. @param right @param down directions in the model, one unit long */
export function onFace(camera: Camera, origin: Vector, right: Vector, down: Vector, drawing: string): string {
  const [ox, oy] = camera.project(origin)
  const [rx, ry] = camera.project(add(origin, right))
  const [dx, dy] = camera.project(add(origin, down))
  const matrix = [rx - ox, ry - oy, dx - ox, dy - oy, ox, oy].map(value => value.toFixed(3)).join(' ')
  return `<g transform="matrix(${matrix})">${drawing}</g>`
}

/** True when the face with this normal is turned to the viewer. */
export const isVisible = (camera: Camera, normal: Vector): boolean => dot(normal, camera.toViewer) > 0.001

export const middle = (points: readonly Vector[]): Vector => {
  const sum = points.reduce<Vector>(add, [0, 0, 0])
  return minus([sum[0] / points.length, sum[1] / points.length, sum[2] / points.length], [0, 0, 0])
}
