/** A toner kit: a ribbed bottle in front of its carton. */
import { type Camera, createCamera, onFace } from './camera'
import { type Ink, STEEL } from './inks'
import { mix, PAPER } from './light'
import { barcode, groundShadow, lettering, smallPrint, toSvg } from './scene'
import { disc, extrude, type Ring, turned } from './solids'
import type { Outline, Vector } from './vector'

const CARTON: Outline = [
  [-90, -34],
  [-90, 62],
  [-32, 62],
  [-32, -34],
]
const CARTON_X = [-72, 108] as const
const CARTON_COLOUR = '#dfe5eb'
/** The coloured end of the carton, along its length. */
const BAND = 30
const AXIS = [14, -2] as const
const RADIUS = 32
const RIB = 2.6
const RIB_STEP = 9

export function drawTonerKit(ink: Ink): string {
  const camera = createCamera({ yawDegrees: 30, pitchDegrees: 24, scale: 1.01, at: [155, 137] })
  return toSvg(groundShadow(camera, [-106, 112], [-90, 50], -34) + carton(camera, ink) + bottle(camera, ink))
}

function carton(camera: Camera, ink: Ink): string {
  const [x0] = CARTON_X
  const top: Vector = [x0, 62, -90]
  const front: Vector = [x0, 62, -32]
  const print = '#b4bdc8'
  return [
    extrude(camera, CARTON, CARTON_X, CARTON_COLOUR, { finish: PAPER }),
    onFace(
      camera,
      top,
      [1, 0, 0],
      [0, 0, 1],
      `<path d="M0 0h${BAND}v58H0z" fill="${mix(ink.base, '#ffffff', 0.08)}"/>${smallPrint(
        [
          [44, 20, 70, 7],
          [44, 33, 44, 5],
        ],
        print,
      )}`,
    ),
    onFace(
      camera,
      front,
      [1, 0, 0],
      [0, -1, 0],
      `<path d="M0 0h${BAND}v96H0z" fill="${ink.base}"/>${smallPrint(
        [
          [44, 13, 82, 8],
          [44, 28, 56, 6],
        ],
        print,
      )}${barcode(138, 12, 1.1, 20, '#7d8794')}`,
    ),
    onFace(
      camera,
      top,
      [0, 0, 1],
      [0, -1, 0],
      `<path d="M0 0h58v96H0z" fill="${mix(ink.base, '#000000', 0.14)}"/>${lettering(ink.letter, { x: 29, y: 46, size: 38, colour: ink.onBase, anchor: 'middle' })}`,
    ),
  ].join('')
}

function bottle(camera: Camera, ink: Ink): string {
  const body = ink.letter === 'K' ? '#414854' : ink.base
  const rings: Ring[] = [
    [-108, 13, '#eef1f4'],
    [-106, 15, '#eef1f4'],
    [-92, 15, '#d3d9e0'],
    [-92, 21, ink.deep],
    [-86, 22, ink.deep],
    [-80, 22, body],
    [-66, RADIUS, body],
    ...ribs(-66, 3, body),
    [-36, RADIUS + 0.5, '#fdfdfe'],
    [38, RADIUS + 0.5, body],
    ...ribs(40, 5, body),
    [93, 30, body],
    [98, 25, body],
  ]
  return [
    turned(camera, rings, AXIS, { segments: 36, end: STEEL }),
    disc(camera, -108.2, 8.5, AXIS, '#bfc7d1'),
    paperBand(camera, ink),
  ].join('')
}

/** Grooves around the bottle, from `x` to the right. */
const ribs = (x: number, count: number, colour: string): Ring[] =>
  Array.from({ length: count }, (_, i): Ring[] => [
    [x + i * RIB_STEP + 5, RADIUS - RIB, colour],
    [x + (i + 1) * RIB_STEP, RADIUS, colour],
  ]).flat()

/** Printing on the paper around the bottle: narrow planes that follow its curve. */
function paperBand(camera: Camera, ink: Ink): string {
  const strips = [
    [28, `<path d="M0 -4.5h16v9.5H0z" fill="${ink.base}"/><path d="M22 -2.2h36v4.4H22z" fill="#2b3039"/>`],
    [46, '<path d="M0 -1.4h46v2.7H0z" fill="#98a1ae"/>'],
    [62, '<path d="M0 -1.3h30v2.5H0z" fill="#b4bdc8"/>'],
  ] as const
  return strips
    .map(([degrees, drawing]) => {
      const angle = ((90 - degrees) * Math.PI) / 180
      const [z, y] = AXIS
      const origin: Vector = [-28, y + (RADIUS + 0.7) * Math.sin(angle), z + (RADIUS + 0.7) * Math.cos(angle)]
      return onFace(camera, origin, [1, 0, 0], [0, -Math.cos(angle), Math.sin(angle)], drawing)
    })
    .join('')
}
