import { type Role, roleOf, roleSentences, roleWord } from '../../format/roles.js'
import { Field } from '../../parts/Form.js'

/** The choice of a role, with what it sees and does. */
export const RoleField = ({
  roles,
  role,
  problem,
  onChange,
}: {
  roles: readonly Role[]
  role: Role
  problem: string | null
  onChange: (role: Role) => void
}) => (
  <Field label="Role" note={roleSentences[role]} problem={problem}>
    {(state) => (
      <select
        {...state}
        value={role}
        onChange={({ target }) => {
          const chosen = roleOf(target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleWord(one)}
          </option>
        ))}
      </select>
    )}
  </Field>
)
