import { jest } from '@jest/globals'
import { describeTornReads } from './torn-reads.js'

jest.setTimeout(900_000)
describeTornReads({ readers: 6, answers: 10_000 })
