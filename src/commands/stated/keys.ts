import { isLeft, right } from 'fp-ts/lib/Either.js'
import { epochOf, instantOf } from '#domain/time'
import { keyStatus } from '#projections/access/report'
import { conflict, stated, states } from '../command.js'
import { argument, newId, text } from '../field.js'
import { keyNamed } from '../keys.js'
import { inWorkspace } from '../places.js'

const OVERLAP_MS = 86_400_000

export const keyCommands = [
  inWorkspace('access')({
    path: 'key rotate',
    summary: 'make a key that takes the place of another one, and show it, once; the old one stays valid for 24 hours',
    fields: { key: argument(text('id or name'), 'the key, by id or name'), id: newId },
    example: '7a1d1bd4-0f67-4f5c-8a40-1f2f0f6a9c01 --id 90c2a5de-41f4-4b0e-9c55-3a1f9f5f7c02',
    appends: ['ApiKeyRotated'],
    decide: ({ key: named, id }, _, { access, now, newId: fresh, newKey }) => {
      const found = keyNamed(named, access.keys, now)
      if (isLeft(found)) return found
      const old = found.right
      const rotatedFrom = old.keyId
      const made = access.keys.find(({ keyId }) => keyId === id)
      if (made !== undefined)
        return made.rotatedFrom === rotatedFrom
          ? states({ keyId: made.keyId })
          : conflict(`there is another key with the id ${made.keyId} already`)
      const status = keyStatus(old, now)
      if (status === 'rotating')
        return conflict(`the key ${rotatedFrom} has been rotated already: rotate the one that took its place`)
      if (status !== 'active')
        return conflict(`the key ${rotatedFrom} is ${status}: issue a new one with \`wdi key issue --name new\``)
      const keyId = id ?? fresh
      const { key, ...stored } = newKey(old.environment)
      const overlapEnd = instantOf(epochOf(now) + OVERLAP_MS)
      const graceUntil = old.expiresAt !== null && old.expiresAt < overlapEnd ? old.expiresAt : overlapEnd
      const event = stated(
        'ApiKeyRotated',
        { kind: 'api_key', key: keyId },
        { keyId, rotatedFrom, ...stored, graceUntil },
      )
      return right({ ids: { keyId }, events: [event], key })
    },
  }),
]
