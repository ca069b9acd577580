import type { Trace, TracedKind, TraceElement } from '@workspace-delivery-intelligence/client'
import { useCallback, useState } from 'react'
import { setView } from '../../address/useAddress.js'
import { providerWord, spoken } from '../../format/words.js'
import { ProvenanceChip } from '../../parts/chips.js'
import { Drawer } from '../../parts/Drawer.js'
import { ExternalLink } from '../../parts/ExternalLink.js'
import { Facts } from '../../parts/Facts.js'
import { CivilDay, Count, Day, Instant } from '../../parts/values.js'
import { NO_START, startOf, viewOf } from '../../search/start.js'
import { useMay } from '../../selection/access.js'
import { useSelected } from '../../selection/selected.js'
import { MarksDialog } from '../../statement/MarksDialog.js'
import type { NamedChange } from '../../statement/namedChange.js'
import { changeOf, itemOf } from './acts.js'
import { LinkChangeDialog, LinkItemDialog, UnlinkDialog } from './LinkDialogs.js'
import { type Joined, joinedIn } from './lanes.js'
import { TypeDialog } from './TypeDialog.js'
import { formWords, kindWords, linkWords, scopeWords } from './words.js'

type Kind = TracedKind['kind']

interface Placed {
  readonly kind: Kind
  readonly element: TraceElement
  /** The path of the element in the answer. */
  readonly at: string
}

/** The element of an id, with its kind and place; null where the chain does not list it. */
const placedIn = ({ kinds }: Trace, id: string): Placed | null => {
  for (const [place, { kind, elements }] of kinds.entries()) {
    const element = elements.find((one) => one.id === id)
    if (element !== undefined) return { kind, element, at: `kinds[${place}].elements[${elements.indexOf(element)}]` }
  }
  return null
}

const factsOf = ({ kind, element, at }: Placed, timeZone: string) => {
  const { day, state, workType, scope, source, provenance, change } = element
  const repository = changeOf(kind, element)?.repository
  return [
    ['Kind', kindWords[kind]] as const,
    ...(change === null
      ? [
          [
            'When',
            day === null ? (
              <Day key="when" at={element.at} timeZone={timeZone} empty="not known" />
            ) : (
              <CivilDay key="when" date={day} />
            ),
          ] as const,
        ]
      : []),
    ...(state === null ? [] : [['State', spoken(state)] as const]),
    ...(workType === null ? [] : [['Type of work', spoken(workType)] as const]),
    ...(scope === null || scopeWords[scope] === '' ? [] : [['Scope', scopeWords[scope]] as const]),
    ...(repository === undefined ? [] : [['Repository', repository] as const]),
    ...(change === null
      ? []
      : [
          ['Form', formWords[change.form]] as const,
          ['Commits', <Count key="commits" value={change.commits} at={`${at}.change.commits`} />] as const,
          [
            'First commit',
            <Instant key="first" at={change.firstCommitAt} timeZone={timeZone} empty="not known" />,
          ] as const,
          ['Opened', <Instant key="opened" at={change.openedAt} timeZone={timeZone} empty="not known" />] as const,
          ['Merged', <Instant key="merged" at={element.at} timeZone={timeZone} empty="not known" />] as const,
        ]),
    ['Source', providerWord(source)] as const,
    ['Evidence', <ProvenanceChip key="provenance" provenance={provenance} />] as const,
  ]
}

/** A change and the item that it is linked to. */
interface Linked {
  readonly change: NamedChange
  readonly item: string
}

const linkedBy = (one: Placed, other: Placed): Linked | null => {
  const change = one.kind === 'code_change' ? changeOf(one.kind, one.element) : changeOf(other.kind, other.element)
  const item = itemOf(one.kind, one.element) ?? itemOf(other.kind, other.element)
  return change === null || item === null ? null : { change, item: item.item }
}

const LinkRow = ({
  trace,
  placed,
  joined: { id, link },
  onUnlink,
}: {
  trace: Trace
  placed: Placed
  joined: Joined
  /** Null where the caller may not. */
  onUnlink: ((linked: Linked) => void) | null
}) => {
  const other = placedIn(trace, id)
  if (other === null) return null
  const linked = other.kind === 'ai_mark' ? null : linkedBy(placed, other)
  return (
    <li className="trace-link">
      <div>
        <button type="button" className="link-button" onClick={() => setView({ element: id })}>
          {other.element.title}
        </button>
        <p className="small soft">
          {kindWords[other.kind]} · {linkWords(link)}
        </p>
      </div>
      {onUnlink !== null && linked !== null && (
        <button
          type="button"
          className="button is-small"
          aria-label={`Remove the link to ${other.element.title}`}
          onClick={() => onUnlink(linked)}
        >
          Remove
        </button>
      )}
    </li>
  )
}

type Dialog =
  | { readonly kind: 'link' | 'type' | 'take-back' | 'restore' }
  | { readonly kind: 'unlink'; readonly linked: Linked }

const Opened = ({ placed, dialog, onClose }: { placed: Placed; dialog: Dialog; onClose: () => void }) => {
  const { kind, element } = placed
  const change = changeOf(kind, element)
  const item = itemOf(kind, element)
  switch (dialog.kind) {
    case 'link':
      if (change !== null) return <LinkItemDialog change={change} title={element.title} onClose={onClose} />
      return item === null ? null : <LinkChangeDialog item={item.item} title={element.title} onClose={onClose} />
    case 'unlink':
      return <UnlinkDialog change={dialog.linked.change} item={dialog.linked.item} onClose={onClose} />
    case 'type':
      return item === null ? null : (
        <TypeDialog tracker={item.tracker} item={item.item} element={element} onClose={onClose} />
      )
    case 'take-back':
    case 'restore':
      return change === null ? null : (
        <MarksDialog change={change} restores={dialog.kind === 'restore'} onClose={onClose} />
      )
    default:
      return dialog satisfies never
  }
}

/** Says whether the chain has a mark of a change that says that AI helped. */
const hasMark = ({ kinds }: Trace, { repository, change }: NamedChange): boolean =>
  kinds.some(
    ({ kind, elements }) =>
      kind === 'ai_mark' &&
      elements.some((mark) => {
        const marked = changeOf(kind, mark)
        return mark.state === 'assisted' && marked?.repository === repository && marked.change === change
      }),
  )

/** An element beside the page: what is known of it, what it is linked to and by what, and what can be mended. */
export const ElementDrawer = ({ trace, id }: { trace: Trace; id: string }) => {
  const { timeZone } = useSelected()
  const close = useCallback(() => setView({ element: null }), [])
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const mayLink = useMay('change.link')
  const mayUnlink = useMay('change.unlink')
  const mayType = useMay('item.type')
  const mayMark = useMay('aiMark.takeBack')
  const placed = placedIn(trace, id)
  if (placed === null) return null
  const { kind, element } = placed
  const start = startOf(kind, id)
  const change = changeOf(kind, element)
  const joined = joinedIn(trace).get(id) ?? []
  return (
    <Drawer title={element.title} onClose={close}>
      <div className="row">
        {start !== null && id !== trace.start.id && (
          <button
            type="button"
            className="button is-primary"
            onClick={() => setView({ ...NO_START, ...viewOf(start) }, 'push')}
          >
            Trace this
          </button>
        )}
        {mayLink && kind === 'code_change' && (
          <button type="button" className="button" onClick={() => setDialog({ kind: 'link' })}>
            Link to a work item
          </button>
        )}
        {mayLink && kind === 'work_item' && (
          <button type="button" className="button" onClick={() => setDialog({ kind: 'link' })}>
            Link a change
          </button>
        )}
        {mayType && kind === 'work_item' && (
          <button type="button" className="button" onClick={() => setDialog({ kind: 'type' })}>
            Set the type
          </button>
        )}
        {mayMark && change !== null && hasMark(trace, change) && (
          <button type="button" className="button" onClick={() => setDialog({ kind: 'take-back' })}>
            Take AI marks back
          </button>
        )}
        {mayMark && change !== null && !hasMark(trace, change) && (
          <button type="button" className="button" onClick={() => setDialog({ kind: 'restore' })}>
            Restore AI marks
          </button>
        )}
      </div>
      <Facts rows={factsOf(placed, timeZone)} />
      {element.url !== null && (
        <p>
          <ExternalLink url={element.url}>Open in {providerWord(element.source)}</ExternalLink>
        </p>
      )}
      <h3>Linked to</h3>
      {joined.length === 0 && <p className="soft">Nothing in this chain.</p>}
      <ul className="trace-links">
        {joined.map((one) => (
          <LinkRow
            key={`${one.id} ${one.link.rule}`}
            trace={trace}
            placed={placed}
            joined={one}
            onUnlink={mayUnlink ? (linked) => setDialog({ kind: 'unlink', linked }) : null}
          />
        ))}
      </ul>
      {dialog !== null && <Opened placed={placed} dialog={dialog} onClose={() => setDialog(null)} />}
    </Drawer>
  )
}
