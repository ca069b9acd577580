import { describeTornReads } from './torn-reads.js'

describeTornReads({ readers: 6, answers: process.env['WDI_PROVE'] === '1' ? 10_000 : 4_000 })
