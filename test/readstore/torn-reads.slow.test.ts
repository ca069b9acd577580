import { describeTornReads } from './torn-reads.js'

describeTornReads({ readers: 6, answers: 10_000 })
