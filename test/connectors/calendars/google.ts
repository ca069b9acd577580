// Events as the API of Google Calendar lists them, with the members that it really gives. Names and addresses in them are canaries.

type Json = Readonly<Record<string, unknown>>

/** One who is invited. */
export const attendee = (name: string, members: Json = {}): Json => ({
  email: `${name.toLowerCase()}@canary.example`,
  displayName: `${name} Canary`,
  responseStatus: 'needsAction',
  ...members,
})

/** A meeting room, as Google lists it among those invited. */
export const ROOM: Json = {
  email: 'canary.example_18823456@resource.calendar.google.com',
  displayName: 'Berlin-2-Canary (8)',
  resource: true,
  responseStatus: 'accepted',
}

/** A single event from nine to ten o'clock in Berlin. */
export const event = (id: string, members: Json = {}): Json => ({
  kind: 'calendar#event',
  etag: '"3345678901234000"',
  id,
  status: 'confirmed',
  htmlLink: `https://www.google.com/calendar/event?eid=${id}`,
  created: '2026-02-20T10:00:00.000Z',
  updated: '2026-03-03T08:15:00.123Z',
  summary: 'Weekly planning',
  description: 'Agenda by Ada Canary',
  location: 'At the Canary',
  creator: { email: 'ada@canary.example', displayName: 'Ada Canary' },
  organizer: { email: 'ada@canary.example', displayName: 'Ada Canary' },
  start: { dateTime: '2026-03-04T09:00:00+01:00', timeZone: 'Europe/Berlin' },
  end: { dateTime: '2026-03-04T10:00:00+01:00', timeZone: 'Europe/Berlin' },
  iCalUID: `${id}@google.com`,
  sequence: 0,
  attendees: [
    attendee('Ada', { organizer: true, responseStatus: 'accepted' }),
    attendee('Bob', { responseStatus: 'accepted', self: true }),
    attendee('Cem', { responseStatus: 'declined', optional: true }),
    ROOM,
  ],
  hangoutLink: 'https://meet.google.com/abc-defg-hij',
  reminders: { useDefault: true },
  eventType: 'default',
  ...members,
})

/** An occurrence of the weekly series `weekly`, on a day of March. */
export const occurrence = (day: string, members: Json = {}): Json =>
  event(`weekly_202603${day}T080000Z`, {
    iCalUID: 'weekly@google.com',
    recurringEventId: 'weekly',
    originalStartTime: { dateTime: `2026-03-${day}T09:00:00+01:00`, timeZone: 'Europe/Berlin' },
    start: { dateTime: `2026-03-${day}T09:00:00+01:00`, timeZone: 'Europe/Berlin' },
    end: { dateTime: `2026-03-${day}T10:00:00+01:00`, timeZone: 'Europe/Berlin' },
    ...members,
  })

/** Pages of events, one after another. */
export const pages = (...lists: readonly (readonly Json[])[]): string =>
  lists
    .map((items) =>
      JSON.stringify(
        {
          kind: 'calendar#events',
          etag: '"p33g"',
          summary: 'ada@canary.example',
          description: '',
          updated: '2026-03-05T10:00:00.000Z',
          timeZone: 'Europe/Berlin',
          accessRole: 'owner',
          defaultReminders: [{ method: 'popup', minutes: 10 }],
          nextPageToken: 'EiIKGmNhbmFyeQ',
          items,
        },
        null,
        1,
      ),
    )
    .join('\n')
