import { isLeft } from 'fp-ts/lib/Either.js'
import { keysOf } from '#stores/keys'

// Makes the key of tokens below a home folder, where there is none yet, and prints its id or why there is none.

const [home = '', data = ''] = process.argv.slice(2)
Object.assign(process.env, { HOME: home, XDG_CONFIG_HOME: 'of-no-whole-path' })
const keys = keysOf(data).forSealing()
process.stdout.write(`${isLeft(keys) ? keys.left.message : keys.right.map(({ id }) => id).join(' ')}\n`)
