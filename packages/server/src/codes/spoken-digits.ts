/** Speaks the digits of a captcha for those who do not see the picture: recordings of single digits, joined again each time. */
import { readFileSync } from 'node:fs'
import { isLanguage } from '@cartwright/core/contract'
import { packageFile } from '../process/package-files'

/** Samples a second; one byte each, 128 is silence. */
const RATE = 8_000
const SILENCE = 128
const WAV_HEADER_BYTES = 44
/** How much a digit may be spoken faster or slower. */
const TEMPO = 0.12
/** Between two digits, in seconds. */
const PAUSE = { min: 0.35, max: 0.8 }
const NOISE = 5
/** How loud other voices mumble behind. */
const MURMUR = 0.07

const voices = new Map<string, readonly Buffer[]>()

/** The ten digits of a language, without the silence after each; English where there is no recording. */
function voiceOf(language: string): readonly Buffer[] {
  const spoken = isLanguage(language) ? language : 'en'
  const known = voices.get(spoken)
  if (known) return known
  const samples = readFileSync(packageFile(`data/spoken-digits/${spoken}.wav`)).subarray(WAV_HEADER_BYTES)
  const slot = Math.floor(samples.length / 10)
  const voice = Array.from({ length: 10 }, (_, digit) => trimEnd(samples.subarray(digit * slot, (digit + 1) * slot)))
  voices.set(spoken, voice)
  return voice
}

function trimEnd(samples: Buffer): Buffer {
  let end = samples.length
  while (end > 0 && Math.abs((samples[end - 1] ?? SILENCE) - SILENCE) < 2) end -= 1
  return samples.subarray(0, end)
}

/**
 * A WAV of the digits, never twice the same: tempo, pauses, noise and the murmur behind are drawn each time.
 * @param digits characters 0 to 9
 */
export function speakDigits(digits: string, language: string): Buffer {
  const voice = voiceOf(language)
  const parts = [pause(), ...[...digits].flatMap(digit => [atTempo(voice[Number(digit)] ?? voice[0]), pause()])]
  const speech = Buffer.concat(parts)
  const murmur = Buffer.concat(
    Array.from({ length: digits.length * 2 }, () => atTempo(voice[Math.floor(Math.random() * 10)]).reverse()),
  )
  const mixed = speech.map((sample, index) => {
    const behind = ((murmur[index % murmur.length] ?? SILENCE) - SILENCE) * MURMUR
    return Math.min(255, Math.max(0, Math.round(sample + behind + between(-NOISE, NOISE))))
  })
  return Buffer.concat([wavHeader(mixed.length), mixed])
}

const between = (low: number, high: number) => low + Math.random() * (high - low)
const pause = () => Buffer.alloc(Math.round(between(PAUSE.min, PAUSE.max) * RATE), SILENCE)

/** The same, a little faster or slower. */
function atTempo(samples: Buffer = Buffer.alloc(0)): Buffer {
  const step = between(1 - TEMPO, 1 + TEMPO)
  return Buffer.from(
    Array.from(
      { length: Math.floor(samples.length / step) },
      (_, index) => samples[Math.floor(index * step)] ?? SILENCE,
    ),
  )
}

/** Mono, 8 bits. */
function wavHeader(bytes: number): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(WAV_HEADER_BYTES - 8 + bytes, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(RATE, 24)
  header.writeUInt32LE(RATE, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(bytes, 40)
  return header
}
