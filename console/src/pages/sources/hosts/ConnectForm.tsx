import type { SourceProject } from '@workspace-delivery-intelligence/client'
import { useId, useState } from 'react'
import { setView } from '../../../address/useAddress.js'
import type { Answer } from '../../../api/ask.js'
import { problemAt } from '../../../api/refused.js'
import { useSending } from '../../../api/useSending.js'
import { Choice, Field, FieldGroup, Form } from '../../../parts/Form.js'
import { useTell } from '../../../parts/Notices.js'
import { useSelected } from '../../../selection/selected.js'
import { Findings } from './Findings.js'
import { type Assigned, connectionOf, type Filled, NOTHING_SAID, type Said } from './wish.js'

type Product = Answer<'hosts.list'>['products'][number]
type Found = Answer<'hosts.check'>

/** A list longer than this can be searched. */
const SHORT_LIST = 8

const nameOf = ({ clientName, name }: SourceProject): string => `${clientName} / ${name}`

const ProjectChoice = ({
  label,
  value,
  projects,
  onChange,
}: {
  label: string
  value: string
  projects: readonly SourceProject[]
  onChange: (project: string) => void
}) => (
  <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {value === '' && <option value="">Choose a project…</option>}
    {projects.map((project) => (
      <option key={project.id} value={project.id}>
        {nameOf(project)}
      </option>
    ))}
  </select>
)

/** Containers or projects of a host, each with the project to which it belongs. */
const Containers = ({
  assigned,
  projects,
  project,
  onChange,
}: {
  assigned: readonly Assigned[]
  projects: readonly SourceProject[]
  project: string
  onChange: (assigned: readonly Assigned[]) => void
}) => {
  const id = useId()
  const [text, setText] = useState('')
  const shown = assigned.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
  const assign = (named: string, own: string | null): void =>
    onChange(assigned.map((one) => (one.name === named ? { ...one, project: own } : one)))
  return (
    <>
      {assigned.length > SHORT_LIST && (
        <label className="field" htmlFor={id}>
          <span>Search</span>
          <input id={id} type="search" value={text} maxLength={100} onChange={({ target }) => setText(target.value)} />
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul className="hosts-containers" tabIndex={0} aria-label="What is read">
        {shown.map(({ name, project: own }) => (
          <li key={name}>
            <Choice
              type="checkbox"
              name="containers"
              isChecked={own !== null}
              onChange={() => assign(name, own === null ? project : null)}
            >
              {name}
            </Choice>
            {own !== null && (
              <ProjectChoice
                label={`Project of ${name}`}
                value={own}
                projects={projects}
                onChange={(chosen) => assign(name, chosen)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Asks what is read, and where it belongs, and connects the host. */
export const ConnectForm = ({
  product,
  filled,
  found,
  projects,
  onBack,
}: {
  product: Product
  filled: Filled
  found: Found
  projects: readonly SourceProject[]
  onBack: () => void
}) => {
  const { project: selected } = useSelected()
  const tell = useTell()
  const first = selected.kind === 'one' ? selected.id : projects.length === 1 ? (projects[0]?.id ?? '') : ''
  const isOfProjects = found.containers.length === 0
  const names = isOfProjects ? found.projects : found.containers.map(({ name }) => name)
  const [project, setProject] = useState(first)
  const [assigned, setAssigned] = useState<readonly Assigned[]>(names.map((name) => ({ name, project: first })))
  const [said, setSaid] = useState(NOTHING_SAID)
  const needsName = product.asks.includes('container') && names.length === 0
  const needsNames = product.hasContainers && names.length === 0
  const sending = useSending('hosts.connect', ({ connectionId }) => {
    tell({ text: `${product.label} is connected. Its first reading begins within seconds.` })
    setView({ add: null, product: null, connection: connectionId, span: null }, 'push')
  })
  const say = (member: keyof Said, value: string): void => setSaid({ ...said, [member]: value })
  const choose = (chosen: string): void => {
    // What was assigned to the project before follows it.
    setAssigned(assigned.map((one) => (one.project === project ? { ...one, project: chosen } : one)))
    setProject(chosen)
  }
  /** The first field that has to be filled in and is not, with what to do; null if there is none. */
  const missing = (): readonly [field: string, message: string] | null => {
    const chosen = assigned.filter(({ project: own }) => own !== null)
    const isAssigned = chosen.length > 0 && chosen.every((one) => one.project !== '')
    if (project === '' && !isAssigned) return ['project', 'Choose a project.']
    if (needsNames && said.names.trim() === '') return ['names', 'Fill this in.']
    if (!isOfProjects && names.length > 0 && chosen.length === 0) return ['containers', 'Choose at least one of them.']
    if (product.asks.includes('role') && said.role.trim() === '') return ['role', 'Fill this in.']
    if (product.asks.includes('billable') && said.billable === '') return ['billable', 'Choose one.']
    return null
  }
  const connect = (): void => {
    const wrong = missing()
    if (wrong === null) void sending.send(connectionOf(filled, assigned, said, { project, isOfProjects }))
    else sending.refuse({ kind: 'fields', paths: [wrong[0]], message: wrong[1] })
  }
  const at = (field: string): string | null => problemAt(sending.refused, field)
  const text = (member: keyof Said, label: string, note?: string) => (
    <Field label={label} {...(note === undefined ? {} : { note })} problem={at(member)}>
      {(state) => (
        <input
          {...state}
          autoComplete="off"
          maxLength={500}
          value={said[member]}
          onChange={({ target }) => say(member, target.value)}
        />
      )}
    </Field>
  )
  return (
    <div className="stack hosts-form">
      <Findings lines={found.lines} />
      <Form
        action="Connect"
        sending={sending}
        shown={['project', 'names', 'containers', 'role', 'billable', 'domains', 'container', 'label']}
        onSubmit={connect}
        onCancel={onBack}
      >
        <Field label="Project" problem={project === '' ? at('project') : null}>
          {(state) => (
            <select {...state} value={project} onChange={({ target }) => choose(target.value)}>
              {project === '' && <option value="">Choose…</option>}
              {projects.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {names.length > 0 && (
          <FieldGroup label={isOfProjects ? 'Projects that its records name' : 'Read'} problem={at('containers')}>
            <Containers assigned={assigned} projects={projects} project={project} onChange={setAssigned} />
          </FieldGroup>
        )}
        {needsNames && (
          <Field
            label="Read"
            note="Names as the host writes them, with commas between, for example acme/web."
            problem={at('names') ?? at('containers')}
          >
            {(state) => (
              <input
                {...state}
                autoComplete="off"
                maxLength={10000}
                value={said.names}
                onChange={({ target }) => say('names', target.value)}
              />
            )}
          </Field>
        )}
        {product.asks.includes('role') && text('role', 'Role', 'Of time that names none, as your rates call it.')}
        {product.asks.includes('billable') && (
          <FieldGroup label="Is its time billable?" problem={at('billable')}>
            {(['yes', 'no'] as const).map((one) => (
              <Choice
                key={one}
                type="radio"
                name="billable"
                isChecked={said.billable === one}
                onChange={() => say('billable', one)}
              >
                {one === 'yes' ? 'Yes' : 'No'}
              </Choice>
            ))}
          </FieldGroup>
        )}
        {needsName && text('container', 'Name of the calendar')}
        {product.asks.includes('domains') &&
          text(
            'domains',
            'Domains of your own people (optional)',
            'Only they count as attending, for example acme.example. No address is kept.',
          )}
        {text('label', 'Name of the connection (optional)', `Left empty, it is called ${product.label}.`)}
      </Form>
    </div>
  )
}
