import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { proofOf } from '#connectors/hosts/hooks/proof'
import { epochOf, instantOf } from '#domain/time'
import { giteaWebhook } from '#sources/gitea/webhook'
import { githubWebhook } from '#sources/github/webhook'
import { gitlabWebhook } from '#sources/gitlab/webhook'
import { jiraWebhook } from '#sources/jira/webhook'
import { stripeWebhook } from '#sources/stripe/webhook'
import { runs } from '#test/support/thorough'
import {
  headersOf,
  hexOf,
  isProven,
  keptIf,
  NOW,
  recordedByGitea,
  SIGNING_SECRET,
  standardHeaders,
  timedSignature,
} from './support.js'

const BODY = '{"action":"opened"}'
const SECRET = 'It is a secret to everybody'
const { signatures: ofGitHub } = githubWebhook
const { signatures: ofGitLab } = gitlabWebhook
const signedByGitHub = (body: string, secret = SECRET) =>
  headersOf({ 'x-hub-signature-256': `sha256=${hexOf(secret, body)}` })

describe('given a delivery of GitHub', () => {
  it("when it is the example of GitHub's documentation, then it is proven", () => {
    const example = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17'
    expect(
      isProven(ofGitHub, headersOf({ 'x-hub-signature-256': example }), 'Hello, World!', [
        "It's a Secret to Everybody",
      ]),
    ).toBe(true)
  })
  it('when it is forged, by another secret or with another body, then it is not', () => {
    expect(isProven(ofGitHub, signedByGitHub(BODY, 'guessed'), BODY, [SECRET])).toBe(false)
    expect(isProven(ofGitHub, signedByGitHub(BODY), BODY.replace('opened', 'closed'), [SECRET])).toBe(false)
    expect(isProven(ofGitHub, signedByGitHub(BODY), `${BODY} `, [SECRET])).toBe(false)
  })
  it('when its signature is missing, cut, or of another kind, then no body can prove it', () => {
    const whole = `sha256=${hexOf(SECRET, BODY)}`
    for (const text of ['', whole.slice(0, -2), `${whole}00`, whole.slice('sha256='.length), `sha1=${whole.slice(7)}`])
      expect(proofOf(ofGitHub, headersOf({ 'x-hub-signature-256': text }), [SECRET], NOW)).toBeNull()
    expect(proofOf(ofGitHub, headersOf({}), [SECRET], NOW)).toBeNull()
  })
  it('while its secret is changed, then the new and the former one prove it, and no third one', () => {
    for (const secret of ['new', 'former'])
      expect(isProven(ofGitHub, signedByGitHub(BODY, secret), BODY, ['new', 'former'])).toBe(true)
    expect(isProven(ofGitHub, signedByGitHub(BODY, 'third'), BODY, ['new', 'former'])).toBe(false)
    expect(isProven(ofGitHub, signedByGitHub(BODY, 'former'), BODY, ['new'])).toBe(false)
  })
  it('when no secret is set, or an empty one, then nothing proves it', () => {
    expect(isProven(ofGitHub, signedByGitHub(BODY), BODY, [])).toBe(false)
    expect(isProven(ofGitHub, signedByGitHub(BODY, ''), BODY, [''])).toBe(false)
  })
  it('when it is a form, then the form as it came is signed, and its payload is kept', () => {
    const form = `payload=${encodeURIComponent(BODY)}`
    const headers = new Map([...signedByGitHub(form), ['content-type', 'application/x-www-form-urlencoded'] as const])
    expect(String(keptIf(proofOf(ofGitHub, headers, [SECRET], NOW), Buffer.from(form)))).toBe(BODY)
  })
})

describe('given any body, cut into any pieces', () => {
  it('when one byte of it is another one, or one is missing or more, then it is not proven', () => {
    const property = fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 300 }),
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      (bytes, place, difference) => {
        const body = Buffer.from(bytes)
        const at = place % body.length
        const changed = Buffer.from(body)
        changed[at] = (body[at] ?? 0) ^ difference
        const headers = headersOf({ 'x-hub-signature-256': `sha256=${hexOf(SECRET, body)}` })
        const isGiven = (sent: Buffer) => isProven(ofGitHub, headers, sent, [SECRET])
        expect(isGiven(body)).toBe(true)
        for (const other of [changed, body.subarray(1), body.subarray(0, -1), Buffer.concat([body, body.subarray(at)])])
          expect(isGiven(other)).toBe(false)
      },
    )
    fc.assert(property, { seed: 1, numRuns: runs(100) })
  })
})

describe('given the recorded deliveries of Gitea', () => {
  it.each(recordedByGitea)('when $name arrives in pieces, then it is proven, and its payload is kept', (delivery) => {
    const { headers, body, secret } = delivery
    const kept = keptIf(proofOf(giteaWebhook.signatures, headers, [secret], NOW), body)
    expect(JSON.parse(String(kept))).toHaveProperty('repository')
    expect(isProven(giteaWebhook.signatures, headers, body, ['webhook-secret-3'])).toBe(false)
  })
  it('then there are 38 of them, of which two are forms', () => {
    expect(recordedByGitea).toHaveLength(38)
    expect(recordedByGitea.filter(({ name }) => name.endsWith('.form'))).toHaveLength(2)
  })
  it('when a form is broken in an escaped byte, has another first field, or none, then it is not proven', () => {
    const type = 'application/x-www-form-urlencoded'
    const proven = (form: string, payload: string) => {
      const headers = headersOf({ 'content-type': type, 'x-gitea-signature': hexOf(SECRET, payload) })
      return isProven(giteaWebhook.signatures, headers, form, [SECRET])
    }
    expect(proven('payload=%7B+%C3%bc%7d', '{ ü}')).toBe(true)
    expect(proven('payload=%7B%7D&more=1', '{}')).toBe(true)
    expect(proven('payload=%7B%7', '{')).toBe(false)
    expect(proven('payload=%7B%zz', '{')).toBe(false)
    expect(proven('more=1&payload=%7B%7D', '{}')).toBe(false)
    expect(proven('pay', '')).toBe(false)
  })
})

describe('given a delivery of GitLab', () => {
  const seconds = epochOf(NOW) / 1_000
  it('when it is signed as Standard Webhooks are, then it is proven', () => {
    expect(isProven(ofGitLab, standardHeaders(SIGNING_SECRET, BODY, seconds), BODY, [SIGNING_SECRET])).toBe(true)
  })
  it('when it is replayed more than five minutes later, or signed for later, then it is not', () => {
    const headers = standardHeaders(SIGNING_SECRET, BODY, seconds)
    for (const [minutes, isGiven] of [
      [-6, false],
      [-5, true],
      [5, true],
      [6, false],
    ] as const) {
      const now = instantOf(epochOf(NOW) + minutes * 60_000)
      expect(isProven(ofGitLab, headers, BODY, [SIGNING_SECRET], now)).toBe(isGiven)
    }
  })
  it('when its id or its time is another one than was signed, then it is not proven', () => {
    const headers = standardHeaders(SIGNING_SECRET, BODY, seconds)
    for (const [name, value] of [
      ['webhook-id', 'msg-2'],
      ['webhook-timestamp', String(seconds + 1)],
    ] as const)
      expect(isProven(ofGitLab, new Map([...headers, [name, value]]), BODY, [SIGNING_SECRET])).toBe(false)
  })
  it('when one of several signatures is right, then it is proven', () => {
    const headers = standardHeaders(SIGNING_SECRET, BODY, seconds)
    const right = headers.get('webhook-signature')
    const several = new Map([...headers, ['webhook-signature', `v1a,AAAA v1,AAAA ${right}`]])
    expect(isProven(ofGitLab, several, BODY, [SIGNING_SECRET])).toBe(true)
  })
  it('when it has the old token, then that alone is compared', () => {
    expect(isProven(ofGitLab, headersOf({ 'x-gitlab-token': SECRET }), BODY, [SECRET])).toBe(true)
    expect(isProven(ofGitLab, headersOf({ 'x-gitlab-token': 'guessed' }), BODY, [SECRET])).toBe(false)
    expect(isProven(ofGitLab, headersOf({ 'x-gitlab-token': '' }), BODY, [])).toBe(false)
  })
  it('when a secret that signs is sent as a token, then it is refused: nobody gets round the signature', () => {
    expect(isProven(ofGitLab, headersOf({ 'x-gitlab-token': SIGNING_SECRET }), BODY, [SIGNING_SECRET])).toBe(false)
  })
  it('when GitLab sends both and only the token is known, then the token proves it', () => {
    const other = `whsec_${Buffer.alloc(32, 9).toString('base64')}`
    const headers = new Map([...standardHeaders(other, BODY, seconds), ['x-gitlab-token', SECRET]])
    expect(isProven(ofGitLab, headers, BODY, [SECRET])).toBe(true)
  })
})

describe('given a delivery of Jira', () => {
  it('when it is signed by its secret, then it is proven', () => {
    const headers = headersOf({ 'x-hub-signature': `sha256=${hexOf(SECRET, BODY)}` })
    expect(isProven(jiraWebhook.signatures, headers, BODY, [SECRET])).toBe(true)
    expect(isProven(jiraWebhook.signatures, headers, BODY, ['other'])).toBe(false)
  })
})

describe('given a delivery of Stripe', () => {
  const seconds = epochOf(NOW) / 1_000
  const { signatures: ofStripe } = stripeWebhook
  const signed = (text: string) => headersOf({ 'stripe-signature': text })
  const isGiven = (text: string, { body = BODY, secrets = [SIGNING_SECRET], now = NOW } = {}) =>
    isProven(ofStripe, signed(text), body, secrets, now)
  const header = timedSignature(BODY, seconds, SIGNING_SECRET)

  it('when it is signed by its secret, which is taken as it stands, then it is proven', () => {
    // HMAC-SHA-256 of `1774915200.{}` by `whsec_test`, worked out by OpenSSL.
    const known = 't=1774915200,v1=00a0e0e381ace784a1716f445aac4e5637990f8fb6b9759644a305ac11c8f402'
    expect(isGiven(known, { body: '{}', secrets: ['whsec_test'], now: instantOf(1_774_915_200_000) })).toBe(true)
    expect(isGiven(header)).toBe(true)
    expect(
      isGiven(timedSignature(BODY, seconds, 'a secret of another form'), { secrets: ['a secret of another form'] }),
    ).toBe(true)
  })
  it('when it is forged, by another secret, with another body or another time, then it is not', () => {
    expect(isGiven(timedSignature(BODY, seconds, 'guessed'))).toBe(false)
    expect(isGiven(header, { body: `${BODY} ` })).toBe(false)
    expect(isGiven(header.replace(`t=${seconds}`, `t=${seconds + 1}`))).toBe(false)
    expect(isGiven(`${header},t=${seconds}`)).toBe(false)
  })
  it('when it is replayed more than five minutes later, or signed for later, then it is not', () => {
    for (const [minutes, isTaken] of [
      [-6, false],
      [-5, true],
      [5, true],
      [6, false],
    ] as const)
      expect(isGiven(header, { now: instantOf(epochOf(NOW) + minutes * 60_000) })).toBe(isTaken)
  })
  it('when a secret is changed at Stripe, then one of several signatures is enough', () => {
    const both = timedSignature(BODY, seconds, 'whsec_former', SIGNING_SECRET)
    expect(isGiven(both)).toBe(true)
    expect(isGiven(both, { secrets: ['whsec_former'] })).toBe(true)
    expect(isGiven(both, { secrets: ['whsec_third'] })).toBe(false)
  })
  it('when it has ten wrong signatures before the right one, then those alone are looked at', () => {
    const wrong = Array.from({ length: 10 }, (_, i) => `whsec_${i}`)
    expect(isGiven(timedSignature(BODY, seconds, ...wrong.slice(1), SIGNING_SECRET))).toBe(true)
    expect(isGiven(timedSignature(BODY, seconds, ...wrong, SIGNING_SECRET))).toBe(false)
  })
  it('when its header lacks the time or the signature, or has another scheme alone, then no body can prove it', () => {
    const [time = '', signature = ''] = header.split(',')
    for (const text of [
      '',
      time,
      signature,
      `${time},${signature.replace('v1', 'v0')}`,
      header.slice(0, -2),
      `${header}00`,
    ])
      expect(proofOf(ofStripe, signed(text), [SIGNING_SECRET], NOW)).toBeNull()
  })
})
