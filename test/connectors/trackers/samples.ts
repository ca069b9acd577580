import { lists } from '../forges/azure.js'
import { item } from './azure.js'
import * as trello from './trello.js'

// Files of trackers as the products write them, cut to a few items. Names and addresses in them are canaries.

const ADA = `{"self": "https://acme.atlassian.net/rest/api/3/user?accountId=5b10-canary", "accountId": "5b10-canary",
  "emailAddress": "ada@canary.example", "displayName": "Ada Canary", "active": true, "timeZone": "Asia/Shanghai", "accountType": "atlassian"}`

const CATEGORY = {
  new: `{"self": "https://acme.atlassian.net/rest/api/3/statuscategory/2", "id": 2, "key": "new", "colorName": "blue-gray", "name": "待办"}`,
  indeterminate: `{"self": "https://acme.atlassian.net/rest/api/3/statuscategory/4", "id": 4, "key": "indeterminate", "colorName": "yellow", "name": "进行中"}`,
  done: `{"self": "https://acme.atlassian.net/rest/api/3/statuscategory/3", "id": 3, "key": "done", "colorName": "green", "name": "完成"}`,
}
const status = (id: string, name: string, category: keyof typeof CATEGORY): string =>
  `{"self": "https://acme.atlassian.net/rest/api/3/status/${id}", "description": "", "name": "${name}", "id": "${id}", "statusCategory": ${CATEGORY[category]}}`

/** The first page of a search on Jira Cloud, of a site in Chinese. */
export const JIRA_CLOUD = `{"issues": [
{"expand": "renderedFields,names,schema,operations,editmeta,changelog,versionedRepresentations", "id": "10112",
 "self": "https://acme.atlassian.net/rest/api/3/issue/10112", "key": "ACME-12",
 "changelog": {"startAt": 0, "maxResults": 3, "total": 3, "histories": [
  {"id": "20013", "author": ${ADA}, "created": "2026-03-05T17:30:00.000+0800", "items": [
   {"field": "resolution", "fieldtype": "jira", "fieldId": "resolution", "from": null, "fromString": null, "to": "10000", "toString": "完成"},
   {"field": "status", "fieldtype": "jira", "fieldId": "status", "from": "3", "fromString": "进行中", "to": "10002", "toString": "已完成"}]},
  {"id": "20012", "author": ${ADA}, "created": "2026-03-03T10:15:00.000+0800", "items": [
   {"field": "status", "fieldtype": "jira", "fieldId": "status", "from": "10000", "fromString": "待办", "to": "3", "toString": "进行中"}]},
  {"id": "20011", "author": ${ADA}, "created": "2026-03-02T09:05:00.000+0800", "items": [
   {"field": "assignee", "fieldtype": "jira", "fieldId": "assignee", "from": null, "fromString": null, "to": "5b10-canary", "toString": "Ada Canary"}]}]},
 "fields": {"statuscategorychangedate": "2026-03-05T17:30:00.312+0800",
  "parent": {"id": "10103", "key": "ACME-3", "self": "https://acme.atlassian.net/rest/api/3/issue/10103",
   "fields": {"summary": "登录", "status": ${status('3', '进行中', 'indeterminate')},
    "issuetype": {"id": "10000", "name": "长篇故事", "subtask": false, "hierarchyLevel": 1}}},
  "summary": "Log in with a passkey, asked for by ada@canary.example",
  "issuetype": {"self": "https://acme.atlassian.net/rest/api/3/issuetype/10001", "id": "10001", "description": "", "name": "故事", "subtask": false, "avatarId": 10315, "entityId": "6b9e", "hierarchyLevel": 0},
  "status": ${status('10002', '已完成', 'done')},
  "resolution": {"self": "https://acme.atlassian.net/rest/api/3/resolution/10000", "id": "10000", "description": "", "name": "完成"},
  "assignee": ${ADA}, "reporter": ${ADA}, "creator": ${ADA},
  "created": "2026-03-02T09:00:00.000+0800", "updated": "2026-03-05T17:30:00.298+0800", "resolutiondate": "2026-03-05T17:30:00.298+0800",
  "timeoriginalestimate": 28800, "labels": ["login", "q1"], "subtasks": [], "issuelinks": [],
  "comment": {"comments": [{"author": ${ADA}, "body": "Done. Ada Canary"}], "total": 1}}},
{"expand": "changelog", "id": "10103", "self": "https://acme.atlassian.net/rest/api/3/issue/10103", "key": "ACME-3",
 "changelog": {"startAt": 0, "maxResults": 1, "total": 1, "histories": [
  {"id": "20003", "author": ${ADA}, "created": "2026-03-03T10:16:00.000+0800", "items": [
   {"field": "status", "fieldtype": "jira", "fieldId": "status", "from": "10000", "fromString": "待办", "to": "3", "toString": "进行中"}]}]},
 "fields": {"summary": "登录", "issuetype": {"id": "10000", "name": "长篇故事", "subtask": false, "hierarchyLevel": 1},
  "status": ${status('3', '进行中', 'indeterminate')}, "resolution": null, "assignee": null, "created": "2026-02-20T10:00:00.000+0800",
  "updated": "2026-03-03T10:16:00.000+0800", "resolutiondate": null, "timeoriginalestimate": null, "labels": []}},
{"expand": "changelog", "id": "10219", "self": "https://acme.atlassian.net/rest/api/3/issue/10219", "key": "BSSEF25T9-219",
 "changelog": {"startAt": 0, "maxResults": 0, "total": 0, "histories": []},
 "fields": {"summary": "Old browsers", "issuetype": {"id": "10003", "name": "子任务", "subtask": true, "hierarchyLevel": -1},
  "status": ${status('10002', '已完成', 'done')},
  "resolution": {"id": "10001", "description": "", "name": "Won't Do"}, "assignee": ${ADA},
  "created": "2026-03-01T08:00:00.000+0000", "updated": "2026-03-04T08:00:00.000+0000", "resolutiondate": "2026-03-04T08:00:00.000+0000",
  "timeoriginalestimate": 0, "labels": []}}
], "nextPageToken": "CAEaAggB", "isLast": false}
`

/** A page of a search on Jira in a data center, which lists changes from the oldest on and knows no levels. */
export const JIRA_DATA_CENTER = `{"expand": "schema,names", "startAt": 50, "maxResults": 50, "total": 51, "issues": [
{"expand": "operations,versionedRepresentations,editmeta,changelog,renderedFields", "id": "30007", "self": "https://jira.acme.example/jira/rest/api/2/issue/30007", "key": "OPS-7",
 "fields": {"summary": "Backups fail", "issuetype": {"self": "https://jira.acme.example/jira/rest/api/2/issuetype/1", "id": "1", "name": "Fehler", "subtask": false},
  "status": {"self": "https://jira.acme.example/jira/rest/api/2/status/6", "id": "6", "name": "Geschlossen", "statusCategory": {"id": 3, "key": "done", "colorName": "green", "name": "Fertig"}},
  "resolution": {"id": "3", "name": "Doublette"}, "reporter": {"name": "bcanary", "key": "bcanary", "emailAddress": "bob@canary.example", "displayName": "Bob Canary"},
  "created": "2026-01-12T14:00:00.000+0100", "updated": "2026-01-14T09:00:00.000+0100", "resolutiondate": "2026-01-14T09:00:00.000+0100",
  "timeoriginalestimate": 5400, "labels": []},
 "changelog": {"startAt": 0, "maxResults": 2, "total": 2, "histories": [
  {"id": "41", "author": {"name": "bcanary"}, "created": "2026-01-13T09:00:00.000+0100", "items": [
   {"field": "status", "fieldtype": "jira", "from": "1", "fromString": "Offen", "to": "3", "toString": "In Arbeit"}]},
  {"id": "42", "author": {"name": "bcanary"}, "created": "2026-01-14T09:00:00.000+0100", "items": [
   {"field": "resolution", "fieldtype": "jira", "from": null, "fromString": null, "to": "3", "toString": "Doublette"},
   {"field": "status", "fieldtype": "jira", "from": "3", "fromString": "In Arbeit", "to": "6", "toString": "Geschlossen"}]}]}}
]}
`

/** The issues of a filter, exported as CSV from Jira Cloud. */
export const JIRA_CSV = `\ufeffSummary,Issue key,Issue id,Issue Type,Status,Project key,Project name,Project type,Project lead,Project lead id,Priority,Resolution,Assignee,Assignee Id,Reporter,Created,Updated,Last Viewed,Resolved,Due date,Votes,Labels,Labels,Description,Watchers,Watchers,Original estimate,Remaining Estimate,Time Spent,Work Ratio,Σ Original Estimate,Custom field (Asset type),Custom field (Asset type),Sprint,Sprint,Sprint,Comment,Parent,Parent key,Parent summary,Status Category,Status Category Changed
Log in with a passkey,ACME-12,10112,Story,已完成,ACME,Acme,software,Ada Canary,5b10-canary,Medium,Done,Ada Canary,5b10-canary,Bob Canary,02/Mar/26 9:00 AM,05/Mar/26 5:30 PM,06/Mar/26 8:00 AM,05/Mar/26 5:30 PM,,0,login,q1,"As a user
I log in, says ada@canary.example",Ada Canary,Bob Canary,28800,0,27000,93%,28800,,,Sprint 1,Sprint 2,,05/Mar/26 5:31 PM;5b10-canary;Done,10103,ACME-3,Login,Done,05/Mar/26 5:30 PM
Login,ACME-3,10103,Epic,In Progress,ACME,Acme,software,Ada Canary,5b10-canary,Medium,,Ada Canary,5b10-canary,Bob Canary,20/Feb/26 10:00 AM,03/Mar/26 10:16 AM,,,,0,,,,Ada Canary,,,,,,,,,,,,,,,,In Progress,03/Mar/26 10:16 AM
Old browsers,BSSEF25T9-219,10219,Sub-task,Closed,BSSEF25T9,Browsers,software,Ada Canary,5b10-canary,Low,Won't Do,,,Bob Canary,01/Mar/26 4:00 PM,04/Mar/26 4:00 PM,,04/Mar/26 4:00 PM,,0,,,,,,,,,,,,,,,,,10103,ACME-3,Login,Done,04/Mar/26 4:00 PM
`

/** The issues of a workspace, exported from Linear. */
export const LINEAR = `ID,Team,Title,Description,Status,Estimate,Priority,Project ID,Project,Creator,Assignee,Labels,Cycle Number,Cycle Name,Cycle Start,Cycle End,Created,Updated,Started,Triaged,Completed,Canceled,Archived,Due Date,Parent issue,Roadmaps
ENG-42,Engineering,Login button misaligned,"Seen by ada@canary.example
on Safari",Shipped,3,High,,,ada@canary.example,bob@canary.example,"Bug, Frontend",12,Cycle 12,,,Sat Feb 11 2023 01:52:26 GMT+0000 (GMT),Tue Feb 14 2023 10:00:00 GMT+0000 (GMT),Mon Feb 13 2023 09:00:00 GMT+0000 (GMT),,Tue Feb 14 2023 10:00:00 GMT+0000 (GMT),,Sun May 14 2023 00:00:00 GMT+0100 (British Summer Time),,ENG-40,
ENG-43,Engineering,Dark mode,,Duplicate,,No priority,,,ada@canary.example,,,,,,,Sat Feb 11 2023 02:00:00 GMT+0000 (GMT),Wed Feb 15 2023 08:30:00 GMT+0000 (GMT),,,,Wed Feb 15 2023 08:30:00 GMT+0000 (GMT),,,,
ENG-40,Engineering,Login,,Building,5,Medium,,,ada@canary.example,,Epic,,,,,Fri Feb 10 2023 12:00:00 GMT+0000 (GMT),Mon Feb 13 2023 09:00:00 GMT+0000 (GMT),Mon Feb 13 2023 09:00:00 GMT+0000 (GMT),,,,,,,
OPS2-7,Operations,Rotate keys,,Triage,1,Low,,,ada@canary.example,,Security,,,,,2026-03-01T08:00:00.000Z,2026-03-01T08:00:00.000Z
`

/** Work items of Azure Boards, each with the states of its type. */
export const AZURE_WORK_ITEMS = lists([
  item(7, {
    'System.Title': 'Log in with a passkey, says ada@canary.example',
    'System.State': 'Closed',
    'System.Reason': 'Acceptance tests pass',
    'System.Tags': 'login; q1',
    'System.Parent': 3,
    'Microsoft.VSTS.Common.ActivatedDate': '2026-03-02T09:00:00.5Z',
    'Microsoft.VSTS.Common.ClosedDate': '2026-03-05T15:30:01Z',
    'Microsoft.VSTS.Common.StateChangeDate': '2026-03-05T15:30:01Z',
    'Microsoft.VSTS.Scheduling.OriginalEstimate': 2.3,
  }),
  item(8, {
    'System.WorkItemType': 'Bug',
    'System.State': 'Closed',
    'System.Reason': 'Verified',
    'Microsoft.VSTS.Common.ResolvedReason': 'As Designed',
    'Microsoft.VSTS.Common.ClosedDate': '2026-03-01T09:00:00Z',
  }),
  item(3, { 'System.WorkItemType': 'Feature' }),
])

/** A board of Trello. */
export const TRELLO = trello.board(
  [
    trello.comment(1),
    trello.completion(2, true, '2026-03-05T09:00:00.000Z'),
    trello.move(1, 'doing', 'done', '2026-03-04T15:30:01.000Z'),
    trello.move(1, 'todo', 'doing', '2026-03-02T09:00:00.500Z'),
  ],
  [
    trello.card(1, 'done', {
      name: 'Log in with a passkey, says ada@canary.example',
      labels: [{ id: '5ad3c6eb841642c2a80fd9f7', idBoard: '68e8092c100aad2a6c23f961', name: 'Bug', color: 'red' }],
    }),
    trello.card(2, 'doing', { dueComplete: true }),
    trello.card(3, 'todo'),
    trello.card(4, 'dropped', { closed: true }),
    trello.card(5, 'todo', { isTemplate: true }),
    trello.card(6, 'todo', { cardRole: 'separator' }),
  ],
)
