/** A drum unit: the photoconductor in its frame, with the gear that turns it. */
import { createCamera, onFace } from './camera'
import { type Ink, PHOTOCONDUCTOR, PLASTIC, PLASTIC_LIGHT, STEEL } from './inks'
import { MATT, mix, POLISHED } from './light'
import { barcode, groundShadow, smallPrint, toSvg } from './scene'
import { disc, extrude, gear, turned } from './solids'
import { arc, type Outline, type Vector } from './vector'

const HALF = 102
const FRAME: Outline = [
  [-46, -26],
  [-46, 24],
  ...arc([-34, 26], 12, 180, 90, 5),
  [-14, 38],
  [-14, -20],
  [31, -20],
  [33, -26],
]
const SIDE: Outline = [[-49, -28], ...arc([-34, 27], 15, 180, 90, 5), ...arc([2, 6], 34, 72, -52, 11), [16, -28]]
const AXIS = [10, 6] as const
const LABEL_CORNER: Vector = [-92, 38.2, -41]

export function drawDrum(inks: readonly [Ink, ...Ink[]]): string {
  const camera = createCamera({ yawDegrees: 30, pitchDegrees: 26, scale: 1.02, at: [158, 131] })
  const [ink] = inks
  const accent = inks.length > 1 || ink.letter === 'K' ? PLASTIC_LIGHT : ink.base
  const gearAxis = [8, 6] as const
  return toSvg(
    [
      groundShadow(camera, [-116, 116], [-48, 46], -28),
      extrude(camera, SIDE, [HALF, HALF + 12], accent),
      extrude(camera, FRAME, [-HALF, HALF], PLASTIC),
      onFace(camera, LABEL_CORNER, [1, 0, 0], [0, 0, 1], label(inks)),
      turned(
        camera,
        [
          [-HALF, 15, '#98a1ae'],
          [-97, 15, '#5c6572'],
          [-97, 26, PHOTOCONDUCTOR],
          [97, 26, '#5c6572'],
          [97, 15, '#98a1ae'],
          [HALF, 15, '#98a1ae'],
        ],
        AXIS,
        { finish: POLISHED, segments: 56 },
      ),
      extrude(camera, SIDE, [-HALF - 12, -HALF], accent, { finish: MATT, end: mix(accent, '#000000', 0.06) }),
      gear(camera, [-HALF - 19, -HALF - 12], 19, gearAxis, STEEL, 18),
      disc(camera, -HALF - 19.2, 8, gearAxis, '#a8b0bb'),
      disc(camera, -HALF - 19.4, 3.6, gearAxis, '#5c6572'),
    ].join(''),
  )
}

/** 118 × 23: dots for the colours of a set, else a line of print. */
function label(inks: readonly Ink[]): string {
  const dots = inks.map(({ base }, i) => `<circle cx="${17 + i * 16}" cy="11.5" r="5.4" fill="${base}"/>`).join('')
  const lines = smallPrint([[8, 6, 44, 5]], '#2b3039') + smallPrint([[8, 15, 62, 2.4]], '#98a1ae')
  return [
    '<rect width="118" height="23" rx="2" fill="#f8fafb"/>',
    inks.length > 1 ? dots : lines,
    barcode(82, 5, 1.05, 13),
  ].join('')
}
