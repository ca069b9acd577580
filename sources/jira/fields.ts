/** Fields that issues are read by. No person is in them. */
export const FIELDS: readonly string[] = [
  'summary',
  'status',
  'issuetype',
  'resolution',
  'created',
  'updated',
  'resolutiondate',
  'statuscategorychangedate',
  'parent',
  'labels',
  'timeoriginalestimate',
  'subtasks',
  'issuelinks',
]
