import { describe, expect, it } from '@jest/globals'
import { parseArrival, parseSession, parseWorkspace } from '../../console/src/session/session.js'
import { refusalText } from '../../console/src/sign-in/refusals.js'

const PROJECT = '8b5b4ed3-3d29-5ce3-853c-c2110852c9a4'
const KEY = `wdi_live_${'a1'.repeat(24)}`

describe('arriving', () => {
  it('takes workspace and key from the fragment', () => {
    expect(parseArrival(`#workspace=acme/shop&project=${PROJECT}&key=${KEY}`)).toEqual({
      workspace: { organization: 'acme', workspace: 'shop' },
      key: KEY,
      link: null,
      refused: null,
      projectId: PROJECT,
    })
  })
  it('takes a workspace without a key, and a key without a workspace', () => {
    expect(parseArrival('#workspace=acme/shop').key).toBeNull()
    const link = `wdi_link_${'x'.repeat(49)}`
    expect(parseArrival(`#workspace=acme/shop&link=${link}`)).toMatchObject({ key: null, link })
    expect(parseArrival('#workspace=acme/shop&link=<script>').link).toBeNull()
    expect(parseArrival(`#key=${KEY}`)).toEqual({
      workspace: null,
      key: KEY,
      link: null,
      refused: null,
      projectId: null,
    })
  })
  it('takes the word of a refusal, which has a sentence if the service sends it', () => {
    expect(parseArrival('#workspace=acme/shop&refused=not_invited').refused).toBe('not_invited')
    expect(parseArrival('#refused=<script>').refused).toBeNull()
    expect(refusalText('not_invited')).toContain('has no access')
    for (const word of ['constructor', 'else', null]) expect(refusalText(word)).toBeNull()
  })
  it.each(['', '#', '#content', '#key=secret', '#key=wdi_live_<script>', '#workspace=acme', '#project=shop'])(
    'takes nothing from %j',
    (fragment) => {
      expect(parseArrival(fragment)).toEqual({ workspace: null, key: null, link: null, refused: null, projectId: null })
    },
  )
})

describe('a session', () => {
  it('is read back', () => {
    const session = { organization: 'acme', workspace: 'shop', key: KEY }
    expect(parseSession(JSON.stringify(session))).toEqual(session)
  })
  it.each([null, '', '{', 'null', '[]', '{"key":1}', `{"organization":"..","workspace":"shop","key":"${KEY}"}`])(
    'is none where %j is stored',
    (stored) => {
      expect(parseSession(stored)).toBeNull()
    },
  )
  it('has a workspace of two slugs', () => {
    expect(parseWorkspace(' acme/shop ')).toEqual({ organization: 'acme', workspace: 'shop' })
    expect(parseWorkspace('acme/shop/more')).toBeNull()
    expect(parseWorkspace('acme')).toBeNull()
  })
})
