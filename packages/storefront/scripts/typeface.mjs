#!/usr/bin/env node
// Makes src/app/typeface/inter.woff2: Inter (OFL) with the letters of the European languages, weights 400 to 700 and the
// features that the shop uses. The result stands in the repository; run this after a new version of Inter.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Basic Latin, Latin-1 and Latin Extended-A; the comma-below letters of Romanian. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
]
/** Spaces, dashes, quotation marks, signs of calculation, arrows and marks of the screens. */
const SIGNS =
  '\u2009\u2011\u2012\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a' +
  '\u20ac\u2116\u2122\u2190\u2191\u2192\u2193\u2212\u2248\u2260\u2264\u2265\u2713\u02c6\u02dc'
/** Tabular figures and the slashed zero of part numbers; `calt` sets signs at the height of capitals. */
const FEATURES = ['calt', 'case', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum', 'zero']

const letters = LETTERS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_none, index) => String.fromCodePoint(first + index)),
)
const source = new URL(import.meta.resolve('inter-ui/variable/InterVariable.woff2'))
const subset = await subsetFont(readFileSync(source), letters.join('') + SIGNS, {
  targetFormat: 'woff2',
  keepFeatures: FEATURES,
  noHinting: true,
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
})
writeFileSync(new URL('../src/app/typeface/inter.woff2', import.meta.url), subset)
