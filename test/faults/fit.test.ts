import { describe, expect, it } from '@jest/globals'
import { type Fault, misfitOf, planted } from './fault.js'
import { nameOf } from './proven.js'
import { FAULTS } from './table.js'

const fault: Fault = {
  test: 'test/domain/event-versions.test.ts',
  name: 'all are taken',
  file: 'src/some.ts',
  find: 'return all.filter((one) => isDue(one))',
  replace: 'return all',
}

describe('each planted fault', () => {
  it.each(FAULTS)('fits the code: $test, $name', (planned) => {
    expect(misfitOf(planned, process.cwd())).toBeNull()
  })

  it('has a name that no other fault of its test file has', () => {
    const names = FAULTS.map(nameOf)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('planting a fault', () => {
  it('finds its text however it is broken into lines', () => {
    const source = 'const due = () => {\n  return all.filter(\n    (one) => isDue(one),\n  )\n}\n'
    expect(planted(fault, source)).toBe('const due = () => {\n  return all\n}\n')
  })

  it('finds whole words only', () => {
    expect(() => planted(fault, 'return all.filter((one) => isDue(ones))')).toThrow('0 times')
  })

  it('fails where its text is in the file twice', () => {
    expect(() => planted(fault, `${fault.find}\n${fault.find}`)).toThrow('2 times')
  })

  it('makes several changes of one file', () => {
    const two: Fault = { ...fault, find: 'a', replace: 'b', also: [{ find: 'b', replace: 'a' }] }
    expect(planted(two, 'a + b')).toBe('b + a')
  })

  it('names the file that has its text, where another file has it', () => {
    const [first] = FAULTS
    expect(misfitOf({ ...(first as Fault), file: 'src/moved-away.ts' }, process.cwd())).toContain(
      `it fits ${first?.file}`,
    )
  })
})
