import type { MemberRow } from '../../api/members.js'
import { format } from '../../format/viewer.js'

/** The places that a member may see, in words. */
export const maySee = ({ dataAccess: { all, clients, projects } }: Pick<MemberRow, 'dataAccess'>): string => {
  if (all) return 'All clients'
  const names = [...clients, ...projects].map(({ name }) => name)
  return names.length === 0 ? 'Nothing that you see' : format.list(names)
}

export const MaySee = ({ member }: { member: MemberRow }) => <span>{maySee(member)}</span>
