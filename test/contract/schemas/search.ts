import { figure, int0, tone, uuid } from './common.js'
import {
  boolean,
  both,
  closed,
  distinct,
  either,
  type Members,
  matching,
  nonEmpty,
  number,
  only,
  orNull,
  text,
} from './json-schema.js'

const toProject = { icon: text, action: closed({ type: only('project'), projectId: uuid }) }

const SECTIONS: readonly (readonly [section: string, kind: string, more: Members, maxItems?: number])[] = [
  ['insights', 'insight', { icon: text, tone, action: closed({ type: only('goto'), view: nonEmpty }) }],
  [
    'clients',
    'client',
    { glyph: closed({ glyph: matching('^.{1,4}$'), tone }), action: closed({ type: only('client'), clientId: uuid }) },
  ],
  ['projects', 'project', toProject],
  ['connections', 'connection', { icon: text, action: closed({ type: only('goto'), view: only('connections') }) }],
  ['work_items', 'work_item', toProject, 100],
]

const group = ([section, kind, more, maxItems]: (typeof SECTIONS)[number]) =>
  closed({
    section: only(section),
    items: distinct(
      closed({
        id: nonEmpty,
        kind: only(kind),
        section: only(section),
        title: text,
        keywords: text,
        meta: text,
        ...more,
      }),
      maxItems,
    ),
  })

export const searchRead = closed({
  canManageSources: boolean,
  facts: closed({
    aiAssistedChanges: orNull(int0),
    aiNetHours: orNull(number),
    changeRequestReference: orNull(text),
    scopeSignals: orNull(int0),
    scopeValue: orNull(figure),
  }),
  groups: both(
    distinct(either(...SECTIONS.map(group))),
    ...SECTIONS.map(([section]) => ({
      contains: { properties: { section: only(section) } },
      minContains: 0,
      maxContains: 1,
    })),
  ),
})
