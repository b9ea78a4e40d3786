/** A toner cartridge: hopper with a grip, caps in the colour of the toner, the drum below its lip. */
import { type Camera, createCamera, onFace } from './camera'
import { type Ink, PHOTOCONDUCTOR, PLASTIC, PLASTIC_LIGHT, STEEL } from './inks'
import { mix, POLISHED, SATIN } from './light'
import { barcode, groundShadow, lettering, smallPrint, toSvg } from './scene'
import { disc, extrude, gear, turned } from './solids'
import { arc, type Outline, unit, type Vector } from './vector'

/** Half of the length of the hopper. */
const HALF = 104
const HOPPER: Outline = [
  [-40, 0],
  [-42, 6],
  ...arc([-26, 38], 16, 175, 90, 6),
  ...arc([-2, 41], 13, 90, 50, 5),
  ...arc([31, 17], 8, 48, -20, 5),
  [35, 2],
  [28, -3],
]
const CAP: Outline = [
  ...arc([-37, 0], 7, 180, 270, 3),
  ...arc([33, 5], 15, -80, 25, 7),
  ...arc([33, 18], 12, 25, 48, 3),
  ...arc([-1, 43], 15, 50, 90, 5),
  ...arc([-26, 39], 19, 90, 178, 6),
]
const GRIP: Outline = [
  [-24, 53],
  [-22, 59],
  [-9, 59],
  [-6, 53],
]
/** The sloping front, where the label is. */
const DOWN_THE_FRONT = unit([0, -27.6, 30.5])
const LABEL_CORNER: Vector = [-92, 49.2, 8.2]
const DRUM_AXIS = [38, 4] as const

export function drawToner(ink: Ink): string {
  const camera = createCamera({ yawDegrees: 29, pitchDegrees: 27, scale: 1.03, at: [158, 139] })
  return toSvg(groundShadow(camera, [-116, 116], [-44, 54], -5) + cartridge(camera, ink, 0))
}

/** Three or four cartridges, one behind the other. */
export function drawTonerSet(inks: readonly Ink[]): string {
  const step = 86
  const first = (-(inks.length - 1) * step) / 2
  const scale = inks.length > 3 ? 0.64 : 0.7
  const camera = createCamera({ yawDegrees: 33, pitchDegrees: 31, scale, at: [160, 132] })
  const last = first + (inks.length - 1) * step
  const rows = inks.map((ink, i) => cartridge(camera, ink, first + i * step))
  return toSvg(groundShadow(camera, [-116, 116], [first - 44, last + 54], -5) + rows.join(''))
}

/** @param z how far in front of the middle it stands */
function cartridge(camera: Camera, ink: Ink, z: number): string {
  const moved = (profile: Outline): Outline => profile.map(([pz, py]) => [pz + z, py] as const)
  const capColour = ink.letter === 'K' ? PLASTIC_LIGHT : ink.base
  const corner: Vector = [LABEL_CORNER[0], LABEL_CORNER[1], LABEL_CORNER[2] + z]
  const drumAxis = [DRUM_AXIS[0] + z, DRUM_AXIS[1]] as const
  const driveAxis = [z - 16, 30] as const
  return [
    extrude(camera, moved(CAP), [HALF, HALF + 12], capColour),
    turned(
      camera,
      [
        [-HALF, 10.5, PHOTOCONDUCTOR],
        [HALF, 10.5, PHOTOCONDUCTOR],
      ],
      drumAxis,
      { finish: POLISHED, segments: 28 },
    ),
    extrude(camera, moved(HOPPER), [-HALF, HALF], PLASTIC, { finish: SATIN }),
    extrude(camera, moved(GRIP), [-38, 42], capColour, { finish: SATIN }),
    onFace(camera, corner, [1, 0, 0], DOWN_THE_FRONT, label(ink)),
    extrude(camera, moved(CAP), [-HALF - 12, -HALF], capColour, { end: mix(capColour, '#000000', 0.06) }),
    disc(camera, -HALF - 12.2, 9, drumAxis, STEEL),
    disc(camera, -HALF - 12.4, 4, drumAxis, '#8a93a0'),
    gear(camera, [-HALF - 16, -HALF - 12], 13, driveAxis, STEEL, 14),
    disc(camera, -HALF - 16.2, 5, driveAxis, '#98a1ae'),
  ].join('')
}

/** 172 × 33: the tile with the letter, some print, a barcode. */
function label(ink: Ink): string {
  return [
    '<rect width="172" height="33" rx="2.5" fill="#f8fafb"/>',
    `<path d="M2.5 0H38v33H2.5A2.5 2.5 0 0 1 0 30.5v-28A2.5 2.5 0 0 1 2.5 0z" fill="${ink.base}"/>`,
    lettering(ink.letter, { x: 19, y: 25, size: 24, colour: ink.onBase, anchor: 'middle' }),
    smallPrint([[47, 7.5, 50, 5]], '#2b3039'),
    smallPrint(
      [
        [47, 17, 64, 2.4],
        [47, 22.6, 42, 2.4],
      ],
      '#98a1ae',
    ),
    barcode(126, 7, 1.25, 17),
  ].join('')
}
