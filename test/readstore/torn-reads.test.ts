import { describeTornReads } from './torn-reads.js'

// The same with 10,000 answers is in torn-reads.slow.test.ts.
describeTornReads({ readers: 3, answers: 150 })
