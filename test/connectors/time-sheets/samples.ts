// Worklogs as Jira and Tempo answer them, cut to a few. Names and addresses in them are canaries: no store may hold them.

const person = (name: string, id: string): string =>
  `{"self":"https://acme.atlassian.net/rest/api/3/user?accountId=${id}-canary","accountId":"${id}-canary","emailAddress":"${name}@canary.example","avatarUrls":{"48x48":"https://secure.gravatar.com/avatar/${id}?d=https%3A%2F%2Favatar.example%2F${name}-canary-1.png","24x24":"https://secure.gravatar.com/avatar/${id}?s=24","16x16":"https://secure.gravatar.com/avatar/${id}?s=16","32x32":"https://secure.gravatar.com/avatar/${id}?s=32"},"displayName":"${name} Canary","active":true,"timeZone":"Asia/Kolkata","accountType":"atlassian"}`
const ADA = person('ada', '5b10')
const BOB = person('bob', '6c21')

const comment = (text: string): string =>
  `{"version":1,"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"${text}"}]}]}`

/** 2 h 30 min 34 s on the evening of 4 March where it was logged, which is 5 March in Kolkata's east. */
const FIRST = `{"self":"https://acme.atlassian.net/rest/api/3/issue/10112/worklog/20001","author":${ADA},"updateAuthor":${ADA},"comment":${comment('Hero section with Bob Canary')},"created":"2026-03-05T08:00:00.311+0530","updated":"2026-03-05T08:00:00.311+0530","started":"2026-03-04T23:45:00.000+0530","timeSpent":"2h 30m","timeSpentSeconds":9034,"id":"20001","issueId":"10112"}`
/** 45 minutes, which begin on 5 March there, and on 4 March in UTC. */
const SECOND = `{"self":"https://acme.atlassian.net/rest/api/3/issue/10112/worklog/20002","author":${BOB},"updateAuthor":${ADA},"comment":${comment('Review')},"created":"2026-03-05T09:00:00.000+0530","updated":"2026-03-06T10:00:00.000+0530","started":"2026-03-05T01:15:00.000+0530","timeSpent":"45m","timeSpentSeconds":2700,"visibility":{"type":"group","value":"jira-developers","identifier":"276f955c"},"id":"20002","issueId":"10112"}`
const THIRD = `{"self":"https://acme.atlassian.net/rest/api/3/issue/10219/worklog/20003","author":${BOB},"updateAuthor":${BOB},"created":"2026-03-06T09:00:00.000+0530","updated":"2026-03-06T09:00:00.000+0530","started":"2026-03-06T09:00:00.000+0530","timeSpent":"1m","timeSpentSeconds":60,"id":"20003","issueId":"10219"}`

/** A page of a search for the worklogs of issues, of which one has none. */
export const JIRA_WORKLOGS = `{"issues":[
{"expand":"renderedFields,names,schema,operations,editmeta,changelog,versionedRepresentations","id":"10112","self":"https://acme.atlassian.net/rest/api/3/issue/10112","key":"ACME-12","fields":{"worklog":{"startAt":0,"maxResults":20,"total":2,"worklogs":[${FIRST},${SECOND}]}}},
{"expand":"renderedFields,names,schema,operations,editmeta,changelog,versionedRepresentations","id":"10219","self":"https://acme.atlassian.net/rest/api/3/issue/10219","key":"OPS-219","fields":{"worklog":{"startAt":0,"maxResults":20,"total":1,"worklogs":[${THIRD}]}}},
{"expand":"renderedFields,names,schema,operations,editmeta,changelog,versionedRepresentations","id":"10300","self":"https://acme.atlassian.net/rest/api/3/issue/10300","key":"ACME-30","fields":{"worklog":{"startAt":0,"maxResults":20,"total":0,"worklogs":[]}}}
],"nextPageToken":"CAEaAggB","isLast":false}
`

/** The worklogs of one issue, which the page names only by its id. */
export const JIRA_WORKLOG_PAGE = `{"startAt":0,"maxResults":5000,"total":2,"worklogs":[
${FIRST},
${SECOND}]}
`

const tempoAuthor = (id: string): string =>
  `{"self":"https://acme.atlassian.net/rest/api/2/user?accountId=${id}-canary","accountId":"${id}-canary"}`

/** A page of worklogs of Tempo Cloud: billed whole, in part, not at all, and more than was worked. */
export const TEMPO = `{"self":"https://api.tempo.io/4/worklogs?from=2026-03-01&to=2026-03-31&offset=0&limit=50","metadata":{"count":4,"offset":0,"limit":50,"next":"https://api.tempo.io/4/worklogs?from=2026-03-01&to=2026-03-31&offset=50&limit=50"},"results":[
{"self":"https://api.tempo.io/4/worklogs/11794","tempoWorklogId":11794,"issue":{"self":"https://acme.atlassian.net/rest/api/2/issue/10112","id":10112},"timeSpentSeconds":9034,"billableSeconds":9034,"startDate":"2026-03-04","startTime":"09:00:00","startDateTimeUtc":"2026-03-04T03:30:00Z","description":"Hero section with Bob Canary","createdAt":"2026-03-05T08:31:11Z","updatedAt":"2026-03-05T08:31:11Z","author":${tempoAuthor('5b10')},"attributes":{"self":"https://api.tempo.io/4/worklogs/11794/work-attribute-values","values":[{"key":"_Account_","value":"ACME-WEB"},{"key":"_Activity_","value":"Design"}]}},
{"self":"https://api.tempo.io/4/worklogs/11795","tempoWorklogId":11795,"issue":{"self":"https://acme.atlassian.net/rest/api/2/issue/10112","id":10112},"timeSpentSeconds":10800,"billableSeconds":7200,"startDate":"2026-03-05","startTime":"23:15:00","startDateTimeUtc":"2026-03-05T17:45:00Z","description":"","createdAt":"2026-03-06T08:31:11Z","updatedAt":"2026-03-07T08:31:11Z","author":${tempoAuthor('6c21')},"attributes":{"self":"https://api.tempo.io/4/worklogs/11795/work-attribute-values","values":[]}},
{"self":"https://api.tempo.io/4/worklogs/11796","tempoWorklogId":11796,"issue":{"self":"https://acme.atlassian.net/rest/api/2/issue/10219","id":10219},"timeSpentSeconds":60,"billableSeconds":0,"startDate":"2026-03-06","startTime":"09:00:00","startDateTimeUtc":"2026-03-06T03:30:00Z","description":"Daily","createdAt":"2026-03-06T08:31:11Z","updatedAt":"2026-03-06T08:31:11Z","author":${tempoAuthor('6c21')},"attributes":{"self":"https://api.tempo.io/4/worklogs/11796/work-attribute-values","values":[{"key":"_Lead_","value":"Ada Canary"}]}},
{"self":"https://api.tempo.io/4/worklogs/11797","tempoWorklogId":11797,"issue":{"self":"https://acme.atlassian.net/rest/api/2/issue/10219","id":10219},"timeSpentSeconds":1800,"billableSeconds":3600,"startDate":"2026-03-06","startTime":"10:00:00","startDateTimeUtc":"2026-03-06T04:30:00Z","description":"","createdAt":"2026-03-06T08:31:11Z","updatedAt":"2026-03-06T08:31:11Z","author":${tempoAuthor('6c21')},"attributes":{"self":"https://api.tempo.io/4/worklogs/11797/work-attribute-values","values":[]}}
]}
`

/** The same product in a data center: a list by itself, with keys of issues, and times without a zone. */
export const TEMPO_DATA_CENTER = `[
{"tempoWorklogId":1678061,"worker":"JIRAUSER80735-canary","updater":"JIRAUSER80735-canary","started":"2026-01-12 00:00:00.000","timeSpent":"2h","timeSpentSeconds":7200,"billableSeconds":7200,"comment":"Working on issue DT-9846 with Ada Canary","issue":{"key":"DT-9846","id":489713,"summary":"Wiki","projectKey":"DT","projectId":12228,"issueType":"Task","issueStatus":"Analysis","internalIssue":false,"iconUrl":"/secure/viewavatar?size=xsmall&avatarId=10318&avatarType=issuetype","reporterKey":"JIRAUSER87790-canary"},"location":{"name":"Default Location","id":1},"attributes":{"_Account_":{"workAttributeId":1,"name":"Account","type":"ACCOUNT","key":"_Account_","value":"ACME-WEB"}},"originTaskId":489713,"originId":1678061,"dateCreated":"2026-01-26 18:33:40.000","dateUpdated":"2026-01-26 18:33:40.000"}
]
`

/** A worklog report of Tempo, as CSV: billed whole, in part, and not at all. Its numbers have decimal points. */
export const TEMPO_CSV = `Issue Key,Issue summary,Hours,Work date,User Account ID,Full name,Tempo Team,Period,Account Key,Account Name,Account Lead,Account Category,Account Customer,Activity Name,Component,All Components,Version Name,Issue Type,Issue Status,Project Key,Project Name,Epic,Epic Link,Work Description,Parent Key,Reporter,External Hours,Billed Hours,Issue Original Estimate,Issue Remaining Estimate,Location Name
ACME-12,Hero section of Ada Canary,2.5,2026-03-04 09:00,5b10-canary,Ada Canary,Web,0326,ACME-WEB,Website,ada-canary,,Canary Industries,Design,,,,Story,Done,ACME,Acme website,,,Hero section with Bob Canary,,Ada Canary,,2.5,8,0,Default Location
ACME-12,Hero section of Ada Canary,3,2026-03-05 23:15,6c21-canary,Bob Canary,Web,0326,,,,,,,,,,Story,Done,ACME,Acme website,,,,,Ada Canary,,2,8,0,Default Location
OPS-219,Daily,0.25,2026-03-06 09:00,6c21-canary,Bob Canary,Web,0326,,,,,,,,,,Task,To Do,OPS,Operations,,,Daily,,Ada Canary,,0,,,Default Location
`

const harvestEntry = (entry: string): string =>
  `{"user":{"id":1782959,"name":"Ada Canary"},"client":{"id":5735774,"name":"Canary Industries","currency":"EUR"},"user_assignment":{"id":125068553,"is_project_manager":true,"is_active":true,"use_default_rates":true,"budget":null,"hourly_rate":100.0,"created_at":"2026-01-26T22:32:52Z","updated_at":"2026-01-26T22:32:52Z"},"task_assignment":{"id":155502709,"billable":true,"is_active":true,"hourly_rate":100.0,"budget":null},"external_reference":null,"invoice":null,"timer_started_at":null,"started_time":null,"ended_time":null,"is_locked":false,"locked_reason":null,"is_closed":false,"is_billed":false,"budgeted":true,"billable_rate":100.0,"cost_rate":50.0,"created_at":"2026-03-04T15:50:40Z",${entry}}`

/** A page of time entries of Harvest: one billable, one not, and one whose timer runs. */
export const HARVEST_ENTRIES = `{"time_entries":[
${harvestEntry(`"id":636709355,"spent_date":"2026-03-04","hours":1.13,"hours_without_timer":1.13,"rounded_hours":1.25,"notes":"GLX-7 logo concepts for Bob Canary","is_running":false,"billable":true,"updated_at":"2026-03-05T16:47:14Z","project":{"id":14307913,"name":"Brand Identity","code":"BR-1"},"task":{"id":8083365,"name":"Design"}`)},
${harvestEntry(`"id":636709356,"spent_date":"2026-03-05","hours":0.33,"hours_without_timer":0.33,"rounded_hours":0.33,"notes":null,"is_running":false,"billable":false,"updated_at":"2026-03-05T16:47:14Z","project":{"id":14307913,"name":"Brand Identity","code":"BR-1"},"task":{"id":8083366,"name":"Project Management"}`)},
${harvestEntry(`"id":636709357,"spent_date":"2026-03-05","hours":0.02,"hours_without_timer":0.0,"rounded_hours":0.02,"notes":null,"is_running":true,"billable":true,"updated_at":"2026-03-05T16:47:14Z","project":{"id":14307913,"name":"Brand Identity","code":"BR-1"},"task":{"id":8083365,"name":"Design"}`)}
],"per_page":2000,"total_pages":1,"total_entries":3,"next_page":null,"previous_page":null,"page":1,"links":{"first":"https://api.harvestapp.com/v2/time_entries?page=1&per_page=2000","next":null,"previous":null,"last":"https://api.harvestapp.com/v2/time_entries?page=1&per_page=2000"}}
`

const togglEntry = (entry: string): string =>
  `{"workspace_id":1,"wid":1,"pid":2,"tid":null,"uid":3,"user_id":3,"user_name":"Ada Canary","user_avatar_url":"https://avatar.example/ada-canary.png","client_name":"Canary Industries","project_color":"#06aaf5","project_active":true,"project_billable":true,"tag_ids":[],"duronly":true,"permissions":null,${entry}}`

/** Time entries of an account of Toggl Track, with the names of their projects: one whose timer runs, and one that was deleted. */
export const TOGGL_ENTRIES = `[
${togglEntry(`"id":11,"project_id":2,"project_name":"Website","task_id":4,"task_name":"Design","billable":true,"start":"2026-03-04T09:00:00+00:00","stop":"2026-03-04T11:30:34Z","duration":9034,"description":"ACME-12 hero section with Bob Canary","tags":["ux"],"at":"2026-03-04T11:30:40+00:00","server_deleted_at":null`)},
${togglEntry(`"id":12,"project_id":2,"project_name":"Website","task_id":null,"task_name":null,"billable":false,"start":"2026-03-05T23:15:00+00:00","stop":"2026-03-06T00:00:00Z","duration":2700,"description":"Nav, footer","tags":[],"at":"2026-03-06T00:00:10+00:00","server_deleted_at":null`)},
${togglEntry(`"id":13,"project_id":2,"project_name":"Website","task_id":null,"task_name":null,"billable":false,"start":"2026-03-06T09:00:00+00:00","stop":null,"duration":-1772787600,"description":null,"tags":null,"at":"2026-03-06T09:00:10+00:00","server_deleted_at":null`)},
${togglEntry(`"id":14,"project_id":2,"project_name":"Website","task_id":null,"task_name":null,"billable":false,"start":"2026-03-06T08:00:00+00:00","stop":"2026-03-06T08:30:00Z","duration":1800,"description":"Opened by mistake","tags":[],"at":"2026-03-06T09:00:10+00:00","server_deleted_at":"2026-03-06T09:00:10+00:00"`)}
]
`

/** A detailed report of a workspace of Toggl Track, enriched: a row that sums two entries of one day. */
export const TOGGL_REPORT = `[{"user_id":3,"username":"Ada Canary","email":"ada@canary.example","project_id":2,"project_name":"Website","task_id":4,"task_name":"Design","billable":true,"description":"ACME-12 hero section","tag_ids":[],"tag_names":[],"billable_amount_in_cents":10000,"hourly_rate_in_cents":10000,"currency":"EUR","time_entries":[{"id":11,"seconds":9034,"start":"2026-03-04T10:00:00+01:00","stop":"2026-03-04T12:30:34+01:00","at":"2026-03-04T11:30:40+00:00","at_tz":"2026-03-04T12:30:40+01:00"},{"id":15,"seconds":60,"start":"2026-03-05T00:10:00+01:00","stop":"2026-03-05T00:11:00+01:00","at":"2026-03-04T23:11:40+00:00","at_tz":"2026-03-05T00:11:40+01:00"}],"row_number":1}]
`
