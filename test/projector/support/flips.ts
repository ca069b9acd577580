import { readFileSync, writeFileSync } from 'node:fs'
import { uuidOf } from '#eventlog/new-event'

/** Changes one bit of a file, by a seed: which one, as byte and bit. */
export const flipBit = (file: string, seed: string): string => {
  const bytes = readFileSync(file)
  const drawn = Number.parseInt(uuidOf('flip', seed).replaceAll('-', '').slice(0, 12), 16)
  const [at, bit] = [drawn % bytes.length, Math.floor(drawn / bytes.length) % 8]
  bytes[at] = (bytes[at] as number) ^ (1 << bit)
  writeFileSync(file, bytes)
  return `byte ${at}, bit ${bit}`
}
