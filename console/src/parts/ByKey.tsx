import { commandLine } from '../format/command.js'
import { useSelected } from '../selection/selected.js'
import { RemedyNote } from './NotKnown.js'

/**
 * The notice where a person has to be signed in, and a key is: what to do.
 *
 * @param what the rest of the sentence that says why.
 */
export const ByKey = ({ what }: { what: string }) => {
  const { workspace } = useSelected()
  return (
    <div className="card stack">
      <p>
        You are signed in by a key, and {what}: ask an owner or admin of the workspace for a sign-in link, and open it
        in this browser.
      </p>
      <RemedyNote
        remedy={{
          text: 'The operator of the service makes one, too:',
          command: commandLine(['member', 'link', '<member>'], workspace),
        }}
      />
    </div>
  )
}
