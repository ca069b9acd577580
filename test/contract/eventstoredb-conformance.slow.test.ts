import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { startEventStore } from '#test/support/eventstore/server'

// The server that the adapter's tests run against answers as the real one is recorded to have answered.

interface Told {
  readonly cases: readonly { readonly name: string; readonly outcome: unknown }[]
}

const FOLDER = 'test/support/eventstore'
const recorded = JSON.parse(readFileSync(`${FOLDER}/recorded-23.10.json`, 'utf8')) as Told

const conformance = async (url: string): Promise<Told> => {
  const child = spawn(process.execPath, [`${FOLDER}/conformance.mjs`, url], { stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  for await (const chunk of child.stdout) text += chunk
  return JSON.parse(text)
}

describe('the EventStoreDB of the tests', () => {
  it('answers every case as EventStoreDB 23.10 was recorded to answer', async () => {
    const server = await startEventStore()
    const { cases } = await conformance(server.url)
    server.stop()
    expect(cases.length).toBeGreaterThan(80)
    for (const { name, outcome } of recorded.cases)
      expect({ name, outcome: cases.find((one) => one.name === name)?.outcome }).toEqual({ name, outcome })
  })
})
