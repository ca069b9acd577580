// Events as Microsoft Graph lists them in a view of a calendar, with the members that it really gives. Names and addresses in them are
// canaries.

type Json = Readonly<Record<string, unknown>>

const recipient = (name: string): Json => ({
  emailAddress: { name: `${name} Canary`, address: `${name}@canary.example` },
})

/** One who is invited, and the reply. */
export const attendee = (name: string, response: string, type = 'required'): Json => ({
  type,
  status: { response, time: response === 'none' ? '0001-01-01T00:00:00Z' : '2026-03-02T10:00:00.1234567Z' },
  ...recipient(name),
})

export const time = (dateTime: string, timeZone: string): Json => ({ dateTime, timeZone })

/** A single event from nine to ten o'clock in Berlin. */
export const event = (id: string, members: Json = {}): Json => ({
  '@odata.etag': 'W/"ZlnW4RIAV06KYYwlrfNZvQAALfZeRQ=="',
  id: `AAMkAGI1AAAt9AHjAAA-${id}`,
  createdDateTime: '2026-02-20T10:00:00.1234567Z',
  lastModifiedDateTime: '2026-03-03T08:15:00.1234567Z',
  changeKey: 'ZlnW4RIAV06KYYwlrfNZvQAALfZeRQ==',
  categories: ['Acme', 'With Bob Canary'],
  transactionId: null,
  originalStartTimeZone: 'W. Europe Standard Time',
  originalEndTimeZone: 'W. Europe Standard Time',
  iCalUId: `040000008200E00074C5B7101A82E00800000000${id}`,
  reminderMinutesBeforeStart: 15,
  isReminderOn: true,
  hasAttachments: false,
  subject: 'Weekly planning',
  bodyPreview: 'Agenda by Ada Canary',
  importance: 'normal',
  sensitivity: 'normal',
  isAllDay: false,
  isCancelled: false,
  isOrganizer: true,
  responseRequested: true,
  seriesMasterId: null,
  showAs: 'busy',
  type: 'singleInstance',
  webLink: 'https://outlook.office365.com/owa/?itemid=canary',
  onlineMeetingUrl: null,
  isOnlineMeeting: true,
  onlineMeetingProvider: 'teamsForBusiness',
  allowNewTimeProposals: true,
  isDraft: false,
  hideAttendees: false,
  recurrence: null,
  responseStatus: { response: 'organizer', time: '0001-01-01T00:00:00Z' },
  body: { contentType: 'html', content: '<html><body>Agenda by Ada Canary</body></html>' },
  start: time('2026-03-04T09:00:00.0000000', 'W. Europe Standard Time'),
  end: time('2026-03-04T10:00:00.0000000', 'W. Europe Standard Time'),
  location: { displayName: 'The Canary', locationType: 'default', uniqueId: 'The Canary', uniqueIdType: 'private' },
  locations: [],
  attendees: [
    attendee('Bob', 'accepted'),
    attendee('Cem', 'declined', 'optional'),
    attendee('Dee', 'none'),
    attendee('Room 2', 'accepted', 'resource'),
  ],
  organizer: recipient('Ada'),
  onlineMeeting: { joinUrl: 'https://teams.microsoft.com/l/meetup-join/canary' },
  ...members,
})

/** Pages of events, one after another. */
export const pages = (...lists: readonly (readonly Json[])[]): string =>
  lists
    .map((value) =>
      JSON.stringify(
        {
          '@odata.context': "https://graph.microsoft.com/v1.0/$metadata#users('ada%40canary.example')/calendarView",
          value,
          '@odata.nextLink': 'https://graph.microsoft.com/v1.0/me/calendarView?$skip=10',
        },
        null,
        1,
      ),
    )
    .join('\n')
