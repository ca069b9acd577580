import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#test/support/process/free-port'
import { newFolder } from '#test/support/stores/folder'

/** A real Radicale with one user and one calendar. */
export interface Radicale {
  /** The address of the calendar, without a slash at its end. */
  readonly address: string
  /** Its name in a list of private hosts. */
  readonly name: string
  readonly user: string
  readonly password: string
  /** Writes an event as another client does. */
  readonly put: (uid: string, text: string) => Promise<void>
  readonly remove: (uid: string) => Promise<void>
  /** The number of events that the server lists itself. */
  readonly listed: () => Promise<number>
  readonly close: () => Promise<void>
}

const USER = 'ada'
const PASSWORD = 'canary-password'

/** Starts the program of Radicale, and makes the calendar. */
export const startRadicale = async (program: string): Promise<Radicale> => {
  const folder = newFolder()
  const port = await freePort()
  writeFileSync(join(folder, 'users'), `${USER}:${PASSWORD}\n`)
  writeFileSync(
    join(folder, 'config'),
    [
      '[server]',
      `hosts = 127.0.0.1:${port}`,
      '[auth]',
      'type = htpasswd',
      `htpasswd_filename = ${join(folder, 'users')}`,
      'htpasswd_encryption = plain',
      'delay = 0',
      '[storage]',
      `filesystem_folder = ${join(folder, 'collections')}`,
      '',
    ].join('\n'),
  )
  const child = spawn(program, ['--config', join(folder, 'config')], { stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}/${USER}/team`
  const authorization = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`
  const send = async (method: string, path: string, body?: string, headers = {}): Promise<string> => {
    const answer = await fetch(`${address}/${path}`, {
      method,
      headers: { authorization, ...headers },
      ...(body === undefined ? {} : { body }),
    })
    if (!answer.ok) throw new Error(`Radicale answers ${answer.status} to ${method}`)
    return await answer.text()
  }
  const made = async (): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      try {
        await send(
          'MKCALENDAR',
          '',
          '<C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop><D:displayname>Team</D:displayname></D:prop></D:set></C:mkcalendar>',
        )
        return
      } catch (error) {
        // It takes a moment to start.
        if (tries > 600) throw error
        await setTimeout(100)
      }
    }
  }
  await made()
  return {
    address,
    name: `127.0.0.1:${port}`,
    user: USER,
    password: PASSWORD,
    put: async (uid, text) => void (await send('PUT', `${uid}.ics`, text, { 'content-type': 'text/calendar' })),
    remove: async (uid) => void (await send('DELETE', `${uid}.ics`)),
    listed: async () => {
      const text = await send('PROPFIND', '', undefined, { depth: '1' })
      return [...text.matchAll(/\.ics<\/href>/g)].length
    },
    close: async () => {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
