import { jest } from '@jest/globals'
import { describeTornReads } from './torn-reads.js'

// The same with 10,000 answers is in torn-reads.slow.test.ts.

jest.setTimeout(120_000)
describeTornReads({ readers: 3, answers: 150 })
