// A board as Trello exports it, with the members that it really writes. Names and addresses in them are canaries.

type Json = Readonly<Record<string, unknown>>

const BOARD = '68e8092c100aad2a6c23f961'
const LISTS = { todo: 'Backlog', doing: 'Doing', done: 'Shipped 🎉', dropped: 'Dropped' } as const
type ListName = keyof typeof LISTS

export const listId = (list: ListName): string => `68e8092c100aad2a6c23f9${Object.keys(LISTS).indexOf(list)}0`

const member = { id: '61f6183fe803bd5eee4e525c', username: 'adacanary', fullName: 'Ada Canary', initials: 'AC' }

/** The id of a card that was created at an instant. */
export const cardId = (number: number, createdAt: string): string =>
  `${(Date.parse(createdAt) / 1_000).toString(16)}${String(number).padStart(16, '0')}`

export const CREATED = '2026-02-20T10:00:00.000Z'

/** A card in a list. */
export const card = (number: number, list: ListName, members: Json = {}): Json => ({
  id: cardId(number, CREATED),
  agent: null,
  address: null,
  badges: { attachments: 0, comments: 1, checkItems: 0, checkItemsChecked: 0, due: null, dueComplete: false, votes: 0 },
  checkItemStates: [],
  closed: false,
  coordinates: null,
  creationMethod: null,
  dueComplete: false,
  dateLastActivity: '2026-03-05T16:00:00.210Z',
  desc: 'Bob Canary asked for it, bob@canary.example',
  descData: { emoji: {} },
  due: null,
  dueReminder: null,
  email: 'canary+68e8@boards.trello.example',
  idBoard: BOARD,
  idChecklists: [],
  idLabels: [],
  idList: listId(list),
  idMembers: [member.id],
  idMembersVoted: [],
  idShort: number,
  idAttachmentCover: null,
  labels: [],
  limits: {},
  locationName: null,
  manualCoverAttachment: false,
  name: `Card ${number}`,
  nodeId: `ari:cloud:trello::card/workspace/1/${cardId(number, CREATED)}`,
  pinned: false,
  pos: 16_384 * number,
  shortLink: `sQI2wV${number}`,
  shortUrl: `https://trello.com/c/sQI2wV${number}`,
  staticMapUrl: null,
  start: null,
  subscribed: false,
  url: `https://trello.com/c/sQI2wV${number}/${number}-card`,
  cover: { idAttachment: null, color: null, size: 'normal', brightness: 'dark' },
  isTemplate: false,
  cardRole: null,
  mirrorSourceId: null,
  attachments: [],
  pluginData: [],
  customFieldItems: [],
  ...members,
})

const action = (type: string, date: string, data: Json): Json => ({
  id: '68ff67ccf6804d2f8e7c5ade',
  idMemberCreator: member.id,
  data: { board: { id: BOARD, name: 'Canary board', shortLink: 'VJFx5D4Z' }, ...data },
  appCreator: null,
  type,
  date,
  limits: null,
  memberCreator: member,
})

const inAction = (number: number, members: Json = {}): Json => ({
  id: cardId(number, CREATED),
  name: 'By Ada Canary',
  idShort: number,
  shortLink: `sQI2wV${number}`,
  ...members,
})

/** A card's move from one list to another. */
export const move = (number: number, from: ListName, to: ListName, date: string): Json =>
  action('updateCard', date, {
    card: inAction(number, { idList: listId(to) }),
    old: { idList: listId(from) },
    listBefore: { id: listId(from), name: LISTS[from] },
    listAfter: { id: listId(to), name: LISTS[to] },
  })

/** The moment at which a card was marked complete, or no longer. */
export const completion = (number: number, dueComplete: boolean, date: string): Json =>
  action('updateCard', date, {
    card: inAction(number, { dueComplete }),
    old: { dueComplete: !dueComplete },
    list: { id: listId('doing'), name: LISTS.doing },
  })

/** A comment on a card. */
export const comment = (number: number): Json =>
  action('commentCard', '2026-03-04T10:00:00.000Z', { card: inAction(number), text: 'Bob Canary says hello' })

const list = (name: ListName): Json => ({
  id: listId(name),
  name: LISTS[name],
  closed: false,
  color: null,
  idBoard: BOARD,
  pos: 65_536,
  subscribed: false,
  softLimit: null,
  type: null,
  datasource: { filter: false },
  creationMethod: null,
  idOrganization: '60d53f8a68d5f030ffca7142',
  limits: {},
  nodeId: `ari:cloud:trello::list/workspace/1/${listId(name)}`,
})

/** A board with actions, newest first, and cards. */
export const board = (actions: readonly Json[], cards: readonly Json[]): string =>
  JSON.stringify(
    {
      id: BOARD,
      nodeId: `ari:cloud:trello::board/workspace/1/${BOARD}`,
      name: 'Canary board',
      desc: 'Run by ada@canary.example',
      descData: null,
      closed: false,
      dateClosed: null,
      idOrganization: '60d53f8a68d5f030ffca7142',
      idEnterprise: null,
      limits: { attachments: { perBoard: { status: 'ok', disableAt: 36_000, warnAt: 28_800 } } },
      pinned: false,
      starred: false,
      url: 'https://trello.com/b/VJFx5D4Z/canary-board',
      prefs: {
        permissionLevel: 'private',
        voting: 'disabled',
        comments: 'members',
        switcherViews: [{ viewType: 'Board' }],
      },
      shortLink: 'VJFx5D4Z',
      subscribed: false,
      labelNames: { green: 'Copy Request', yellow: 'One more step' },
      powerUps: [],
      dateLastActivity: '2026-03-05T16:00:00.210Z',
      dateLastView: '2026-03-06T08:00:00.000Z',
      shortUrl: 'https://trello.com/b/VJFx5D4Z',
      idTags: [],
      datePluginDisable: null,
      creationMethod: null,
      ixUpdate: '12',
      templateGallery: null,
      enterpriseOwned: false,
      actions,
      cards,
      labels: [{ id: '5ad3c6eb841642c2a80fd9f7', idBoard: BOARD, name: 'Bug', color: 'red', uses: 1 }],
      lists: (Object.keys(LISTS) as ListName[]).map(list),
      members: [member],
      checklists: [],
      customFields: [],
      memberships: [{ id: '5ad3c6eb79d93844dc6b0b40', idMember: member.id, memberType: 'admin', unconfirmed: false }],
      pluginData: [],
    },
    null,
    1,
  )
