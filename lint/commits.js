// Reads the subjects of commits, for npm run check: an imperative of at most 72 characters. Those before the rule stay as they are.
import { spawnSync } from 'node:child_process'

const LAST_BEFORE_THE_RULE = '301558243a3cbc0afc091901986fcbc309f37284'
const MOST = 72
/** Past tense, gerund and third person, which an imperative has not. */
const NO_IMPERATIVE = /(ed|ing|[^s]s)$/
const IMPERATIVES = ['Bring', 'Embed', 'Feed', 'Focus', 'Need', 'Seed', 'Speed']

/** Says what is wrong with a subject; null if nothing is. */
export const faultOf = (subject) => {
  const [first = ''] = subject.split(' ')
  if (subject.length > MOST) return `has ${subject.length} characters, of at most ${MOST}`
  if (!/^[A-Z][a-z]+$/.test(first)) return 'does not begin with a capitalised verb'
  if (NO_IMPERATIVE.test(first) && !IMPERATIVES.includes(first)) return `begins with "${first}", which is no imperative`
  return null
}

const checkAll = () => {
  const log = spawnSync('git', ['log', '--format=%h %s', `${LAST_BEFORE_THE_RULE}..HEAD`], { encoding: 'utf8' })
  // A release has no history, and a shallow clone not all of it.
  const commits = log.status === 0 ? log.stdout.trim().split('\n').filter(Boolean) : []
  for (const commit of commits) {
    const [hash, ...words] = commit.split(' ')
    const fault = faultOf(words.join(' '))
    if (fault === null) continue
    process.stderr.write(`The subject of commit ${hash} ${fault}: ${words.join(' ')}\n`)
    process.exitCode = 1
  }
}

if (import.meta.filename === process.argv[1]) checkAll()
