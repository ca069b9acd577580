// Generated from docs/openapi.json by generate-types.ts. Do not edit: see CONTRIBUTING.md.

export interface paths {
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/settings/api-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * API keys of the workspace, without their secrets
         * @description Requires a key with the scope `api-keys:read`, created by a member who is allowed `workspace.manage`.
         */
        readonly get: operations["apiKeys.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/ai-economics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * AI adoption and its effect on delivery
         * @description Requires a key with the scope `ai-economics:read`, created by a member who is allowed `ai_economics.read`.
         */
        readonly get: operations["aiEconomics.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/ai-economics/surface": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * AI adoption, its effect, and how to read it
         * @description Requires a key with the scope `ai-economics:read`, created by a member who is allowed `ai_economics.read`.
         */
        readonly get: operations["aiEconomics.surface"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/command-center": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * The five KPIs of a project, with sources, insights and readiness
         * @description Requires a key with the scope `command-center:read`, created by a member who is allowed `command_center.read`.
         */
        readonly get: operations["commandCenter.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/command-center/evidence/{family}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * The evidence behind one KPI of a project
         * @description Requires a key with the scope `command-center:read`, created by a member who is allowed `command_center.read`.
         */
        readonly get: operations["commandCenter.evidence"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * What a person can go to: projects, clients, connections, work items and insights
         * @description Requires a key with the scope `command-center:read`, created by a member who is allowed `command_center.read`.
         */
        readonly get: operations["search.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/connections": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * Connections, with their health and what they delivered
         * @description Requires a key with the scope `data-sources:read`, created by a member who is allowed `integrations.manage`.
         */
        readonly get: operations["connections.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/scope-creep": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * What was agreed, added, removed and done in a project
         * @description Requires a key with the scope `scope-creep:read`, created by a member who is allowed `scope.read`.
         */
        readonly get: operations["scope.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/forensics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * Evidence of a project as a graph: who asked for what, and what came of it
         * @description Requires a key with the scope `forensics:read`, created by a member who is allowed `forensics.read`.
         */
        readonly get: operations["forensics.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/invoice-defense": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * What an invoice rests on, line by line
         * @description Requires a key with the scope `invoice-defense:read`, created by a member who is allowed `invoice_defense.read`.
         */
        readonly get: operations["invoiceDefense.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/confidence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * How sure the numbers of a project are, and what would make them surer
         * @description Requires a key with the scope `report-confidence:read`, created by a member who is allowed `assumptions.read`.
         */
        readonly get: operations["confidence.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/data-sources": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * Sources, with what was read of each day, and rejected records
         * @description Requires a key with the scope `data-sources:read`, created by a member who is allowed `integrations.manage`.
         */
        readonly get: operations["dataSources.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/billing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * Plan, subscription and limits of the workspace
         * @description Requires a key with the scope `usage-billing:read`, created by a member who is allowed `billing.read`.
         */
        readonly get: operations["billing.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/settings/organization": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * Settings of the organization, and what the numbers assume
         * @description Requires a key with the scope `cost-model:read`, created by a member who is allowed `workspace.manage`.
         */
        readonly get: operations["commercial.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/audit/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * One page of the audit trail, with its headline, summary and facets
         * @description Requires a key with the scope `audit-trail:read`, created by a member who is allowed `audit.read`.
         */
        readonly get: operations["audit.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/audit/events/{eventId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * One event of the audit trail, with what it changed
         * @description Requires a key with the scope `audit-trail:read`, created by a member who is allowed `audit.read`.
         */
        readonly get: operations["audit.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/workspace/rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * rename the workspace; its slugs stay
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly post: operations["workspace.rename"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/workspace/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * delete the workspace and everything in it, after a grace period
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner. No key may.
         */
        readonly post: operations["workspace.delete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/workspace/keep": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * cancel a pending deletion
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner. No key may.
         */
        readonly post: operations["workspace.keep"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/client/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * add a client
         * @description Requires a key with the scope `clients:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["client.add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/client/rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * rename a client
         * @description Requires a key with the scope `clients:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["client.rename"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/client/archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * archive a client and all of its projects
         * @description Requires a key with the scope `clients:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["client.archive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/project/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * add a project for a client
         * @description Requires a key with the scope `clients:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["project.add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/project/rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * rename a project
         * @description Requires a key with the scope `clients:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["project.rename"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/project/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * change the status of a project
         * @description Requires a key with the scope `clients:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["project.status"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/container/map": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * assign a repository, tracker project, calendar or account to a project
         * @description Requires a key with the scope `clients:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["container.map"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/container/rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * record the new name of a repository and join the facts of both names
         * @description Requires a key with the scope `clients:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["container.rename"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/container/unmap": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * end the assignment of a container to its project
         * @description Requires a key with the scope `clients:delete`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["container.unmap"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/member/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * add a member, whose name is kept outside the event log
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly post: operations["member.add"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/member/role": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * change the role of a member
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly post: operations["member.role"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/member/access": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * change which clients and projects a member may see
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly post: operations["member.access"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/member/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * remove a member and revoke all keys that the member created
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly post: operations["member.remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/key/issue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * issue a key and show it once
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly post: operations["key.issue"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/key/rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * replace a key with a new one and show it once; the old key stays valid for 24 hours
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly post: operations["key.rotate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/key/revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * revoke a key at once, in every process
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly post: operations["key.revoke"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/engagement/sign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * state what was agreed with the client about a project
         * @description Requires a key with the scope `cost-model:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["engagement.sign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/engagement/amend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * change what was agreed; what is left out stays as it is
         * @description Requires a key with the scope `cost-model:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["engagement.amend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/engagement/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * state the day on which an engagement ended
         * @description Requires a key with the scope `cost-model:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["engagement.end"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/scope/lock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * freeze the agreed items; a later lock replaces it
         * @description Requires a key with the scope `scope-creep:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["scope.lock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/scope/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * release a lock, so that it no longer counts
         * @description Requires a key with the scope `scope-creep:delete`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["scope.release"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/change-order/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * record a change order that the client approved
         * @description Requires a key with the scope `scope-creep:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["changeOrder.approve"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/change-order/amend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * change what was approved; what is left out stays as it is
         * @description Requires a key with the scope `scope-creep:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["changeOrder.amend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/change-order/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * withdraw a change order; it counts until the day before
         * @description Requires a key with the scope `scope-creep:delete`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["changeOrder.withdraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/objective/set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * set an objective of a project
         * @description Requires a key with the scope `scope-creep:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["objective.set"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/objective/complete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * mark an objective as reached
         * @description Requires a key with the scope `scope-creep:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["objective.complete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/objective/drop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * mark an objective as dropped
         * @description Requires a key with the scope `scope-creep:delete`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["objective.drop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/milestone/reach": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * record a milestone that a project reached
         * @description Requires a key with the scope `scope-creep:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["milestone.reach"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/question/ask": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * record a question of the client
         * @description Requires a key with the scope `command-center:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["question.ask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/question/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * answer a question of the client; a later answer replaces an earlier one
         * @description Requires a key with the scope `command-center:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["question.answer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/estimate/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * record the expected total cost; a later estimate replaces it
         * @description Requires a key with the scope `cost-model:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["estimate.record"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/assumption/set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * set an assumption behind the numbers of a project
         * @description Requires a key with the scope `report-confidence:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["assumption.set"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/rate/set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * set what an hour of a role costs you from a day on; 0 removes the rate
         * @description Requires a key with the scope `cost-model:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["rate.set"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/role/set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * put a role of time into a band, so that the settings show its rate there
         * @description Requires a key with the scope `cost-model:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["role.set"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/price/set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * state what the client agreed to pay for an hour of a role, in the currency of the invoices; 0 removes the price
         * @description Requires a key with the scope `cost-model:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["price.set"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/enter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * enter an invoice by hand; entering it again corrects it
         * @description Requires a key with the scope `invoice-defense:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["invoice.enter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * void an invoice, whatever its sources report
         * @description Requires a key with the scope `invoice-defense:delete`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["invoice.void"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/change/link": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * link a change to a work item
         * @description Requires a key with the scope `forensics:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["change.link"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/change/unlink": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * unlink a change from a work item, whatever its text says
         * @description Requires a key with the scope `forensics:delete`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["change.unlink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/ai-mark/take-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * state that the marks of AI assistance of a change are wrong
         * @description Requires a key with the scope `ai-economics:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["aiMark.takeBack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/ai-mark/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * let the marks of AI assistance of a change count again
         * @description Requires a key with the scope `ai-economics:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["aiMark.restore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/ai-mark/take-back-rule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * state that the marks that a rule found in a span of days are wrong
         * @description Requires a key with the scope `ai-economics:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["aiMark.takeBackRule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/ai-mark/restore-rule": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * let the marks that a rule found in that span of days count again
         * @description Requires a key with the scope `ai-economics:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["aiMark.restoreRule"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/meeting/tag": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * attribute a meeting to the project, or mark it as unrelated
         * @description Requires a key with the scope `forensics:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["meeting.tag"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/item/type": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * set the type of a work item, whatever its tracker reports
         * @description Requires a key with the scope `forensics:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["item.type"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/plan/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * change the plan of the workspace; everything already there stays
         * @description Requires a key with the scope `usage-billing:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["plan.change"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/trial/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * grant a trial: until it ends, the workspace has that plan's entitlements
         * @description Requires a key with the scope `usage-billing:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["trial.start"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/trial/end": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * end the trial early
         * @description Requires a key with the scope `usage-billing:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["trial.end"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/subscription/sync": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * record the subscription as the payment processor reports it
         * @description Requires a key with the scope `usage-billing:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["subscription.sync"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/payment/record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * record a payment; running it again records another, unless --id is given
         * @description Requires a key with the scope `usage-billing:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["payment.record"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/settings/set": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * set members of one section of the workspace's settings
         * @description Requires a key with the scope `cost-model:write`, created by a member with one of the roles owner, admin; or a session of one.
         */
        readonly post: operations["settings.set"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/connection/pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * pause a connection, so that imports do not read it
         * @description Requires a key with the scope `data-sources:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["connection.pause"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/connection/resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * resume a paused connection
         * @description Requires a key with the scope `data-sources:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["connection.resume"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/connection/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * choose what the files of a connection do not say, for its next imports; other choices stay
         * @description Requires a key with the scope `data-sources:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["connection.answer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/connection/forget": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * forget choices about the files of a connection, so that its next import asks again
         * @description Requires a key with the scope `data-sources:delete`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["connection.forget"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/dead-letter/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * let the next import take a rejected record again
         * @description Requires a key with the scope `data-sources:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["deadLetter.retry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/dead-letter/drop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * give up a rejected record
         * @description Requires a key with the scope `data-sources:delete`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["deadLetter.drop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/connection/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * stop reading a connection; keep the facts it delivered, or withdraw them
         * @description Requires a key with the scope `data-sources:delete`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["connection.remove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/{group}/{name}/bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * state several facts of one kind: all of them or none
         * @description Requires what the statement itself requires. All have to go to one stream: those of one project, for instance.
         */
        readonly post: operations["statements.bulk"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly AcceptedLines: {
            /** Format: date */
            readonly windowStart: string;
            /** Format: date */
            readonly windowEnd: string;
            readonly value: number;
        };
        readonly ActiveClientQuestion: {
            readonly canEdit: boolean;
            readonly question: string | null;
        };
        readonly ActiveSeats: {
            readonly band: components["schemas"]["Band"];
            /** @enum {string} */
            readonly provenance: "self_reported" | "vendor_reported" | "modeled" | "provider_export" | "user_declared";
        };
        readonly Adoption: {
            readonly mergedChanges: number;
            readonly assistedChanges: number;
            readonly notAssistedChanges: number;
            readonly conflictingChanges: number;
            readonly untaggedChanges: number;
            readonly tools: readonly components["schemas"]["Tool"][];
            /** @constant */
            readonly provenance: "self_reported";
            /** @constant */
            readonly basis: "merged changes counted by self-reported AI tags";
            readonly byRepository: readonly components["schemas"]["ByRepository"][];
            readonly byWorkType: readonly components["schemas"]["ByWorkType"][];
            readonly workTypeLinks: components["schemas"]["WorkTypeLinks"];
            readonly taggedEvidence: readonly components["schemas"]["TaggedEvidence"][];
            readonly taggedEvidenceTotal: number;
        };
        readonly AiEconomics: {
            readonly adoption: components["schemas"]["Adoption"];
            readonly cycleTime: components["schemas"]["CycleTime"];
            readonly usage: components["schemas"]["Usage"];
        };
        readonly AiFacts: {
            readonly assistedChanges: number;
            readonly notAssistedChanges: number;
            readonly taggedPct: number;
            readonly netHours: number | null;
        };
        readonly AiSurface: {
            readonly title: string;
            readonly subtitle: string;
            readonly adoption: components["schemas"]["Adoption"];
            readonly selfReportedAdoption: components["schemas"]["SelfReportedAdoption"];
            readonly comparison: components["schemas"]["Comparison"];
            readonly models: components["schemas"]["Section"];
            readonly providerWindows: components["schemas"]["ProviderWindows"];
            readonly reportConfidence: components["schemas"]["Section"];
            readonly reviewOverhead: components["schemas"]["Section"];
        };
        readonly ApiKeyMeta: {
            readonly id: string;
            readonly name: string;
            readonly prefix: string;
            /** @enum {string} */
            readonly environment: "live" | "test";
            /** @enum {string} */
            readonly status: "active" | "rotating" | "expired" | "revoked";
            readonly scopes: readonly ("command-center:read" | "command-center:write" | "command-center:delete" | "forensics:read" | "forensics:write" | "forensics:delete" | "scope-creep:read" | "scope-creep:write" | "scope-creep:delete" | "invoice-defense:read" | "invoice-defense:write" | "invoice-defense:delete" | "ai-economics:read" | "ai-economics:write" | "ai-economics:delete" | "report-confidence:read" | "report-confidence:write" | "report-confidence:delete" | "cost-model:read" | "cost-model:write" | "cost-model:delete" | "data-sources:read" | "data-sources:write" | "data-sources:delete" | "audit-trail:read" | "audit-trail:write" | "audit-trail:delete" | "clients:read" | "clients:write" | "clients:delete" | "usage-billing:read" | "usage-billing:write" | "usage-billing:delete" | "api-keys:read" | "api-keys:write" | "api-keys:delete")[];
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            readonly expiresAt: string | null;
            readonly graceUntil: string | null;
            readonly lastUsedAt: string | null;
            readonly revokedAt: string | null;
            readonly rotatedFrom: string | null;
            readonly profileId: string | null;
        };
        readonly ApiKeys: {
            readonly canManage: boolean;
            readonly keys: readonly components["schemas"]["ApiKeyMeta"][];
        };
        readonly AskedPeriod: {
            /** Format: date */
            readonly start: string;
            /** Format: date */
            readonly end: string;
            readonly timeZone: string;
        };
        readonly Assumption: {
            /** @enum {string} */
            readonly id: "assisted_pct" | "review_overhead_pct";
            readonly label: string;
            readonly figure: components["schemas"]["Figure"];
            readonly note: string;
        };
        readonly AssumptionFacts: {
            /** @enum {string} */
            readonly id: "cost-basis" | "scope-baseline" | "meeting-attribution" | "ai-attribution" | "reporting-period" | "work-cost-allocation" | "assisted_pct" | "review_overhead_pct";
            readonly title: string;
            readonly value: string;
            /** @enum {string} */
            readonly source: "default" | "user";
            /** @enum {string} */
            readonly status: "needs_verification" | "verified" | "expired";
            readonly unitOrMethod: string;
            /** Format: date */
            readonly effectiveFrom: string;
            readonly effectiveTo: string | null;
            readonly versionId: string | null;
        };
        readonly AuditEventDetail: {
            readonly event: components["schemas"]["EventDetail"];
        };
        readonly AuditEvents: {
            readonly events: readonly components["schemas"]["EventSummary"][];
            readonly available: components["schemas"]["AvailableFacets"];
            readonly headline: components["schemas"]["AuditHeadline"];
            readonly summary: components["schemas"]["AuditSummary"];
            readonly total: number;
            readonly nextCursor: string | null;
        };
        readonly AuditHeadline: {
            readonly dataQualityWarnings: number;
            readonly eventsToday: number;
            readonly failedSyncEvents: number;
            readonly recalculatedMetrics: number;
            readonly lastFullSync: components["schemas"]["LastFullSync"];
        };
        readonly AuditSummary: {
            readonly changes: number;
            readonly exports: number;
            readonly failed: number;
            readonly total: number;
        };
        readonly AvailableFacets: {
            readonly connectors: readonly components["schemas"]["Facet"][];
            readonly eventTypes: readonly components["schemas"]["Facet"][];
            readonly impacts: readonly components["schemas"]["Facet"][];
        };
        readonly Band: {
            readonly from: number;
            readonly to: number | null;
            readonly label: string;
        };
        readonly Billing: {
            readonly billing: components["schemas"]["BillingState"];
            readonly canManageBilling: boolean;
            readonly checkoutAvailable: boolean;
            readonly checkoutCatalogVersion: string;
            readonly checkoutPlans: readonly components["schemas"]["CheckoutPlan"][];
            readonly entitlements: components["schemas"]["Entitlements"];
            readonly productTrial: components["schemas"]["ProductTrial"] | null;
            readonly providerManagementUrl: string | null;
        };
        readonly BillingState: {
            readonly workspaceId: string;
            /** @enum {string} */
            readonly plan: "free" | "entry" | "starter" | "growth" | "scale";
            /** @enum {string} */
            readonly status: "none" | "trialing" | "active" | "past_due" | "unpaid" | "canceled";
            readonly catalogVersion: string;
            readonly cancelAtPeriodEnd: boolean;
            readonly managedPayments: boolean;
            readonly currentPeriodEnd: string | null;
            readonly trialEndsAt: string | null;
            readonly lastPaymentAt: string | null;
            readonly lastPaymentStatus: ("succeeded" | "failed" | "refunded") | null;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly processorCustomerId: string | null;
            readonly processorPriceId: string | null;
            readonly processorProductId: string | null;
            readonly processorSubscriptionId: string | null;
        };
        readonly ByOrigin: {
            readonly connector: number;
            readonly heuristic: number;
            readonly manual: number;
        };
        readonly ByRepository: {
            readonly repository: string;
            readonly mergedChanges: number;
            readonly assistedChanges: number;
            readonly notAssistedChanges: number;
            readonly conflictingChanges: number;
            readonly untaggedChanges: number;
            readonly tools: readonly components["schemas"]["Tool"][];
        };
        readonly ByWorkType: {
            /** @enum {string} */
            readonly workType: "epic" | "story" | "task" | "bug" | "subtask" | "other" | "mixed" | "unlinked";
            readonly mergedChanges: number;
            readonly assistedChanges: number;
            readonly notAssistedChanges: number;
            readonly conflictingChanges: number;
            readonly untaggedChanges: number;
            readonly tools: readonly components["schemas"]["Tool"][];
        };
        readonly Caps: {
            readonly dataWindowDays: number | "unlimited";
            readonly clients: number | "unlimited";
            readonly activeProjects: number | "unlimited";
            readonly projects: number | "unlimited";
            readonly reportsPerMonth: number | "unlimited";
            readonly scheduledBundles: number | "unlimited";
            readonly distributionRecipients: number | "unlimited";
            readonly includedCreditsPerPeriod: number | "unlimited";
            readonly customRoles: boolean;
            readonly qaAccess: boolean;
            /** @enum {string} */
            readonly syncFrequency: "daily" | "every_6_hours" | "hourly" | "every_15_minutes";
        };
        readonly CatalogEntry: {
            readonly provider: string;
            readonly label: string;
            /** @enum {string} */
            readonly category: "delivery" | "code" | "calendar" | "communication" | "ai" | "cloud" | "import";
            /** @enum {string} */
            readonly availability: "available" | "coming_soon";
            readonly connectUrl: string | null;
            readonly rateLimit: components["schemas"]["ProviderRateLimit"] | null;
            readonly setupKind: ("upload" | "token" | "local_path") | null;
            readonly skippedInSetup: readonly string[];
            readonly supportsConnectionTest: boolean;
        };
        readonly ChainLink: {
            readonly id: string;
            /** Format: date-time */
            readonly at: string;
            /** @enum {string} */
            readonly kind: "raw" | "norm" | "link" | "metric" | "report";
            readonly title: string;
            readonly sub: string;
            readonly detail: string;
            readonly connector: string | null;
        };
        readonly ChangeOrderView: {
            readonly id: string;
            readonly reference: string;
            readonly title: string | null;
            /** Format: date */
            readonly approvedOn: string;
            readonly amountCents: number | null;
            readonly currency: string | null;
            readonly items: readonly string[];
            readonly unknownItems: readonly string[];
        };
        readonly ChecklistItem: {
            /** @enum {string} */
            readonly id: "ticket-pr-convention" | "project-mapping" | "calendar-tags" | "scope-lock" | "ai-marking" | "work-type-classification";
            readonly done: boolean;
            readonly meta: string;
            readonly providers: readonly string[];
            readonly evidence?: components["schemas"]["SignalEvidence"];
        };
        readonly CheckoutPlan: {
            /** @enum {string} */
            readonly plan: "free" | "starter" | "growth" | "scale";
            readonly title: string;
            readonly monthlyCents: number;
            /** @description A code of ISO 4217. */
            readonly currency: string;
            readonly caps: components["schemas"]["Caps"];
        };
        readonly Claim: {
            readonly text: string;
            readonly figure: components["schemas"]["Figure"] | null;
            /** @enum {string} */
            readonly provenance: "self_reported" | "vendor_reported" | "modeled" | "provider_export" | "user_declared";
            readonly evidence: readonly string[];
        };
        readonly ClientGroup: {
            /** @constant */
            readonly section: "clients";
            readonly items: readonly components["schemas"]["ClientItem"][];
        };
        readonly ClientItem: {
            readonly id: string;
            readonly title: string;
            readonly keywords: string;
            readonly meta: string;
            /** @constant */
            readonly kind: "client";
            /** @constant */
            readonly section: "clients";
            readonly glyph: components["schemas"]["Glyph"];
            readonly action: components["schemas"]["ToClient"];
        };
        readonly CodeChangesHeld: {
            readonly firstAt: string | null;
            readonly lastAt: string | null;
            readonly lastRefreshedAt: string | null;
            readonly inferredLinks: number;
            readonly inPeriod: number;
            readonly linkedToWorkItems: number;
            readonly merged: number;
            readonly open: number;
            readonly projectRows: number;
            readonly unattributedRows: number;
            readonly sources: readonly string[];
        };
        readonly CommandCenter: {
            readonly activeClientQuestion: components["schemas"]["ActiveClientQuestion"];
            readonly costEstimate: components["schemas"]["CostEstimateView"];
            readonly directory: components["schemas"]["Directory"];
            readonly engagementBaseline: components["schemas"]["EngagementBaseline"];
            readonly flow: components["schemas"]["Flow"];
            readonly insights: readonly components["schemas"]["Insight"][];
            readonly kpis: readonly components["schemas"]["Kpi"][];
            readonly readiness: components["schemas"]["Readiness"];
            readonly sources: readonly components["schemas"]["SourceState"][];
            /** @enum {string} */
            readonly state: "ready" | "degraded";
        };
        readonly CommercialSettings: {
            /** @enum {string} */
            readonly billingModel: "fixed" | "time_and_materials" | "retainer";
            /** @enum {string} */
            readonly costModel: "role_rates" | "blended_rate";
            /** @enum {string} */
            readonly rounding: "half_even";
            readonly includeAiTooling: boolean;
            readonly includeCloudCost: boolean;
            readonly includeMeetings: boolean;
            readonly includePlanning: boolean;
            readonly marginTarget: number;
            readonly overhead: number;
            readonly rates: components["schemas"]["HourlyRates"];
        };
        readonly Comparison: {
            /** @constant */
            readonly kind: "modeled_counterfactual";
            readonly basis: string;
            /** @enum {string} */
            readonly state: "available" | "insufficient_sample" | "unavailable";
            readonly unavailableReason: string | null;
            /** @enum {string} */
            readonly inputProvenance: "self_reported" | "vendor_reported" | "modeled" | "provider_export" | "user_declared";
            readonly assistedChanges: number;
            readonly baselineChanges: number;
            readonly implementationHoursSaved: number | null;
            readonly netDeliveryGainHours: number | null;
            readonly reviewOverheadHours: number | null;
            readonly sample: components["schemas"]["Sample"];
        };
        readonly Confidence: {
            /** @enum {string} */
            readonly label: "insufficient" | "low" | "moderate" | "high";
            readonly score: number;
            readonly hints: readonly string[];
            readonly signals: readonly components["schemas"]["Signal"][];
        };
        readonly ConnectionGroup: {
            /** @constant */
            readonly section: "connections";
            readonly items: readonly components["schemas"]["ConnectionItem"][];
        };
        readonly ConnectionItem: {
            readonly id: string;
            readonly title: string;
            readonly keywords: string;
            readonly meta: string;
            /** @constant */
            readonly kind: "connection";
            /** @constant */
            readonly section: "connections";
            readonly icon: string;
            readonly action: components["schemas"]["Goto"];
        };
        readonly ConnectionView: {
            readonly id: string;
            readonly provider: string;
            /** @enum {string} */
            readonly category: "delivery" | "code" | "calendar" | "communication" | "ai" | "cloud" | "import";
            readonly label: string;
            readonly account: string | null;
            /** @enum {string} */
            readonly health: "not_connected" | "pending" | "healthy" | "stale" | "degraded" | "failing" | "paused";
            /** Format: date-time */
            readonly registeredAt: string;
            readonly lastAttemptAt: string | null;
            readonly lastSuccessAt: string | null;
            readonly lastError: components["schemas"]["LastError"] | null;
            readonly records: number;
            readonly deadLetters: number;
            readonly coverage: readonly components["schemas"]["CoverageView"][];
            readonly projects: readonly string[];
            readonly recentRuns: readonly components["schemas"]["RecentRun"][];
        };
        readonly Connections: {
            readonly connections: readonly components["schemas"]["ConnectionView"][];
        };
        readonly Coordination: {
            readonly blendedHourlyRateCents: number | null;
            readonly costCents: number | null;
            readonly taggingPct: number | null;
            readonly declined: number | null;
            readonly hours: number | null;
            readonly meetings: number | null;
        };
        readonly CostEstimateView: {
            readonly launchDecision: components["schemas"]["LaunchDecision"] | null;
            readonly source: ("self_reported" | "vendor_reported" | "modeled" | "provider_export" | "user_declared") | null;
            /** @enum {string} */
            readonly status: "not_set" | "set" | "superseded";
        };
        readonly CostEvidence: {
            readonly cloudLines: number;
            readonly linkedTimeEntries: number;
            readonly timeEntries: number;
        };
        readonly CostInputs: {
            readonly rates: number;
            readonly timeEntries: number;
        };
        readonly CoverageView: {
            /** @enum {string} */
            readonly kind: "work_item" | "code_change" | "release" | "meeting" | "time_entry" | "invoice" | "cloud_line" | "ai_usage";
            /** Format: date-time */
            readonly from: string;
            /** Format: date-time */
            readonly to: string;
        };
        readonly CycleTime: {
            readonly gain: components["schemas"]["Gain"] | null;
            readonly assistedChanges: number;
            readonly baselineChanges: number;
            readonly unavailableReason: string | null;
        };
        readonly DataPolicy: {
            readonly aiProviders: readonly string[];
            readonly auditRetentionDays: number;
            readonly backupRetentionMaxDays: number;
            readonly dataWindowDays: number;
            readonly deletionGraceDays: number;
            readonly exportLinkHours: number;
            /** @enum {string} */
            readonly plan: "free" | "starter" | "growth" | "scale";
        };
        readonly DataSources: {
            readonly canManage: boolean;
            readonly catalog: readonly components["schemas"]["CatalogEntry"][];
            readonly connections: readonly components["schemas"]["ConnectionView"][];
            readonly imports: components["schemas"]["Imports"] | null;
            readonly kpis: components["schemas"]["SourceKpis"];
            readonly orphanedDeadLetters: readonly components["schemas"]["DeadLetterView"][];
            readonly projects: readonly components["schemas"]["SourceProject"][];
        };
        readonly Dates: {
            /** Format: date */
            readonly start: string;
            /** Format: date */
            readonly end: string;
        };
        readonly DeadLetterView: {
            readonly id: string;
            readonly connectionId: string | null;
            readonly provider: string;
            readonly record: string;
            readonly reasonCode: string;
            readonly message: string;
            /** Format: date-time */
            readonly occurredAt: string;
            readonly attempts: number;
        };
        readonly DefaultsSettings: {
            readonly currency: string;
            readonly fiscalYearStart: string;
            readonly language: string;
            readonly region: string;
            readonly timeZone: string;
            readonly focusTarget: number;
            readonly utilizationTarget: number;
            readonly hoursPerDay: number;
            readonly weeksPerQuarter: number;
            readonly workingDays: readonly string[];
        };
        readonly DeletionView: {
            /** Format: date-time */
            readonly requestedAt: string;
            readonly requestedBy: string;
            /** Format: date-time */
            readonly effectiveAt: string;
            readonly graceDays: number;
        };
        readonly DeliveryFacts: {
            readonly completedItems: number;
            readonly mergedChanges: number;
            readonly milestones: number;
            readonly objectivesCompleted: number;
            readonly objectivesTotal: number;
            readonly prsLinkedPct: number | null;
            readonly releases: number;
            readonly releaseRows: readonly components["schemas"]["ReleaseRow"][];
            readonly rows: readonly components["schemas"]["DeliveryRow"][];
        };
        readonly DeliveryRow: {
            readonly key: string;
            readonly title: string;
            /** @enum {string} */
            readonly workType: "epic" | "story" | "task" | "bug" | "subtask" | "other" | "mixed" | "unlinked";
            /** Format: date-time */
            readonly completedAt: string;
            readonly changes: readonly string[];
            readonly releases: readonly string[];
            readonly linkOrigin: ("connector" | "manual" | "heuristic") | null;
        };
        readonly Directory: {
            readonly clients: readonly components["schemas"]["DirectoryClient"][];
            readonly projects: readonly components["schemas"]["DirectoryProject"][];
            readonly selectedClientId: string | null;
            readonly selectedProjectId: string | null;
        };
        readonly DirectoryClient: {
            readonly id: string;
            readonly name: string;
        };
        readonly DirectoryProject: {
            readonly id: string;
            readonly clientId: string;
            readonly name: string;
            /** @enum {string} */
            readonly status: "active" | "paused" | "completed" | "archived";
        };
        readonly EngagementBaseline: {
            readonly contractedAmount: boolean;
            readonly scopeLockDate: boolean;
        };
        readonly EngagementView: {
            readonly id: string;
            /** @enum {string} */
            readonly billingModel: "fixed" | "time_and_materials" | "retainer";
            readonly contractedAmountCents: number | null;
            readonly currency: string | null;
            /** Format: date */
            readonly startsOn: string;
            readonly endsOn: string | null;
            /** @enum {string} */
            readonly state: "active" | "ended";
        };
        readonly Entitlements: {
            /** @enum {string} */
            readonly plan: "free" | "entry" | "starter" | "growth" | "scale";
            /** @enum {string} */
            readonly effectivePlan: "free" | "starter" | "growth" | "scale";
            /** @enum {string} */
            readonly status: "none" | "trialing" | "active" | "past_due" | "unpaid" | "canceled";
            readonly catalogVersion: string;
            readonly effectiveCatalogVersion: string;
            readonly cancelAtPeriodEnd: boolean;
            readonly currentPeriodEnd: string | null;
            readonly trialEndsAt: string | null;
            /** @enum {string} */
            readonly trialOrigin: "none" | "signup" | "support";
            readonly caps: components["schemas"]["Caps"];
        };
        readonly Error: {
            /** @enum {string} */
            readonly code: "unauthenticated" | "forbidden" | "not_found" | "invalid_request" | "conflict" | "idempotency_conflict" | "operation_in_progress" | "quota_exceeded" | "rate_limited" | "temporarily_unavailable" | "internal_error";
            readonly message: string;
            readonly requestId: string;
            readonly details?: components["schemas"]["ErrorDetails"];
        };
        readonly ErrorDetails: {
            readonly fields?: readonly components["schemas"]["FieldProblem"][];
            readonly limit?: number;
            readonly usage?: number;
            readonly retryAfterSeconds?: number;
        };
        readonly ErrorEnvelope: {
            readonly error: components["schemas"]["Error"];
        };
        readonly EventDetail: {
            readonly id: string;
            /** @enum {string} */
            readonly action: "workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "price.set" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "role_band.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "ai_marks_taken.back" | "ai_marks.restored" | "ai_rule_taken.back" | "ai_rule.restored" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported";
            readonly actor: string;
            /** @enum {string} */
            readonly actorKind: "user" | "connector" | "system" | "api_key";
            readonly connector: string | null;
            readonly clientId: string | null;
            readonly clientName: string | null;
            readonly projectId: string | null;
            readonly projectName: string | null;
            readonly hasPayload: boolean;
            readonly impacts: readonly components["schemas"]["Impact"][];
            /** Format: date-time */
            readonly occurredAt: string;
            /** @enum {string} */
            readonly severity: "info" | "notice" | "warning" | "critical";
            /** @enum {string} */
            readonly status: "success" | "partial" | "failure";
            readonly target: string;
            readonly before: {
                readonly [key: string]: unknown;
            } | null;
            readonly after: {
                readonly [key: string]: unknown;
            } | null;
            readonly explain: components["schemas"]["Explanation"] | null;
            readonly payload: {
                readonly [key: string]: unknown;
            };
            readonly related: readonly components["schemas"]["RelatedEvent"][];
            readonly chain: readonly components["schemas"]["ChainLink"][];
        };
        readonly EventSummary: {
            readonly id: string;
            /** @enum {string} */
            readonly action: "workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "price.set" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "role_band.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "ai_marks_taken.back" | "ai_marks.restored" | "ai_rule_taken.back" | "ai_rule.restored" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported";
            readonly actor: string;
            /** @enum {string} */
            readonly actorKind: "user" | "connector" | "system" | "api_key";
            readonly connector: string | null;
            readonly clientId: string | null;
            readonly clientName: string | null;
            readonly projectId: string | null;
            readonly projectName: string | null;
            readonly hasPayload: boolean;
            readonly impacts: readonly components["schemas"]["Impact"][];
            /** Format: date-time */
            readonly occurredAt: string;
            /** @enum {string} */
            readonly severity: "info" | "notice" | "warning" | "critical";
            /** @enum {string} */
            readonly status: "success" | "partial" | "failure";
            readonly target: string;
        };
        readonly EvidenceItem: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "work_item" | "code_change" | "release" | "meeting" | "time_entry" | "cloud_line" | "objective" | "invoice_line";
            readonly reference: string;
            readonly title: string;
            readonly url: string | null;
            /** Format: date-time */
            readonly occurredAt: string;
            readonly workType: ("epic" | "story" | "task" | "bug" | "subtask" | "other" | "mixed" | "unlinked") | null;
            readonly state: string;
            /** @enum {string} */
            readonly attribution: "in_scope" | "added" | "uncertain" | "not_applicable";
            readonly linkOrigin: ("connector" | "manual" | "heuristic") | null;
            readonly contribution: components["schemas"]["Figure"] | null;
            readonly source: string;
        };
        readonly EvidencePackage: {
            /** @enum {string} */
            readonly id: "work_item" | "code_change" | "release" | "meeting" | "time_entry" | "invoice" | "cloud_line" | "ai_usage";
            readonly title: string;
            readonly items: number;
            /** @enum {string} */
            readonly state: "available" | "partial" | "unavailable";
            readonly reason: string | null;
        };
        readonly Explanation: {
            readonly text: string;
            readonly events: number;
        };
        readonly Facet: {
            readonly id: string;
            readonly label: string;
            readonly count: number;
        };
        readonly Facts: {
            /** Format: date */
            readonly periodStart: string;
            /** Format: date */
            readonly periodEnd: string;
            readonly currency: string | null;
            readonly actions: readonly components["schemas"]["FollowUp"][];
            readonly ai: components["schemas"]["AiFacts"] | null;
            readonly aiInsufficientSample: components["schemas"]["InsufficientSample"] | null;
            readonly scope: components["schemas"]["ScopeFacts"] | null;
            readonly assumptions: readonly components["schemas"]["AssumptionFacts"][];
            readonly confidence: components["schemas"]["Confidence"];
            readonly coordination: components["schemas"]["Coordination"];
            readonly delivery: components["schemas"]["DeliveryFacts"];
            readonly evidencePackages: readonly components["schemas"]["EvidencePackage"][];
            readonly investment: components["schemas"]["Investment"];
            readonly manualEntrySharePct: number | null;
            readonly sources: readonly components["schemas"]["SourceState"][];
        };
        readonly FieldProblem: {
            readonly path: string;
            /** @enum {string} */
            readonly reason: "required" | "invalid" | "out_of_range";
        };
        readonly Figure: {
            readonly value: number;
            /** @enum {string} */
            readonly unit: "lines" | "count" | "ratio" | "tokens" | "cents" | "band" | "percent" | "credits";
            /** @enum {string} */
            readonly provenance: "self_reported" | "vendor_reported" | "modeled" | "provider_export" | "user_declared";
            readonly basis: string;
        };
        readonly Flow: {
            readonly inputs: readonly components["schemas"]["FlowInput"][];
            readonly output: components["schemas"]["FlowOutput"] | null;
        };
        readonly FlowInput: {
            /** @enum {string} */
            readonly id: "tracker" | "code" | "calendar" | "ai" | "release";
            readonly label: string;
            readonly noun: string;
            /** @enum {string} */
            readonly color: "blue" | "purple" | "teal";
            readonly count: number;
            /** @enum {string} */
            readonly state: "not_connected" | "pending" | "healthy" | "stale" | "degraded" | "failing" | "paused";
        };
        readonly FlowOutput: {
            readonly completedItems: number | null;
            readonly mergedChanges: number | null;
            readonly releases: number | null;
            /** @enum {string} */
            readonly availability: "available" | "partial" | "unavailable";
        };
        readonly FollowUp: {
            readonly n: number;
            readonly tag: string;
            readonly title: string;
            readonly action: string;
            readonly why: string;
            /** @enum {string} */
            readonly tone: "neutral" | "info" | "good" | "warn" | "risk" | "ai";
        };
        readonly Footprint: {
            readonly clients: number;
            readonly connections: number;
            readonly members: number;
            readonly projects: number;
            readonly reports: number;
        };
        readonly Forensics: {
            readonly engagement: components["schemas"]["EngagementView"] | null;
            readonly graph: components["schemas"]["Graph"] | null;
            readonly lock: components["schemas"]["LockView"] | null;
            readonly period: components["schemas"]["AskedPeriod"];
            readonly project: components["schemas"]["ProjectView"];
        };
        readonly Gain: {
            /** @constant */
            readonly provenance: "self_reported";
            /** @constant */
            readonly basis: "forge timestamps compared by self-reported AI tagging";
            readonly assistedChanges: number;
            readonly baselineChanges: number;
            readonly implementationHoursSaved: number;
            readonly reviewOverheadHours: number;
            readonly netHours: number;
        };
        readonly Glyph: {
            readonly glyph: string;
            /** @enum {string} */
            readonly tone: "neutral" | "info" | "good" | "warn" | "risk" | "ai";
        };
        readonly Goto: {
            /** @constant */
            readonly type: "goto";
            readonly view: string;
        };
        readonly Graph: {
            readonly nodes: readonly components["schemas"]["GraphNode"][];
            readonly edges: readonly components["schemas"]["GraphEdge"][];
            readonly counts: components["schemas"]["GraphCounts"];
            readonly truncated: boolean;
        };
        readonly GraphCounts: {
            readonly byKind: readonly components["schemas"]["KindCount"][];
            readonly unlinkedChanges: number;
            readonly unattributedItems: number;
        };
        readonly GraphEdge: {
            readonly from: string;
            readonly to: string;
            /** @enum {string} */
            readonly kind: "contains" | "implements" | "ships" | "discusses" | "bills" | "amends";
            /** @enum {string} */
            readonly origin: "connector" | "manual" | "heuristic";
            readonly rule: string | null;
        };
        readonly GraphNode: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "engagement" | "lock" | "work_item" | "code_change" | "release" | "meeting" | "time_entry" | "invoice" | "change_order";
            readonly label: string;
            readonly at: string | null;
            readonly state: string | null;
            readonly workType: ("epic" | "story" | "task" | "bug" | "subtask" | "other" | "mixed" | "unlinked") | null;
            /** @enum {string} */
            readonly scope: "baseline" | "added" | "removed" | "uncertain" | "not_applicable";
            readonly costCents: number | null;
            /** @enum {string} */
            readonly provenance: "self_reported" | "vendor_reported" | "modeled" | "provider_export" | "user_declared";
        };
        readonly HourlyRates: {
            readonly data: number;
            readonly design: number;
            readonly engineering: number;
            readonly engineeringManagement: number;
            readonly product: number;
            readonly qa: number;
        };
        readonly IdentitySettings: {
            readonly website: string;
        };
        readonly Impact: {
            readonly label: string;
        };
        readonly ImportView: {
            readonly id: string;
            readonly fileName: string;
            /** @enum {string} */
            readonly kind: "delivery" | "code" | "calendar" | "communication" | "ai" | "cloud" | "import";
            /** Format: date-time */
            readonly at: string;
            readonly accepted: number;
            readonly unchanged: number;
            readonly rejected: number;
        };
        readonly Imports: {
            readonly total: number;
            readonly lastAt: string | null;
            readonly recent: readonly components["schemas"]["ImportView"][];
        };
        readonly Insight: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "warn" | "risk" | "info" | "good" | "ai";
            readonly body: string;
            readonly meta: string;
        };
        readonly InsightGroup: {
            /** @constant */
            readonly section: "insights";
            readonly items: readonly components["schemas"]["InsightItem"][];
        };
        readonly InsightItem: {
            readonly id: string;
            readonly title: string;
            readonly keywords: string;
            readonly meta: string;
            /** @constant */
            readonly kind: "insight";
            /** @constant */
            readonly section: "insights";
            readonly icon: string;
            /** @enum {string} */
            readonly tone: "neutral" | "info" | "good" | "warn" | "risk" | "ai";
            readonly action: components["schemas"]["Goto"];
        };
        readonly InsufficientSample: {
            readonly assistedChanges: number;
            readonly baselineChanges: number;
            /** @constant */
            readonly minimumPerGroup: 10;
            readonly taggingCoverage: number | null;
            /** @constant */
            readonly minimumTaggingCoverage: 0.1;
            readonly reason: string;
        };
        readonly Investment: {
            readonly cloudCents: number | null;
            readonly coordinationCents: number | null;
            readonly coordinationPct: number | null;
            readonly estimated: boolean;
            readonly estimatedCloudCents: number | null;
            readonly invoicedCents: number | null;
            readonly labourCents: number | null;
            readonly labourHours: number | null;
            readonly reworkCents: number | null;
            readonly reworkPct: number | null;
            readonly roleBandHours: number | null;
            readonly scopeCents: number | null;
            readonly scopePct: number | null;
            readonly totalCents: number | null;
            readonly unpricedHours: number | null;
            readonly currencyConflict: boolean;
            readonly costEvidence: components["schemas"]["CostEvidence"];
            readonly labourCategories: readonly components["schemas"]["LabourCategory"][];
        };
        readonly InvoiceDefense: {
            readonly facts: components["schemas"]["Facts"];
            readonly invoice: components["schemas"]["InvoiceView"] | null;
            readonly pack: components["schemas"]["Pack"] | null;
            readonly reconciliation: components["schemas"]["Reconciliation"] | null;
        };
        readonly InvoiceLineView: {
            readonly id: string;
            readonly description: string;
            /** @enum {string} */
            readonly category: "labour" | "coordination" | "cloud" | "fixed" | "other";
            readonly role: string | null;
            readonly hours: number | null;
            readonly unitCents: number | null;
            readonly amountCents: number;
        };
        readonly InvoiceView: {
            readonly id: string;
            readonly number: string;
            /** @enum {string} */
            readonly status: "issued" | "paid" | "void";
            /** Format: date */
            readonly issuedOn: string;
            /** Format: date */
            readonly periodStart: string;
            /** Format: date */
            readonly periodEnd: string;
            /** @description A code of ISO 4217. */
            readonly currency: string;
            readonly amountCents: number;
            readonly lines: readonly components["schemas"]["InvoiceLineView"][];
        };
        readonly KeyStatementAnswer: {
            readonly ids: {
                readonly [key: string]: string;
            };
            readonly changed: boolean;
            readonly version: string | null;
            readonly folded: boolean;
            readonly warnings: readonly string[];
            readonly key: string | null;
        };
        readonly KindCount: {
            /** @enum {string} */
            readonly kind: "engagement" | "lock" | "work_item" | "code_change" | "release" | "meeting" | "time_entry" | "invoice" | "change_order";
            readonly nodes: number;
        };
        readonly Kpi: {
            /** @enum {string} */
            readonly id: "delivery_investment" | "scope_expansion" | "delivery_output" | "objectives" | "ai_net_gain";
            readonly title: string;
            /** @enum {string} */
            readonly status: "good" | "warn" | "risk" | "ai" | "neutral";
            /** @enum {string} */
            readonly availability: "available" | "partial" | "unavailable";
            readonly summary: string;
            readonly context: string;
            readonly evidenceCount: number;
            readonly evidencePath: string;
            readonly value: components["schemas"]["Figure"] | null;
        };
        readonly KpiEvidence: {
            /** @enum {string} */
            readonly family: "delivery_investment" | "scope_expansion" | "delivery_output" | "objectives" | "ai_net_gain";
            readonly title: string;
            readonly explanation: string;
            readonly evidence: readonly components["schemas"]["EvidenceItem"][];
        };
        readonly LabourCategory: {
            readonly category: string;
            readonly hours: number;
            readonly cents: number | null;
            readonly unpricedHours: number;
        };
        readonly LastError: {
            readonly code: string;
            readonly message: string;
        };
        readonly LastFullSync: {
            readonly occurredAt: string | null;
            /** @enum {string} */
            readonly state: "never" | "running" | "succeeded" | "failed";
        };
        readonly LaunchDecision: {
            /** Format: date */
            readonly decidedOn: string;
            readonly amountCents: number;
            readonly currency: string;
        };
        readonly LineEvidence: {
            readonly timeEntries: number;
            readonly workItems: number;
            readonly codeChanges: number;
            readonly meetings: number;
        };
        readonly LockReference: {
            readonly id: string;
            /** Format: date */
            readonly lockedOn: string;
            readonly timeZone: string;
        };
        readonly LockView: {
            readonly id: string;
            /** Format: date */
            readonly lockedOn: string;
            readonly timeZone: string;
            /** Format: date-time */
            readonly lockedAt: string;
            readonly lockedBy: string;
            readonly items: number;
            readonly estimateHours: number | null;
            /** @enum {string} */
            readonly method: "manual" | "import";
            readonly reference: string | null;
        };
        readonly ModelUsage: {
            readonly model: string;
            /** @enum {string} */
            readonly metric: "accepted_lines" | "deleted_lines" | "suggested_lines" | "tab_suggestions" | "tab_accepts" | "agent_suggested_diffs" | "agent_accepted_diffs" | "tool_actions_accepted" | "tool_actions_rejected" | "chats" | "sessions" | "agent_commits" | "agent_prs_created" | "agent_prs_merged" | "active_seats_band" | "tokens_input" | "tokens_output" | "estimated_cost_cents" | "credits" | "threads" | "turns" | "code_reviews" | "review_comments";
            readonly figure: components["schemas"]["Figure"];
        };
        readonly NarrativeAiSettings: {
            readonly modelOverride: string | null;
        };
        readonly Pack: {
            /** @enum {string} */
            readonly id: "what-was-delivered" | "what-did-it-cost" | "what-was-added" | "was-ai-used" | "how-sure-are-you";
            readonly question: string;
            readonly claims: readonly components["schemas"]["Claim"][];
            readonly gaps: readonly string[];
        };
        readonly PrivacySettings: {
            readonly allowCrossRegionAi: boolean;
            readonly allowDataExport: boolean;
            readonly anonymizeContributors: boolean;
            readonly hideMarginFromNonAdmins: boolean;
            readonly hideSalaryFromManagers: boolean;
            readonly keepReportsInRegion: boolean;
            readonly requireApprovalForSources: boolean;
            readonly retention: components["schemas"]["RetentionSettings"];
        };
        readonly ProductTrial: {
            readonly workspaceId: string;
            /** @enum {string} */
            readonly plan: "free" | "entry" | "starter" | "growth" | "scale";
            readonly catalogVersion: string;
            /** @enum {string} */
            readonly origin: "signup" | "support";
            /** Format: date-time */
            readonly startsAt: string;
            /** Format: date-time */
            readonly endsAt: string;
        };
        readonly ProjectGroup: {
            /** @constant */
            readonly section: "projects";
            readonly items: readonly components["schemas"]["ProjectItem"][];
        };
        readonly ProjectItem: {
            readonly id: string;
            readonly title: string;
            readonly keywords: string;
            readonly meta: string;
            /** @constant */
            readonly kind: "project";
            /** @constant */
            readonly section: "projects";
            readonly icon: string;
            readonly action: components["schemas"]["ToProject"];
        };
        readonly ProjectView: {
            readonly id: string;
            readonly name: string;
            readonly clientName: string;
        };
        readonly ProviderRateLimit: {
            readonly requests: number;
            readonly perSeconds: number;
        };
        readonly ProviderWindow: {
            /** @enum {string} */
            readonly source: "github_copilot" | "cursor" | "claude_code" | "openai_codex" | "windsurf" | "gemini_code_assist" | "csv";
            /** Format: date */
            readonly windowStart: string;
            /** Format: date */
            readonly windowEnd: string;
            readonly metrics: number;
        };
        readonly ProviderWindows: {
            /** @enum {string} */
            readonly state: "available" | "partial" | "unavailable";
            readonly description: string;
            readonly requestedPeriod: components["schemas"]["RequestedPeriod"] | null;
            readonly windows: readonly components["schemas"]["ProviderWindow"][];
        };
        readonly Readiness: {
            readonly canManage: boolean;
            readonly costInputs: components["schemas"]["CostInputs"];
            readonly evidence: components["schemas"]["ReadinessEvidence"];
            readonly roleBands: boolean;
            readonly sources: components["schemas"]["ReadinessSources"];
        };
        readonly ReadinessEvidence: {
            readonly codeChanges: components["schemas"]["CodeChangesHeld"];
            readonly workItems: components["schemas"]["WorkItemsHeld"];
        };
        readonly ReadinessSources: {
            readonly calendar: components["schemas"]["SourceHealth"];
            readonly code: components["schemas"]["SourceHealth"];
            readonly release: components["schemas"]["SourceHealth"];
            readonly tracker: components["schemas"]["SourceHealth"];
        };
        readonly RecentRun: {
            readonly id: string;
            /** Format: date-time */
            readonly startedAt: string;
            readonly finishedAt: string | null;
            /** @enum {string} */
            readonly state: "running" | "succeeded" | "failed";
            readonly accepted: number;
            readonly unchanged: number;
            readonly rejected: number;
        };
        readonly Reconciliation: {
            /** @enum {string} */
            readonly state: "matched" | "variance" | "insufficient_evidence";
            /** @constant */
            readonly tolerancePct: 2;
            readonly invoicedCents: number;
            readonly supportedCents: number | null;
            readonly varianceCents: number | null;
            readonly rows: readonly components["schemas"]["ReconciliationRow"][];
            readonly unbilled: components["schemas"]["Unbilled"];
        };
        readonly ReconciliationRow: {
            readonly lineId: string;
            readonly billedHours: number | null;
            readonly evidencedHours: number | null;
            readonly supportedCents: number | null;
            readonly deltaCents: number | null;
            /** @enum {string} */
            readonly status: "matched" | "over_billed" | "under_billed" | "unsupported";
            readonly evidence: components["schemas"]["LineEvidence"];
        };
        readonly Reestimated: {
            readonly items: number;
            readonly deltaHours: number | null;
        };
        readonly RelatedEvent: {
            readonly id: string;
            /** @enum {string} */
            readonly action: "workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "price.set" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "role_band.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "ai_marks_taken.back" | "ai_marks.restored" | "ai_rule_taken.back" | "ai_rule.restored" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported";
            /** Format: date-time */
            readonly occurredAt: string;
        };
        readonly ReleaseRow: {
            readonly tag: string;
            /** Format: date-time */
            readonly releasedAt: string;
            readonly changes: number;
            readonly source: string;
        };
        readonly Removed: {
            readonly items: number;
        };
        readonly ReportConfidence: {
            readonly checklist: readonly components["schemas"]["ChecklistItem"][];
            readonly confidence: components["schemas"]["Confidence"];
        };
        readonly RequestedPeriod: {
            /** Format: date */
            readonly start: string;
            /** Format: date */
            readonly end: string;
            readonly timeZone: string;
        };
        readonly RetentionSettings: {
            readonly aggregated: string;
            readonly audit: string;
            readonly exports: string;
            readonly raw: string;
        };
        readonly Sample: {
            readonly mergedChanges: number;
            readonly taggedChanges: number;
            readonly taggingCoverage: number | null;
            /** @constant */
            readonly minimumPerGroup: 10;
            /** @constant */
            readonly minimumTaggingCoverage: 0.1;
        };
        readonly ScopeCreep: {
            readonly engagement: components["schemas"]["EngagementView"] | null;
            readonly lock: components["schemas"]["LockView"] | null;
            readonly project: components["schemas"]["ProjectView"];
            readonly report: components["schemas"]["ScopeReport"] | null;
        };
        readonly ScopeFacts: {
            readonly expansionPct: number | null;
            readonly addedItems: number;
            readonly valueCents: number | null;
            readonly changeOrders: number;
        };
        readonly ScopeGroup: {
            readonly items: number;
            readonly completed: number;
            readonly estimateHours: number | null;
        };
        readonly ScopePoint: {
            /** Format: date */
            readonly date: string;
            readonly baseline: number;
            readonly added: number;
            readonly removed: number;
            readonly completed: number;
        };
        readonly ScopeReport: {
            readonly lock: components["schemas"]["LockReference"];
            readonly baseline: components["schemas"]["ScopeGroup"];
            readonly added: components["schemas"]["ScopeGroup"];
            readonly removed: components["schemas"]["Removed"];
            readonly reestimated: components["schemas"]["Reestimated"];
            readonly uncertain: components["schemas"]["Uncertain"];
            readonly expansionPct: number | null;
            readonly valuation: components["schemas"]["Valuation"];
            readonly changeOrders: readonly components["schemas"]["ChangeOrderView"][];
            readonly changeOrdersTotal: number;
            readonly rows: readonly components["schemas"]["ScopeRow"][];
            readonly rowsTotal: number;
            readonly series: readonly components["schemas"]["ScopePoint"][];
        };
        readonly ScopeRow: {
            readonly key: string;
            readonly title: string;
            /** @enum {string} */
            readonly change: "added" | "removed" | "reestimated";
            /** Format: date-time */
            readonly at: string;
            /** @enum {string} */
            readonly workType: "epic" | "story" | "task" | "bug" | "subtask" | "other" | "mixed" | "unlinked";
            readonly state: string;
            /** @enum {string} */
            readonly attribution: "change_request" | "in_scope" | "uncertain";
            readonly changeRequestReference: string | null;
            readonly estimateHours: number | null;
            readonly valueCents: number | null;
            readonly valueBasis: string | null;
            readonly url: string | null;
        };
        readonly Search: {
            readonly canManageSources: boolean;
            readonly facts: components["schemas"]["SearchFacts"];
            readonly groups: readonly (components["schemas"]["InsightGroup"] | components["schemas"]["ProjectGroup"] | components["schemas"]["ClientGroup"] | components["schemas"]["ConnectionGroup"] | components["schemas"]["WorkItemGroup"])[];
        };
        readonly SearchFacts: {
            readonly aiAssistedChanges: number | null;
            readonly aiNetHours: number | null;
            readonly changeRequestReference: string | null;
            readonly scopeSignals: number | null;
            readonly scopeValue: components["schemas"]["Figure"] | null;
        };
        readonly Section: {
            /** @enum {string} */
            readonly state: "available" | "partial" | "unavailable";
            readonly reason: string | null;
        };
        readonly SecuritySettings: {
            readonly auditForwardingEnabled: boolean;
            readonly auditForwardingHeaders: readonly string[];
            readonly auditForwardingUrl: string;
            readonly requireSso: boolean;
            readonly requireTwoFactor: boolean;
        };
        readonly SelfReported: {
            readonly taggedChanges: number;
            readonly assistedChanges: number;
            readonly notAssistedChanges: number;
            readonly conflictingChanges: number;
            readonly assistedShare: components["schemas"]["Figure"] | null;
            readonly tools: readonly string[];
        };
        readonly SelfReportedAdoption: {
            readonly taggedChanges: number;
            readonly assistedChanges: number;
            readonly notAssistedChanges: number;
            readonly conflictingChanges: number;
            readonly assistedShare: components["schemas"]["Figure"] | null;
            readonly tools: readonly string[];
            /** @constant */
            readonly provenance: "self_reported";
        };
        readonly SettingsSections: {
            readonly commercial: components["schemas"]["CommercialSettings"];
            readonly defaults: components["schemas"]["DefaultsSettings"];
            readonly identity: components["schemas"]["IdentitySettings"];
            readonly narrativeAi: components["schemas"]["NarrativeAiSettings"];
            readonly privacy: components["schemas"]["PrivacySettings"];
            readonly security: components["schemas"]["SecuritySettings"];
        };
        readonly Signal: {
            /** @enum {string} */
            readonly id: "prs_linked" | "items_mapped" | "meetings_tagged" | "rate_card" | "ai_tagging" | "release_evidence" | "manual_entry_share" | "freshness" | "assumptions";
            readonly label: string;
            readonly note: string;
            readonly weight: number;
            readonly pct: number | null;
            readonly contribution: number | null;
            readonly evidence: components["schemas"]["SignalEvidence"];
        };
        readonly SignalEvidence: {
            readonly numerator: number | null;
            readonly denominator: number | null;
            readonly query: string;
        };
        readonly SourceHealth: {
            /** @enum {string} */
            readonly health: "not_connected" | "pending" | "healthy" | "stale" | "degraded" | "failing" | "paused";
            readonly providers: readonly string[];
        };
        readonly SourceKpis: {
            readonly attentionCount: number;
            readonly connectedCount: number;
            readonly coveragePct: number | null;
            readonly registeredCount: number;
            readonly lastSuccessAt: string | null;
        };
        readonly SourceProject: {
            readonly id: string;
            readonly name: string;
            readonly clientName: string;
        };
        readonly SourceState: {
            /** @enum {string} */
            readonly source: "commercial" | "tracker" | "code" | "release" | "calendar";
            readonly label: string;
            /** @enum {string} */
            readonly state: "not_connected" | "pending" | "healthy" | "stale" | "degraded" | "failing" | "paused";
        };
        readonly StatementAnswer: {
            readonly ids: {
                readonly [key: string]: string;
            };
            readonly changed: boolean;
            readonly version: string | null;
            readonly folded: boolean;
            readonly warnings: readonly string[];
        };
        readonly Statements: {
            readonly statements: readonly {
                readonly [key: string]: unknown;
            }[];
        };
        readonly StatementsAnswer: {
            readonly each: readonly {
                readonly [key: string]: string;
            }[];
            readonly changed: boolean;
            readonly folded: boolean;
            readonly warnings: readonly string[];
        };
        readonly TaggedEvidence: {
            readonly reference: string;
            readonly title: string;
            readonly repository: string;
            readonly url: string | null;
            /** Format: date-time */
            readonly mergedAt: string;
            /** @enum {string} */
            readonly status: "assisted" | "not_assisted" | "conflicting";
            /** @enum {string} */
            readonly workType: "epic" | "story" | "task" | "bug" | "subtask" | "other" | "mixed" | "unlinked";
            readonly workItemKeys: readonly string[];
            readonly signalSources: readonly ("pr_label" | "commit_trailer" | "csv_column")[];
            readonly tools: readonly string[];
        };
        readonly ToClient: {
            /** @constant */
            readonly type: "client";
            readonly clientId: string;
        };
        readonly ToProject: {
            /** @constant */
            readonly type: "project";
            readonly projectId: string;
        };
        readonly Tool: {
            readonly tool: string;
            readonly changes: number;
        };
        readonly UnavailableControl: {
            /** @constant */
            readonly available: false;
            readonly reason: string;
        };
        readonly UnavailableControls: {
            readonly auditForwarding: components["schemas"]["UnavailableControl"];
            readonly dataResidency: components["schemas"]["UnavailableControl"];
            readonly logo: components["schemas"]["UnavailableControl"];
            readonly reportRegion: components["schemas"]["UnavailableControl"];
            readonly retention: components["schemas"]["UnavailableControl"];
            readonly ssoEnforcement: components["schemas"]["UnavailableControl"];
            readonly twoFactorEnforcement: components["schemas"]["UnavailableControl"];
        };
        readonly UnavailableUsage: {
            /** @enum {string} */
            readonly source: "github_copilot" | "cursor" | "claude_code" | "openai_codex" | "windsurf" | "gemini_code_assist" | "csv";
            readonly fact: string;
            readonly reason: string;
        };
        readonly Unbilled: {
            readonly timeEntries: number;
            readonly hours: number | null;
            readonly cents: number | null;
        };
        readonly Uncertain: {
            readonly items: number;
        };
        readonly Usage: {
            readonly assumptions: readonly components["schemas"]["Assumption"][];
            readonly selfReported: components["schemas"]["SelfReported"];
            readonly unavailable: readonly components["schemas"]["UnavailableUsage"][];
            readonly vendors: readonly components["schemas"]["VendorRecord"][];
            readonly vendorWindowSelection: components["schemas"]["VendorWindowSelection"] | null;
        };
        readonly Valuation: {
            readonly valueCents: number | null;
            readonly currency: string | null;
            readonly basis: string;
            readonly valuedItems: number;
            readonly unsupportedItems: number;
        };
        readonly VendorRecord: {
            /** @enum {string} */
            readonly source: "github_copilot" | "cursor" | "claude_code" | "openai_codex" | "windsurf" | "gemini_code_assist" | "csv";
            readonly sourceScope: string;
            readonly originId: string;
            /** @enum {string} */
            readonly provenance: "self_reported" | "vendor_reported" | "modeled" | "provider_export" | "user_declared";
            readonly currency: string | null;
            /** Format: date */
            readonly windowStart: string;
            /** Format: date */
            readonly windowEnd: string;
            readonly acceptedLinesSeries: readonly components["schemas"]["AcceptedLines"][];
            readonly activeSeats: components["schemas"]["ActiveSeats"] | null;
            readonly agentDiffAcceptanceRate: components["schemas"]["Figure"] | null;
            readonly lineAcceptanceRate: components["schemas"]["Figure"] | null;
            readonly tabAcceptanceRate: components["schemas"]["Figure"] | null;
            readonly toolActionAcceptanceRate: components["schemas"]["Figure"] | null;
            readonly models: readonly components["schemas"]["ModelUsage"][];
            readonly totals: {
                readonly [key: string]: components["schemas"]["Figure"];
            };
        };
        readonly VendorWindowSelection: {
            readonly requested: components["schemas"]["Dates"] | null;
            readonly selected: components["schemas"]["Dates"];
            readonly reason: string;
        };
        readonly WorkItemGroup: {
            /** @constant */
            readonly section: "work_items";
            readonly items: readonly components["schemas"]["WorkItemItem"][];
        };
        readonly WorkItemItem: {
            readonly id: string;
            readonly title: string;
            readonly keywords: string;
            readonly meta: string;
            /** @constant */
            readonly kind: "work_item";
            /** @constant */
            readonly section: "work_items";
            readonly icon: string;
            readonly action: components["schemas"]["ToProject"];
        };
        readonly WorkItemsHeld: {
            readonly firstAt: string | null;
            readonly lastAt: string | null;
            readonly lastRefreshedAt: string | null;
            readonly cancelled: number;
            readonly completed: number;
            readonly inPeriod: number;
            readonly inProgress: number;
            readonly projectRows: number;
            readonly todo: number;
            readonly unattributedRows: number;
            readonly sources: readonly string[];
        };
        readonly WorkTypeLinks: {
            readonly linkedChanges: number;
            readonly byOrigin: components["schemas"]["ByOrigin"];
        };
        readonly WorkspaceIdentity: {
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string | null;
            readonly lastEditedAt: string | null;
            readonly name: string;
            readonly slug: string;
            readonly region: string;
            readonly residency: string;
            readonly workspaceId: string;
        };
        readonly WorkspaceSettings: {
            readonly canDeleteImmediately: boolean;
            readonly canEdit: boolean;
            /** @enum {string} */
            readonly role: "owner" | "admin" | "delivery_lead" | "finance" | "analyst" | "viewer" | "client";
            readonly dataPolicy: components["schemas"]["DataPolicy"];
            readonly deletion: components["schemas"]["DeletionView"] | null;
            readonly footprint: components["schemas"]["Footprint"];
            readonly identity: components["schemas"]["WorkspaceIdentity"];
            readonly settings: components["schemas"]["SettingsSections"];
            readonly unavailable: components["schemas"]["UnavailableControls"];
        };
    };
    responses: {
        /** @description The path or query has missing or invalid parameters; `details.fields` lists them. */
        readonly Error400: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"] & {
                    readonly error?: {
                        /** @enum {unknown} */
                        readonly code?: "invalid_request";
                    };
                };
            };
        };
        /** @description The key is missing, wrong, revoked, expired, or of another workspace. */
        readonly Error401: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                /** @description The required authentication scheme. */
                readonly "WWW-Authenticate"?: string;
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"] & {
                    readonly error?: {
                        /** @enum {unknown} */
                        readonly code?: "unauthenticated";
                    };
                };
            };
        };
        /** @description The key's scope or its creator's role does not allow this, or the period starts before the plan's reporting window. */
        readonly Error403: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"] & {
                    readonly error?: {
                        /** @enum {unknown} */
                        readonly code?: "forbidden" | "quota_exceeded";
                    };
                };
            };
        };
        /** @description Not found, or not accessible with this key. */
        readonly Error404: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"] & {
                    readonly error?: {
                        /** @enum {unknown} */
                        readonly code?: "not_found";
                    };
                };
            };
        };
        /** @description It conflicts with what is there, was sent before with something else, or is being carried out. */
        readonly Error409: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"] & {
                    readonly error?: {
                        /** @enum {unknown} */
                        readonly code?: "conflict" | "idempotency_conflict" | "operation_in_progress";
                    };
                };
            };
        };
        /** @description The key has used up its requests of this UTC minute. */
        readonly Error429: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly RateLimit: components["headers"]["RateLimit"];
                readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"] & {
                    readonly error?: {
                        /** @enum {unknown} */
                        readonly code?: "rate_limited";
                    };
                };
            };
        };
        /** @description The service failed to answer this request. */
        readonly Error500: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"] & {
                    readonly error?: {
                        /** @enum {unknown} */
                        readonly code?: "internal_error";
                    };
                };
            };
        };
        /** @description The service cannot answer right now. */
        readonly Error503: {
            headers: {
                readonly "X-Request-Id": components["headers"]["RequestId"];
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorEnvelope"] & {
                    readonly error?: {
                        /** @enum {unknown} */
                        readonly code?: "temporarily_unavailable";
                    };
                };
            };
        };
    };
    parameters: {
        /**
         * @description The organization of the workspace.
         * @example agency
         */
        readonly Organization: string;
        /**
         * @description The workspace of the key.
         * @example sample
         */
        readonly Workspace: string;
        /** @description An id for this request. If it is missing or malformed, the service assigns one. */
        readonly RequestId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The id of this request, as in an error body. */
        readonly RequestId: string;
        /** @description The time up to which events are included. */
        readonly AsOf: string;
        /** @description The requests that the key has left in this UTC minute. */
        readonly RateLimit: string;
        /** @description The requests that the key has in each UTC minute. */
        readonly RateLimitPolicy: string;
        /** @description Seconds to wait before the next try. */
        readonly RetryAfter: number;
    };
    pathItems: never;
}
export type AcceptedLines = components['schemas']['AcceptedLines'];
export type ActiveClientQuestion = components['schemas']['ActiveClientQuestion'];
export type ActiveSeats = components['schemas']['ActiveSeats'];
export type Adoption = components['schemas']['Adoption'];
export type AiEconomics = components['schemas']['AiEconomics'];
export type AiFacts = components['schemas']['AiFacts'];
export type AiSurface = components['schemas']['AiSurface'];
export type ApiKeyMeta = components['schemas']['ApiKeyMeta'];
export type ApiKeys = components['schemas']['ApiKeys'];
export type AskedPeriod = components['schemas']['AskedPeriod'];
export type Assumption = components['schemas']['Assumption'];
export type AssumptionFacts = components['schemas']['AssumptionFacts'];
export type AuditEventDetail = components['schemas']['AuditEventDetail'];
export type AuditEvents = components['schemas']['AuditEvents'];
export type AuditHeadline = components['schemas']['AuditHeadline'];
export type AuditSummary = components['schemas']['AuditSummary'];
export type AvailableFacets = components['schemas']['AvailableFacets'];
export type Band = components['schemas']['Band'];
export type Billing = components['schemas']['Billing'];
export type BillingState = components['schemas']['BillingState'];
export type ByOrigin = components['schemas']['ByOrigin'];
export type ByRepository = components['schemas']['ByRepository'];
export type ByWorkType = components['schemas']['ByWorkType'];
export type Caps = components['schemas']['Caps'];
export type CatalogEntry = components['schemas']['CatalogEntry'];
export type ChainLink = components['schemas']['ChainLink'];
export type ChangeOrderView = components['schemas']['ChangeOrderView'];
export type ChecklistItem = components['schemas']['ChecklistItem'];
export type CheckoutPlan = components['schemas']['CheckoutPlan'];
export type Claim = components['schemas']['Claim'];
export type ClientGroup = components['schemas']['ClientGroup'];
export type ClientItem = components['schemas']['ClientItem'];
export type CodeChangesHeld = components['schemas']['CodeChangesHeld'];
export type CommandCenter = components['schemas']['CommandCenter'];
export type CommercialSettings = components['schemas']['CommercialSettings'];
export type Comparison = components['schemas']['Comparison'];
export type Confidence = components['schemas']['Confidence'];
export type ConnectionGroup = components['schemas']['ConnectionGroup'];
export type ConnectionItem = components['schemas']['ConnectionItem'];
export type ConnectionView = components['schemas']['ConnectionView'];
export type Connections = components['schemas']['Connections'];
export type Coordination = components['schemas']['Coordination'];
export type CostEstimateView = components['schemas']['CostEstimateView'];
export type CostEvidence = components['schemas']['CostEvidence'];
export type CostInputs = components['schemas']['CostInputs'];
export type CoverageView = components['schemas']['CoverageView'];
export type CycleTime = components['schemas']['CycleTime'];
export type DataPolicy = components['schemas']['DataPolicy'];
export type DataSources = components['schemas']['DataSources'];
export type Dates = components['schemas']['Dates'];
export type DeadLetterView = components['schemas']['DeadLetterView'];
export type DefaultsSettings = components['schemas']['DefaultsSettings'];
export type DeletionView = components['schemas']['DeletionView'];
export type DeliveryFacts = components['schemas']['DeliveryFacts'];
export type DeliveryRow = components['schemas']['DeliveryRow'];
export type Directory = components['schemas']['Directory'];
export type DirectoryClient = components['schemas']['DirectoryClient'];
export type DirectoryProject = components['schemas']['DirectoryProject'];
export type EngagementBaseline = components['schemas']['EngagementBaseline'];
export type EngagementView = components['schemas']['EngagementView'];
export type Entitlements = components['schemas']['Entitlements'];
export type Error = components['schemas']['Error'];
export type ErrorDetails = components['schemas']['ErrorDetails'];
export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];
export type EventDetail = components['schemas']['EventDetail'];
export type EventSummary = components['schemas']['EventSummary'];
export type EvidenceItem = components['schemas']['EvidenceItem'];
export type EvidencePackage = components['schemas']['EvidencePackage'];
export type Explanation = components['schemas']['Explanation'];
export type Facet = components['schemas']['Facet'];
export type Facts = components['schemas']['Facts'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type Figure = components['schemas']['Figure'];
export type Flow = components['schemas']['Flow'];
export type FlowInput = components['schemas']['FlowInput'];
export type FlowOutput = components['schemas']['FlowOutput'];
export type FollowUp = components['schemas']['FollowUp'];
export type Footprint = components['schemas']['Footprint'];
export type Forensics = components['schemas']['Forensics'];
export type Gain = components['schemas']['Gain'];
export type Glyph = components['schemas']['Glyph'];
export type Goto = components['schemas']['Goto'];
export type Graph = components['schemas']['Graph'];
export type GraphCounts = components['schemas']['GraphCounts'];
export type GraphEdge = components['schemas']['GraphEdge'];
export type GraphNode = components['schemas']['GraphNode'];
export type HourlyRates = components['schemas']['HourlyRates'];
export type IdentitySettings = components['schemas']['IdentitySettings'];
export type Impact = components['schemas']['Impact'];
export type ImportView = components['schemas']['ImportView'];
export type Imports = components['schemas']['Imports'];
export type Insight = components['schemas']['Insight'];
export type InsightGroup = components['schemas']['InsightGroup'];
export type InsightItem = components['schemas']['InsightItem'];
export type InsufficientSample = components['schemas']['InsufficientSample'];
export type Investment = components['schemas']['Investment'];
export type InvoiceDefense = components['schemas']['InvoiceDefense'];
export type InvoiceLineView = components['schemas']['InvoiceLineView'];
export type InvoiceView = components['schemas']['InvoiceView'];
export type KeyStatementAnswer = components['schemas']['KeyStatementAnswer'];
export type KindCount = components['schemas']['KindCount'];
export type Kpi = components['schemas']['Kpi'];
export type KpiEvidence = components['schemas']['KpiEvidence'];
export type LabourCategory = components['schemas']['LabourCategory'];
export type LastError = components['schemas']['LastError'];
export type LastFullSync = components['schemas']['LastFullSync'];
export type LaunchDecision = components['schemas']['LaunchDecision'];
export type LineEvidence = components['schemas']['LineEvidence'];
export type LockReference = components['schemas']['LockReference'];
export type LockView = components['schemas']['LockView'];
export type ModelUsage = components['schemas']['ModelUsage'];
export type NarrativeAiSettings = components['schemas']['NarrativeAiSettings'];
export type Pack = components['schemas']['Pack'];
export type PrivacySettings = components['schemas']['PrivacySettings'];
export type ProductTrial = components['schemas']['ProductTrial'];
export type ProjectGroup = components['schemas']['ProjectGroup'];
export type ProjectItem = components['schemas']['ProjectItem'];
export type ProjectView = components['schemas']['ProjectView'];
export type ProviderRateLimit = components['schemas']['ProviderRateLimit'];
export type ProviderWindow = components['schemas']['ProviderWindow'];
export type ProviderWindows = components['schemas']['ProviderWindows'];
export type Readiness = components['schemas']['Readiness'];
export type ReadinessEvidence = components['schemas']['ReadinessEvidence'];
export type ReadinessSources = components['schemas']['ReadinessSources'];
export type RecentRun = components['schemas']['RecentRun'];
export type Reconciliation = components['schemas']['Reconciliation'];
export type ReconciliationRow = components['schemas']['ReconciliationRow'];
export type Reestimated = components['schemas']['Reestimated'];
export type RelatedEvent = components['schemas']['RelatedEvent'];
export type ReleaseRow = components['schemas']['ReleaseRow'];
export type Removed = components['schemas']['Removed'];
export type ReportConfidence = components['schemas']['ReportConfidence'];
export type RequestedPeriod = components['schemas']['RequestedPeriod'];
export type RetentionSettings = components['schemas']['RetentionSettings'];
export type Sample = components['schemas']['Sample'];
export type ScopeCreep = components['schemas']['ScopeCreep'];
export type ScopeFacts = components['schemas']['ScopeFacts'];
export type ScopeGroup = components['schemas']['ScopeGroup'];
export type ScopePoint = components['schemas']['ScopePoint'];
export type ScopeReport = components['schemas']['ScopeReport'];
export type ScopeRow = components['schemas']['ScopeRow'];
export type Search = components['schemas']['Search'];
export type SearchFacts = components['schemas']['SearchFacts'];
export type Section = components['schemas']['Section'];
export type SecuritySettings = components['schemas']['SecuritySettings'];
export type SelfReported = components['schemas']['SelfReported'];
export type SelfReportedAdoption = components['schemas']['SelfReportedAdoption'];
export type SettingsSections = components['schemas']['SettingsSections'];
export type Signal = components['schemas']['Signal'];
export type SignalEvidence = components['schemas']['SignalEvidence'];
export type SourceHealth = components['schemas']['SourceHealth'];
export type SourceKpis = components['schemas']['SourceKpis'];
export type SourceProject = components['schemas']['SourceProject'];
export type SourceState = components['schemas']['SourceState'];
export type StatementAnswer = components['schemas']['StatementAnswer'];
export type Statements = components['schemas']['Statements'];
export type StatementsAnswer = components['schemas']['StatementsAnswer'];
export type TaggedEvidence = components['schemas']['TaggedEvidence'];
export type ToClient = components['schemas']['ToClient'];
export type ToProject = components['schemas']['ToProject'];
export type Tool = components['schemas']['Tool'];
export type UnavailableControl = components['schemas']['UnavailableControl'];
export type UnavailableControls = components['schemas']['UnavailableControls'];
export type UnavailableUsage = components['schemas']['UnavailableUsage'];
export type Unbilled = components['schemas']['Unbilled'];
export type Uncertain = components['schemas']['Uncertain'];
export type Usage = components['schemas']['Usage'];
export type Valuation = components['schemas']['Valuation'];
export type VendorRecord = components['schemas']['VendorRecord'];
export type VendorWindowSelection = components['schemas']['VendorWindowSelection'];
export type WorkItemGroup = components['schemas']['WorkItemGroup'];
export type WorkItemItem = components['schemas']['WorkItemItem'];
export type WorkItemsHeld = components['schemas']['WorkItemsHeld'];
export type WorkTypeLinks = components['schemas']['WorkTypeLinks'];
export type WorkspaceIdentity = components['schemas']['WorkspaceIdentity'];
export type WorkspaceSettings = components['schemas']['WorkspaceSettings'];
export type ResponseError400 = components['responses']['Error400'];
export type ResponseError401 = components['responses']['Error401'];
export type ResponseError403 = components['responses']['Error403'];
export type ResponseError404 = components['responses']['Error404'];
export type ResponseError409 = components['responses']['Error409'];
export type ResponseError429 = components['responses']['Error429'];
export type ResponseError500 = components['responses']['Error500'];
export type ResponseError503 = components['responses']['Error503'];
export type ParameterOrganization = components['parameters']['Organization'];
export type ParameterWorkspace = components['parameters']['Workspace'];
export type ParameterRequestId = components['parameters']['RequestId'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderAsOf = components['headers']['AsOf'];
export type HeaderRateLimit = components['headers']['RateLimit'];
export type HeaderRateLimitPolicy = components['headers']['RateLimitPolicy'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    readonly "apiKeys.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "canManage": true,
                     *       "keys": [
                     *         {
                     *           "id": "0fbe8846-2cb4-50e5-92ea-af77a89b64c2",
                     *           "name": "first key",
                     *           "prefix": "wdi_live_7777…",
                     *           "environment": "live",
                     *           "status": "active",
                     *           "scopes": [
                     *             "command-center:read",
                     *             "forensics:read",
                     *             "scope-creep:read",
                     *             "invoice-defense:read",
                     *             "ai-economics:read",
                     *             "report-confidence:read",
                     *             "cost-model:read",
                     *             "data-sources:read",
                     *             "audit-trail:read",
                     *             "clients:read",
                     *             "usage-billing:read",
                     *             "api-keys:read"
                     *           ],
                     *           "createdAt": "2026-03-02T12:00:00.000Z",
                     *           "createdBy": "Olga",
                     *           "expiresAt": null,
                     *           "graceUntil": null,
                     *           "lastUsedAt": "2026-03-02T12:05:00.000Z",
                     *           "revokedAt": null,
                     *           "rotatedFrom": null,
                     *           "profileId": null
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ApiKeys"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "aiEconomics.read": {
        readonly parameters: {
            readonly query?: {
                /** @description Only projects of this client. */
                readonly clientId?: string;
                /**
                 * @description Only this project.
                 * @example 9cdb4ed3-eb32-5346-837f-91cd0af939f0
                 */
                readonly projectId?: string;
                /**
                 * @description The first day. Given together with `end`.
                 * @example 2026-02-01
                 */
                readonly start?: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2026-02-28
                 */
                readonly end?: string;
                /**
                 * @description The IANA time zone in which the days are counted, UTC if left out.
                 * @example UTC
                 */
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "adoption": {
                     *         "mergedChanges": 48,
                     *         "assistedChanges": 28,
                     *         "notAssistedChanges": 12,
                     *         "conflictingChanges": 0,
                     *         "untaggedChanges": 8,
                     *         "tools": [
                     *           {
                     *             "tool": "cursor",
                     *             "changes": 28
                     *           }
                     *         ],
                     *         "provenance": "self_reported",
                     *         "basis": "merged changes counted by self-reported AI tags",
                     *         "byRepository": [
                     *           {
                     *             "repository": "github.com/agency/shop",
                     *             "mergedChanges": 48,
                     *             "assistedChanges": 28,
                     *             "notAssistedChanges": 12,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 8,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 28
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "byWorkType": [
                     *           {
                     *             "workType": "story",
                     *             "mergedChanges": 12,
                     *             "assistedChanges": 7,
                     *             "notAssistedChanges": 4,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 1,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 7
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "task",
                     *             "mergedChanges": 1,
                     *             "assistedChanges": 1,
                     *             "notAssistedChanges": 0,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 0,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 1
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "bug",
                     *             "mergedChanges": 17,
                     *             "assistedChanges": 10,
                     *             "notAssistedChanges": 3,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 4,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 10
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "other",
                     *             "mergedChanges": 4,
                     *             "assistedChanges": 1,
                     *             "notAssistedChanges": 1,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 2,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 1
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "unlinked",
                     *             "mergedChanges": 14,
                     *             "assistedChanges": 9,
                     *             "notAssistedChanges": 4,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 1,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 9
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "workTypeLinks": {
                     *           "linkedChanges": 34,
                     *           "byOrigin": {
                     *             "connector": 0,
                     *             "heuristic": 34,
                     *             "manual": 0
                     *           }
                     *         },
                     *         "taggedEvidence": [
                     *           {
                     *             "reference": "#597",
                     *             "title": "SHOP-224 Discounts for resellers",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/597",
                     *             "mergedAt": "2026-02-28T06:27:44.535Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-224"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#596",
                     *             "title": "SHOP-191 Audit of permissions",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/596",
                     *             "mergedAt": "2026-02-27T13:06:42.630Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-191"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#594",
                     *             "title": "SHOP-199 Mails in three languages",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/594",
                     *             "mergedAt": "2026-02-26T02:31:15.434Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-199"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#591",
                     *             "title": "SHOP-52 Sign in with a passkey",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/591",
                     *             "mergedAt": "2026-02-25T12:51:49.417Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-52"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#592",
                     *             "title": "SHOP-93 Search that forgives typos",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/592",
                     *             "mergedAt": "2026-02-25T00:07:11.348Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-93"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#589",
                     *             "title": "Dark colours",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/589",
                     *             "mergedAt": "2026-02-22T15:17:41.166Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#590",
                     *             "title": "SHOP-54 Price list by region",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/590",
                     *             "mergedAt": "2026-02-22T02:18:42.518Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-54"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#587",
                     *             "title": "SHOP-104 Discounts for resellers",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/587",
                     *             "mergedAt": "2026-02-21T23:16:45.971Z",
                     *             "status": "not_assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-104"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#588",
                     *             "title": "Offline basket",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/588",
                     *             "mergedAt": "2026-02-21T04:59:04.946Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#586",
                     *             "title": "Audit of permissions",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/586",
                     *             "mergedAt": "2026-02-20T16:34:51.611Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#585",
                     *             "title": "SHOP-5 Faster start page",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/585",
                     *             "mergedAt": "2026-02-20T04:55:04.876Z",
                     *             "status": "assisted",
                     *             "workType": "other",
                     *             "workItemKeys": [
                     *               "SHOP-5"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#583",
                     *             "title": "Export of orders",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/583",
                     *             "mergedAt": "2026-02-19T19:51:30.782Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#581",
                     *             "title": "SHOP-42 Sign in with a passkey",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/581",
                     *             "mergedAt": "2026-02-18T20:03:42.959Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-42"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#582",
                     *             "title": "Search that forgives typos",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/582",
                     *             "mergedAt": "2026-02-18T04:33:53.743Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#580",
                     *             "title": "SHOP-175 Price list by region",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/580",
                     *             "mergedAt": "2026-02-15T01:08:27.515Z",
                     *             "status": "not_assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-175"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#578",
                     *             "title": "SHOP-201 Offline basket",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/578",
                     *             "mergedAt": "2026-02-14T23:11:31.632Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-201"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#577",
                     *             "title": "SHOP-130 Discounts for resellers",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/577",
                     *             "mergedAt": "2026-02-14T04:40:39.093Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-130"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#575",
                     *             "title": "Faster start page",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/575",
                     *             "mergedAt": "2026-02-13T17:45:33.823Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#576",
                     *             "title": "Audit of permissions",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/576",
                     *             "mergedAt": "2026-02-13T14:09:54.502Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#573",
                     *             "title": "SHOP-212 Export of orders",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/573",
                     *             "mergedAt": "2026-02-12T16:37:32.922Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-212"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#574",
                     *             "title": "SHOP-27 Mails in three languages",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/574",
                     *             "mergedAt": "2026-02-12T14:21:07.027Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-27"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#572",
                     *             "title": "Search that forgives typos",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/572",
                     *             "mergedAt": "2026-02-11T09:52:32.920Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#571",
                     *             "title": "SHOP-45 Sign in with a passkey",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/571",
                     *             "mergedAt": "2026-02-11T04:49:06.125Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-45"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#569",
                     *             "title": "Dark colours",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/569",
                     *             "mergedAt": "2026-02-10T13:10:06.283Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#570",
                     *             "title": "SHOP-20 Price list by region",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/570",
                     *             "mergedAt": "2026-02-10T04:10:14.582Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-20"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#568",
                     *             "title": "SHOP-14 Offline basket",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/568",
                     *             "mergedAt": "2026-02-09T23:21:43.390Z",
                     *             "status": "not_assisted",
                     *             "workType": "other",
                     *             "workItemKeys": [
                     *               "SHOP-14"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#567",
                     *             "title": "Discounts for resellers",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/567",
                     *             "mergedAt": "2026-02-09T15:40:56.856Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#566",
                     *             "title": "SHOP-17 Audit of permissions",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/566",
                     *             "mergedAt": "2026-02-08T23:00:49.211Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-17"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#563",
                     *             "title": "SHOP-33 Export of orders",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/563",
                     *             "mergedAt": "2026-02-07T19:22:14.754Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-33"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#564",
                     *             "title": "Mails in three languages",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/564",
                     *             "mergedAt": "2026-02-07T11:32:33.576Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#561",
                     *             "title": "Sign in with a passkey",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/561",
                     *             "mergedAt": "2026-02-06T22:30:37.343Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#562",
                     *             "title": "SHOP-90 Search that forgives typos",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/562",
                     *             "mergedAt": "2026-02-06T18:23:13.009Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-90"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#560",
                     *             "title": "SHOP-134 Price list by region",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/560",
                     *             "mergedAt": "2026-02-05T06:08:41.657Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-134"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#558",
                     *             "title": "SHOP-106 Offline basket",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/558",
                     *             "mergedAt": "2026-02-04T07:03:19.045Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-106"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#557",
                     *             "title": "SHOP-197 Discounts for resellers",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/557",
                     *             "mergedAt": "2026-02-04T05:06:50.395Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-197"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#555",
                     *             "title": "SHOP-98 Faster start page",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/555",
                     *             "mergedAt": "2026-02-03T17:45:42.233Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-98"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#556",
                     *             "title": "SHOP-203 Audit of permissions",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/556",
                     *             "mergedAt": "2026-02-03T08:34:10.377Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-203"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#553",
                     *             "title": "Export of orders",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/553",
                     *             "mergedAt": "2026-02-02T17:30:33.144Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#552",
                     *             "title": "SHOP-146 Search that forgives typos",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/552",
                     *             "mergedAt": "2026-02-01T20:02:02.105Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-146"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#551",
                     *             "title": "SHOP-176 Sign in with a passkey",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/551",
                     *             "mergedAt": "2026-02-01T13:49:38.051Z",
                     *             "status": "not_assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-176"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           }
                     *         ],
                     *         "taggedEvidenceTotal": 40
                     *       },
                     *       "cycleTime": {
                     *         "gain": {
                     *           "provenance": "self_reported",
                     *           "basis": "forge timestamps compared by self-reported AI tagging",
                     *           "assistedChanges": 28,
                     *           "baselineChanges": 12,
                     *           "implementationHoursSaved": 88,
                     *           "reviewOverheadHours": -50,
                     *           "netHours": 138
                     *         },
                     *         "assistedChanges": 28,
                     *         "baselineChanges": 12,
                     *         "unavailableReason": null
                     *       },
                     *       "usage": {
                     *         "assumptions": [],
                     *         "selfReported": {
                     *           "taggedChanges": 40,
                     *           "assistedChanges": 28,
                     *           "notAssistedChanges": 12,
                     *           "conflictingChanges": 0,
                     *           "assistedShare": {
                     *             "value": 0.7,
                     *             "unit": "ratio",
                     *             "provenance": "self_reported",
                     *             "basis": "assisted changes divided by all changes with an AI tag"
                     *           },
                     *           "tools": [
                     *             "cursor"
                     *           ]
                     *         },
                     *         "vendors": [
                     *           {
                     *             "source": "cursor",
                     *             "sourceScope": "shop",
                     *             "originId": "cursor:shop",
                     *             "provenance": "vendor_reported",
                     *             "currency": null,
                     *             "windowStart": "2026-02-02",
                     *             "windowEnd": "2026-02-22",
                     *             "acceptedLinesSeries": [
                     *               {
                     *                 "windowStart": "2026-02-02",
                     *                 "windowEnd": "2026-02-08",
                     *                 "value": 3626
                     *               },
                     *               {
                     *                 "windowStart": "2026-02-09",
                     *                 "windowEnd": "2026-02-15",
                     *                 "value": 3647
                     *               },
                     *               {
                     *                 "windowStart": "2026-02-16",
                     *                 "windowEnd": "2026-02-22",
                     *                 "value": 3668
                     *               }
                     *             ],
                     *             "activeSeats": null,
                     *             "agentDiffAcceptanceRate": null,
                     *             "lineAcceptanceRate": null,
                     *             "tabAcceptanceRate": null,
                     *             "toolActionAcceptanceRate": null,
                     *             "models": [],
                     *             "totals": {
                     *               "accepted_lines": {
                     *                 "value": 10941,
                     *                 "unit": "lines",
                     *                 "provenance": "vendor_reported",
                     *                 "basis": "as reported by the vendor, over full windows"
                     *               },
                     *               "chats": {
                     *                 "value": 3561,
                     *                 "unit": "count",
                     *                 "provenance": "vendor_reported",
                     *                 "basis": "as reported by the vendor, over full windows"
                     *               },
                     *               "tokens_input": {
                     *                 "value": 2733141,
                     *                 "unit": "tokens",
                     *                 "provenance": "vendor_reported",
                     *                 "basis": "as reported by the vendor, over full windows"
                     *               }
                     *             }
                     *           }
                     *         ],
                     *         "unavailable": [
                     *           {
                     *             "source": "github_copilot",
                     *             "fact": "usage records",
                     *             "reason": "No record of this source overlaps the period."
                     *           },
                     *           {
                     *             "source": "claude_code",
                     *             "fact": "usage records",
                     *             "reason": "No record of this source overlaps the period."
                     *           },
                     *           {
                     *             "source": "openai_codex",
                     *             "fact": "usage records",
                     *             "reason": "No record of this source overlaps the period."
                     *           },
                     *           {
                     *             "source": "windsurf",
                     *             "fact": "usage records",
                     *             "reason": "No record of this source overlaps the period."
                     *           },
                     *           {
                     *             "source": "gemini_code_assist",
                     *             "fact": "usage records",
                     *             "reason": "No record of this source overlaps the period."
                     *           },
                     *           {
                     *             "source": "csv",
                     *             "fact": "usage records",
                     *             "reason": "No record of this source overlaps the period."
                     *           }
                     *         ],
                     *         "vendorWindowSelection": {
                     *           "requested": {
                     *             "start": "2026-02-01",
                     *             "end": "2026-02-28"
                     *           },
                     *           "selected": {
                     *             "start": "2026-02-02",
                     *             "end": "2026-02-22"
                     *           },
                     *           "reason": "Vendor windows within the period, each shown in full."
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AiEconomics"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "aiEconomics.surface": {
        readonly parameters: {
            readonly query?: {
                /** @description Only projects of this client. */
                readonly clientId?: string;
                /**
                 * @description Only this project.
                 * @example 9cdb4ed3-eb32-5346-837f-91cd0af939f0
                 */
                readonly projectId?: string;
                /**
                 * @description The first day. Given together with `end`.
                 * @example 2026-02-01
                 */
                readonly start?: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2026-02-28
                 */
                readonly end?: string;
                /**
                 * @description The IANA time zone in which the days are counted, UTC if left out.
                 * @example UTC
                 */
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "AI economics",
                     *       "subtitle": "Merged changes by self-reported AI tags, and usage that vendors report for their own windows.",
                     *       "adoption": {
                     *         "mergedChanges": 48,
                     *         "assistedChanges": 28,
                     *         "notAssistedChanges": 12,
                     *         "conflictingChanges": 0,
                     *         "untaggedChanges": 8,
                     *         "tools": [
                     *           {
                     *             "tool": "cursor",
                     *             "changes": 28
                     *           }
                     *         ],
                     *         "provenance": "self_reported",
                     *         "basis": "merged changes counted by self-reported AI tags",
                     *         "byRepository": [
                     *           {
                     *             "repository": "github.com/agency/shop",
                     *             "mergedChanges": 48,
                     *             "assistedChanges": 28,
                     *             "notAssistedChanges": 12,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 8,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 28
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "byWorkType": [
                     *           {
                     *             "workType": "story",
                     *             "mergedChanges": 12,
                     *             "assistedChanges": 7,
                     *             "notAssistedChanges": 4,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 1,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 7
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "task",
                     *             "mergedChanges": 1,
                     *             "assistedChanges": 1,
                     *             "notAssistedChanges": 0,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 0,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 1
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "bug",
                     *             "mergedChanges": 17,
                     *             "assistedChanges": 10,
                     *             "notAssistedChanges": 3,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 4,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 10
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "other",
                     *             "mergedChanges": 4,
                     *             "assistedChanges": 1,
                     *             "notAssistedChanges": 1,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 2,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 1
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "unlinked",
                     *             "mergedChanges": 14,
                     *             "assistedChanges": 9,
                     *             "notAssistedChanges": 4,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 1,
                     *             "tools": [
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 9
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "workTypeLinks": {
                     *           "linkedChanges": 34,
                     *           "byOrigin": {
                     *             "connector": 0,
                     *             "heuristic": 34,
                     *             "manual": 0
                     *           }
                     *         },
                     *         "taggedEvidence": [
                     *           {
                     *             "reference": "#597",
                     *             "title": "SHOP-224 Discounts for resellers",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/597",
                     *             "mergedAt": "2026-02-28T06:27:44.535Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-224"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#596",
                     *             "title": "SHOP-191 Audit of permissions",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/596",
                     *             "mergedAt": "2026-02-27T13:06:42.630Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-191"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#594",
                     *             "title": "SHOP-199 Mails in three languages",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/594",
                     *             "mergedAt": "2026-02-26T02:31:15.434Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-199"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#591",
                     *             "title": "SHOP-52 Sign in with a passkey",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/591",
                     *             "mergedAt": "2026-02-25T12:51:49.417Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-52"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#592",
                     *             "title": "SHOP-93 Search that forgives typos",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/592",
                     *             "mergedAt": "2026-02-25T00:07:11.348Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-93"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#589",
                     *             "title": "Dark colours",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/589",
                     *             "mergedAt": "2026-02-22T15:17:41.166Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#590",
                     *             "title": "SHOP-54 Price list by region",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/590",
                     *             "mergedAt": "2026-02-22T02:18:42.518Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-54"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#587",
                     *             "title": "SHOP-104 Discounts for resellers",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/587",
                     *             "mergedAt": "2026-02-21T23:16:45.971Z",
                     *             "status": "not_assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-104"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#588",
                     *             "title": "Offline basket",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/588",
                     *             "mergedAt": "2026-02-21T04:59:04.946Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#586",
                     *             "title": "Audit of permissions",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/586",
                     *             "mergedAt": "2026-02-20T16:34:51.611Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#585",
                     *             "title": "SHOP-5 Faster start page",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/585",
                     *             "mergedAt": "2026-02-20T04:55:04.876Z",
                     *             "status": "assisted",
                     *             "workType": "other",
                     *             "workItemKeys": [
                     *               "SHOP-5"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#583",
                     *             "title": "Export of orders",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/583",
                     *             "mergedAt": "2026-02-19T19:51:30.782Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#581",
                     *             "title": "SHOP-42 Sign in with a passkey",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/581",
                     *             "mergedAt": "2026-02-18T20:03:42.959Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-42"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#582",
                     *             "title": "Search that forgives typos",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/582",
                     *             "mergedAt": "2026-02-18T04:33:53.743Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#580",
                     *             "title": "SHOP-175 Price list by region",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/580",
                     *             "mergedAt": "2026-02-15T01:08:27.515Z",
                     *             "status": "not_assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-175"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#578",
                     *             "title": "SHOP-201 Offline basket",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/578",
                     *             "mergedAt": "2026-02-14T23:11:31.632Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-201"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#577",
                     *             "title": "SHOP-130 Discounts for resellers",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/577",
                     *             "mergedAt": "2026-02-14T04:40:39.093Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-130"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#575",
                     *             "title": "Faster start page",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/575",
                     *             "mergedAt": "2026-02-13T17:45:33.823Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#576",
                     *             "title": "Audit of permissions",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/576",
                     *             "mergedAt": "2026-02-13T14:09:54.502Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#573",
                     *             "title": "SHOP-212 Export of orders",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/573",
                     *             "mergedAt": "2026-02-12T16:37:32.922Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-212"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#574",
                     *             "title": "SHOP-27 Mails in three languages",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/574",
                     *             "mergedAt": "2026-02-12T14:21:07.027Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-27"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#572",
                     *             "title": "Search that forgives typos",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/572",
                     *             "mergedAt": "2026-02-11T09:52:32.920Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#571",
                     *             "title": "SHOP-45 Sign in with a passkey",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/571",
                     *             "mergedAt": "2026-02-11T04:49:06.125Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-45"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#569",
                     *             "title": "Dark colours",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/569",
                     *             "mergedAt": "2026-02-10T13:10:06.283Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#570",
                     *             "title": "SHOP-20 Price list by region",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/570",
                     *             "mergedAt": "2026-02-10T04:10:14.582Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-20"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#568",
                     *             "title": "SHOP-14 Offline basket",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/568",
                     *             "mergedAt": "2026-02-09T23:21:43.390Z",
                     *             "status": "not_assisted",
                     *             "workType": "other",
                     *             "workItemKeys": [
                     *               "SHOP-14"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#567",
                     *             "title": "Discounts for resellers",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/567",
                     *             "mergedAt": "2026-02-09T15:40:56.856Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#566",
                     *             "title": "SHOP-17 Audit of permissions",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/566",
                     *             "mergedAt": "2026-02-08T23:00:49.211Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-17"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#563",
                     *             "title": "SHOP-33 Export of orders",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/563",
                     *             "mergedAt": "2026-02-07T19:22:14.754Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-33"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#564",
                     *             "title": "Mails in three languages",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/564",
                     *             "mergedAt": "2026-02-07T11:32:33.576Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#561",
                     *             "title": "Sign in with a passkey",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/561",
                     *             "mergedAt": "2026-02-06T22:30:37.343Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#562",
                     *             "title": "SHOP-90 Search that forgives typos",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/562",
                     *             "mergedAt": "2026-02-06T18:23:13.009Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-90"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#560",
                     *             "title": "SHOP-134 Price list by region",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/560",
                     *             "mergedAt": "2026-02-05T06:08:41.657Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-134"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#558",
                     *             "title": "SHOP-106 Offline basket",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/558",
                     *             "mergedAt": "2026-02-04T07:03:19.045Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-106"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#557",
                     *             "title": "SHOP-197 Discounts for resellers",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/557",
                     *             "mergedAt": "2026-02-04T05:06:50.395Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-197"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#555",
                     *             "title": "SHOP-98 Faster start page",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/555",
                     *             "mergedAt": "2026-02-03T17:45:42.233Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-98"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#556",
                     *             "title": "SHOP-203 Audit of permissions",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/556",
                     *             "mergedAt": "2026-02-03T08:34:10.377Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-203"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#553",
                     *             "title": "Export of orders",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/553",
                     *             "mergedAt": "2026-02-02T17:30:33.144Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#552",
                     *             "title": "SHOP-146 Search that forgives typos",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/552",
                     *             "mergedAt": "2026-02-01T20:02:02.105Z",
                     *             "status": "assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-146"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#551",
                     *             "title": "SHOP-176 Sign in with a passkey",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/551",
                     *             "mergedAt": "2026-02-01T13:49:38.051Z",
                     *             "status": "not_assisted",
                     *             "workType": "bug",
                     *             "workItemKeys": [
                     *               "SHOP-176"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           }
                     *         ],
                     *         "taggedEvidenceTotal": 40
                     *       },
                     *       "selfReportedAdoption": {
                     *         "taggedChanges": 40,
                     *         "assistedChanges": 28,
                     *         "notAssistedChanges": 12,
                     *         "conflictingChanges": 0,
                     *         "assistedShare": {
                     *           "value": 0.7,
                     *           "unit": "ratio",
                     *           "provenance": "self_reported",
                     *           "basis": "assisted changes divided by all changes with an AI tag"
                     *         },
                     *         "tools": [
                     *           "cursor"
                     *         ],
                     *         "provenance": "self_reported"
                     *       },
                     *       "comparison": {
                     *         "kind": "modeled_counterfactual",
                     *         "basis": "A modelled counterfactual: the time that AI-assisted changes took, compared with the average time of changes tagged as not assisted. Based on forge timestamps and self-reported AI tags.",
                     *         "state": "available",
                     *         "unavailableReason": null,
                     *         "inputProvenance": "self_reported",
                     *         "assistedChanges": 28,
                     *         "baselineChanges": 12,
                     *         "implementationHoursSaved": 88,
                     *         "netDeliveryGainHours": 138,
                     *         "reviewOverheadHours": -50,
                     *         "sample": {
                     *           "mergedChanges": 48,
                     *           "taggedChanges": 40,
                     *           "taggingCoverage": 0.8333333333333334,
                     *           "minimumPerGroup": 10,
                     *           "minimumTaggingCoverage": 0.1
                     *         }
                     *       },
                     *       "models": {
                     *         "state": "unavailable",
                     *         "reason": "No vendor reports usage by model for this selection and period."
                     *       },
                     *       "providerWindows": {
                     *         "state": "available",
                     *         "description": "Vendor windows within the period, each shown in full.",
                     *         "requestedPeriod": {
                     *           "start": "2026-02-01",
                     *           "end": "2026-02-28",
                     *           "timeZone": "UTC"
                     *         },
                     *         "windows": [
                     *           {
                     *             "source": "cursor",
                     *             "windowStart": "2026-02-02",
                     *             "windowEnd": "2026-02-08",
                     *             "metrics": 3
                     *           },
                     *           {
                     *             "source": "cursor",
                     *             "windowStart": "2026-02-09",
                     *             "windowEnd": "2026-02-15",
                     *             "metrics": 3
                     *           },
                     *           {
                     *             "source": "cursor",
                     *             "windowStart": "2026-02-16",
                     *             "windowEnd": "2026-02-22",
                     *             "metrics": 3
                     *           }
                     *         ]
                     *       },
                     *       "reportConfidence": {
                     *         "state": "available",
                     *         "reason": null
                     *       },
                     *       "reviewOverhead": {
                     *         "state": "available",
                     *         "reason": null
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AiSurface"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "commandCenter.read": {
        readonly parameters: {
            readonly query?: {
                /** @description Only projects of this client. */
                readonly clientId?: string;
                /**
                 * @description Only this project.
                 * @example 9cdb4ed3-eb32-5346-837f-91cd0af939f0
                 */
                readonly projectId?: string;
                /**
                 * @description The first day. Given together with `end`.
                 * @example 2026-02-01
                 */
                readonly start?: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2026-02-28
                 */
                readonly end?: string;
                /**
                 * @description The IANA time zone in which the days are counted, UTC if left out.
                 * @example UTC
                 */
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "activeClientQuestion": {
                     *         "canEdit": true,
                     *         "question": "How much of it was made with AI?"
                     *       },
                     *       "costEstimate": {
                     *         "launchDecision": {
                     *           "decidedOn": "2025-06-01",
                     *           "amountCents": 21000000,
                     *           "currency": "EUR"
                     *         },
                     *         "source": "user_declared",
                     *         "status": "set"
                     *       },
                     *       "directory": {
                     *         "clients": [
                     *           {
                     *             "id": "8b5b4ed3-3d29-5ce3-853c-c2110852c9a4",
                     *             "name": "Acme"
                     *           },
                     *           {
                     *             "id": "c402a24b-0c53-55fe-a20b-968d0e63b79f",
                     *             "name": "Bolt"
                     *           },
                     *           {
                     *             "id": "1714d8cd-7e78-5286-a4cb-45f2d14ee672",
                     *             "name": "Cube"
                     *           }
                     *         ],
                     *         "projects": [
                     *           {
                     *             "id": "1c6f36e0-3461-57c7-817d-65aec41b5a75",
                     *             "clientId": "c402a24b-0c53-55fe-a20b-968d0e63b79f",
                     *             "name": "api",
                     *             "status": "active"
                     *           },
                     *           {
                     *             "id": "835f8881-369f-51b3-a2e3-86ca026018ed",
                     *             "clientId": "8b5b4ed3-3d29-5ce3-853c-c2110852c9a4",
                     *             "name": "app",
                     *             "status": "active"
                     *           },
                     *           {
                     *             "id": "85670ce7-7dde-58ac-818a-9881dcb78c0d",
                     *             "clientId": "c402a24b-0c53-55fe-a20b-968d0e63b79f",
                     *             "name": "portal",
                     *             "status": "active"
                     *           },
                     *           {
                     *             "id": "9cdb4ed3-eb32-5346-837f-91cd0af939f0",
                     *             "clientId": "8b5b4ed3-3d29-5ce3-853c-c2110852c9a4",
                     *             "name": "shop",
                     *             "status": "active"
                     *           },
                     *           {
                     *             "id": "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a",
                     *             "clientId": "1714d8cd-7e78-5286-a4cb-45f2d14ee672",
                     *             "name": "site",
                     *             "status": "active"
                     *           }
                     *         ],
                     *         "selectedClientId": "8b5b4ed3-3d29-5ce3-853c-c2110852c9a4",
                     *         "selectedProjectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *       },
                     *       "engagementBaseline": {
                     *         "contractedAmount": true,
                     *         "scopeLockDate": true
                     *       },
                     *       "flow": {
                     *         "inputs": [
                     *           {
                     *             "id": "tracker",
                     *             "label": "Tracker",
                     *             "noun": "work items",
                     *             "color": "blue",
                     *             "count": 25,
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "id": "code",
                     *             "label": "Code",
                     *             "noun": "merged changes",
                     *             "color": "purple",
                     *             "count": 48,
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "id": "calendar",
                     *             "label": "Calendar",
                     *             "noun": "meetings",
                     *             "color": "teal",
                     *             "count": 8,
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "id": "ai",
                     *             "label": "AI tools",
                     *             "noun": "tagged changes and vendor records",
                     *             "color": "purple",
                     *             "count": 41,
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "id": "release",
                     *             "label": "Releases",
                     *             "noun": "releases",
                     *             "color": "blue",
                     *             "count": 2,
                     *             "state": "healthy"
                     *           }
                     *         ],
                     *         "output": {
                     *           "completedItems": 13,
                     *           "mergedChanges": 48,
                     *           "releases": 2,
                     *           "availability": "available"
                     *         }
                     *       },
                     *       "insights": [
                     *         {
                     *           "id": "scope:9cdb4ed3-eb32-5346-837f-91cd0af939f0",
                     *           "kind": "risk",
                     *           "meta": "shop",
                     *           "body": "**193 items** added after the scope lock of 2025-05-02 (643.3%)."
                     *         },
                     *         {
                     *           "id": "invoice:SHOP-2026-02",
                     *           "kind": "good",
                     *           "body": "Invoice **SHOP-2026-02** is supported by the evidence.",
                     *           "meta": "shop"
                     *         }
                     *       ],
                     *       "kpis": [
                     *         {
                     *           "id": "delivery_investment",
                     *           "title": "Delivery Investment",
                     *           "status": "warn",
                     *           "availability": "partial",
                     *           "context": "77.97 hours without a rate are not included in any cost: time of qa.",
                     *           "summary": "Labour, coordination and cloud cost 16,697.76 EUR in the period.",
                     *           "value": {
                     *             "value": 1669776,
                     *             "unit": "cents",
                     *             "provenance": "modeled",
                     *             "basis": "EUR: labour, coordination and cloud costs of the period"
                     *           },
                     *           "evidenceCount": 70,
                     *           "evidencePath": "/workspaces/d3d410a1-3894-5e3e-afd8-1af50bb135d4/command-center/evidence/delivery_investment?projectId=9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *         },
                     *         {
                     *           "id": "scope_expansion",
                     *           "title": "Scope expansion",
                     *           "status": "risk",
                     *           "availability": "available",
                     *           "context": "Locked on 2025-05-02. Removed since: 0, re-estimated: 0, uncertain: 8.",
                     *           "summary": "193 items added to 30 locked items (643.3%).",
                     *           "value": {
                     *             "value": 643.3,
                     *             "unit": "percent",
                     *             "provenance": "provider_export",
                     *             "basis": "items added after the lock divided by items in the lock"
                     *           },
                     *           "evidenceCount": 223,
                     *           "evidencePath": "/workspaces/d3d410a1-3894-5e3e-afd8-1af50bb135d4/command-center/evidence/scope_expansion?projectId=9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *         },
                     *         {
                     *           "id": "delivery_output",
                     *           "title": "Project forensics",
                     *           "status": "good",
                     *           "availability": "available",
                     *           "summary": "13 work items completed, 48 changes merged, 2 releases.",
                     *           "context": "70.8% of merged changes are linked to work items.",
                     *           "value": {
                     *             "value": 13,
                     *             "unit": "count",
                     *             "provenance": "provider_export",
                     *             "basis": "work items completed in the period"
                     *           },
                     *           "evidenceCount": 63,
                     *           "evidencePath": "/workspaces/d3d410a1-3894-5e3e-afd8-1af50bb135d4/command-center/evidence/delivery_output?projectId=9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *         },
                     *         {
                     *           "id": "objectives",
                     *           "title": "Objectives",
                     *           "status": "neutral",
                     *           "availability": "available",
                     *           "context": "0 milestones reached in the period.",
                     *           "summary": "1 of 2 objectives completed.",
                     *           "value": {
                     *             "value": 0.5,
                     *             "unit": "ratio",
                     *             "provenance": "user_declared",
                     *             "basis": "objectives completed divided by objectives set"
                     *           },
                     *           "evidenceCount": 2,
                     *           "evidencePath": "/workspaces/d3d410a1-3894-5e3e-afd8-1af50bb135d4/command-center/evidence/objectives?projectId=9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *         },
                     *         {
                     *           "id": "ai_net_gain",
                     *           "title": "AI net delivery gain",
                     *           "status": "ai",
                     *           "availability": "available",
                     *           "context": "Compares 28 AI-assisted changes with 12 tagged as not assisted. Tags are self-reported.",
                     *           "summary": "A net gain of 138 hours (modelled counterfactual).",
                     *           "value": {
                     *             "value": 138,
                     *             "unit": "count",
                     *             "provenance": "self_reported",
                     *             "basis": "net hours, a modelled counterfactual; forge timestamps compared by self-reported AI tagging"
                     *           },
                     *           "evidenceCount": 40,
                     *           "evidencePath": "/workspaces/d3d410a1-3894-5e3e-afd8-1af50bb135d4/command-center/evidence/ai_net_gain?projectId=9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *         }
                     *       ],
                     *       "readiness": {
                     *         "canManage": true,
                     *         "costInputs": {
                     *           "rates": 2,
                     *           "timeEntries": 783
                     *         },
                     *         "evidence": {
                     *           "codeChanges": {
                     *             "firstAt": "2025-03-03T03:44:33.938Z",
                     *             "lastAt": "2026-03-01T21:10:04.292Z",
                     *             "merged": 600,
                     *             "open": 0,
                     *             "projectRows": 600,
                     *             "inferredLinks": 437,
                     *             "linkedToWorkItems": 438,
                     *             "unattributedRows": 0,
                     *             "inPeriod": 48,
                     *             "sources": [
                     *               "github"
                     *             ],
                     *             "lastRefreshedAt": "2026-03-02T12:00:00.000Z"
                     *           },
                     *           "workItems": {
                     *             "firstAt": "2025-03-08T16:38:48.230Z",
                     *             "lastAt": "2026-03-02T00:09:57.211Z",
                     *             "cancelled": 0,
                     *             "completed": 164,
                     *             "inProgress": 71,
                     *             "todo": 0,
                     *             "projectRows": 235,
                     *             "unattributedRows": 0,
                     *             "inPeriod": 25,
                     *             "sources": [
                     *               "jira"
                     *             ],
                     *             "lastRefreshedAt": "2026-03-02T12:00:00.000Z"
                     *           }
                     *         },
                     *         "roleBands": true,
                     *         "sources": {
                     *           "calendar": {
                     *             "health": "healthy",
                     *             "providers": [
                     *               "google_calendar"
                     *             ]
                     *           },
                     *           "code": {
                     *             "health": "healthy",
                     *             "providers": [
                     *               "github"
                     *             ]
                     *           },
                     *           "release": {
                     *             "health": "healthy",
                     *             "providers": [
                     *               "github"
                     *             ]
                     *           },
                     *           "tracker": {
                     *             "health": "healthy",
                     *             "providers": [
                     *               "jira"
                     *             ]
                     *           }
                     *         }
                     *       },
                     *       "sources": [
                     *         {
                     *           "source": "commercial",
                     *           "label": "Commercial",
                     *           "state": "healthy"
                     *         },
                     *         {
                     *           "source": "tracker",
                     *           "label": "Tracker",
                     *           "state": "healthy"
                     *         },
                     *         {
                     *           "source": "code",
                     *           "label": "Code",
                     *           "state": "healthy"
                     *         },
                     *         {
                     *           "source": "release",
                     *           "label": "Releases",
                     *           "state": "healthy"
                     *         },
                     *         {
                     *           "source": "calendar",
                     *           "label": "Calendar",
                     *           "state": "healthy"
                     *         }
                     *       ],
                     *       "state": "degraded"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["CommandCenter"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "commandCenter.evidence": {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this project.
                 * @example 85670ce7-7dde-58ac-818a-9881dcb78c0d
                 */
                readonly projectId: string;
                /**
                 * @description The first day. Given together with `end`.
                 * @example 2026-02-24
                 */
                readonly start?: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2026-02-25
                 */
                readonly end?: string;
                /**
                 * @description The IANA time zone in which the days are counted, UTC if left out.
                 * @example UTC
                 */
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
                /**
                 * @description The KPI whose evidence is listed.
                 * @example delivery_output
                 */
                readonly family: "delivery_investment" | "scope_expansion" | "delivery_output" | "objectives" | "ai_net_gain";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "family": "delivery_output",
                     *       "title": "Project forensics",
                     *       "explanation": "Work items completed, changes merged and releases made in the period.",
                     *       "evidence": [
                     *         {
                     *           "id": "code_change|github.com/agency/portal|#570",
                     *           "kind": "code_change",
                     *           "reference": "#570",
                     *           "title": "PORTAL-109 Price list by region",
                     *           "url": "https://github.com/agency/portal/pull/570",
                     *           "occurredAt": "2026-02-25T15:16:07.199Z",
                     *           "state": "merged",
                     *           "workType": "bug",
                     *           "attribution": "added",
                     *           "linkOrigin": "heuristic",
                     *           "contribution": null,
                     *           "source": "github"
                     *         },
                     *         {
                     *           "id": "code_change|github.com/agency/portal|#569",
                     *           "kind": "code_change",
                     *           "reference": "#569",
                     *           "title": "PORTAL-56 Dark colours",
                     *           "url": "https://github.com/agency/portal/pull/569",
                     *           "occurredAt": "2026-02-25T10:11:09.243Z",
                     *           "state": "merged",
                     *           "workType": "bug",
                     *           "attribution": "added",
                     *           "linkOrigin": "heuristic",
                     *           "contribution": null,
                     *           "source": "github"
                     *         },
                     *         {
                     *           "id": "code_change|github.com/agency/portal|#568",
                     *           "kind": "code_change",
                     *           "reference": "#568",
                     *           "title": "PORTAL-152 Offline basket",
                     *           "url": "https://github.com/agency/portal/pull/568",
                     *           "occurredAt": "2026-02-24T19:03:55.324Z",
                     *           "state": "merged",
                     *           "workType": "bug",
                     *           "attribution": "added",
                     *           "linkOrigin": "heuristic",
                     *           "contribution": null,
                     *           "source": "github"
                     *         },
                     *         {
                     *           "id": "work_item|portal-tracker|PORTAL-209",
                     *           "kind": "work_item",
                     *           "reference": "PORTAL-209",
                     *           "title": "Dark colours",
                     *           "url": null,
                     *           "workType": "task",
                     *           "state": "done",
                     *           "linkOrigin": null,
                     *           "occurredAt": "2026-02-24T15:49:06.584Z",
                     *           "contribution": {
                     *             "value": 1,
                     *             "unit": "count",
                     *             "provenance": "provider_export",
                     *             "basis": "completed work item"
                     *           },
                     *           "attribution": "added",
                     *           "source": "jira"
                     *         },
                     *         {
                     *           "id": "code_change|github.com/agency/portal|#567",
                     *           "kind": "code_change",
                     *           "reference": "#567",
                     *           "title": "PORTAL-197 Discounts for resellers",
                     *           "url": "https://github.com/agency/portal/pull/567",
                     *           "occurredAt": "2026-02-24T13:38:38.024Z",
                     *           "state": "merged",
                     *           "workType": "task",
                     *           "attribution": "added",
                     *           "linkOrigin": "heuristic",
                     *           "contribution": null,
                     *           "source": "github"
                     *         },
                     *         {
                     *           "id": "work_item|portal-tracker|PORTAL-201",
                     *           "kind": "work_item",
                     *           "reference": "PORTAL-201",
                     *           "title": "Sign in with a passkey",
                     *           "url": null,
                     *           "workType": "story",
                     *           "state": "done",
                     *           "linkOrigin": null,
                     *           "occurredAt": "2026-02-24T04:39:11.645Z",
                     *           "contribution": {
                     *             "value": 1,
                     *             "unit": "count",
                     *             "provenance": "provider_export",
                     *             "basis": "completed work item"
                     *           },
                     *           "attribution": "added",
                     *           "source": "jira"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["KpiEvidence"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "search.read": {
        readonly parameters: {
            readonly query?: {
                /** @description Only projects of this client. */
                readonly clientId?: string;
                /**
                 * @description Only this project.
                 * @example 9cdb4ed3-eb32-5346-837f-91cd0af939f0
                 */
                readonly projectId?: string;
                /**
                 * @description The first day. Given together with `end`.
                 * @example 2026-02-01
                 */
                readonly start?: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2026-02-28
                 */
                readonly end?: string;
                /**
                 * @description The IANA time zone in which the days are counted, UTC if left out.
                 * @example UTC
                 */
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "canManageSources": true,
                     *       "facts": {
                     *         "aiAssistedChanges": 28,
                     *         "aiNetHours": 138,
                     *         "changeRequestReference": "CR-1",
                     *         "scopeSignals": 193,
                     *         "scopeValue": {
                     *           "value": 8696898,
                     *           "unit": "cents",
                     *           "provenance": "modeled",
                     *           "basis": "EUR: items added after the lock, by change order or time entries"
                     *         }
                     *       },
                     *       "groups": [
                     *         {
                     *           "section": "insights",
                     *           "items": [
                     *             {
                     *               "id": "insight:ai_assisted_changes",
                     *               "kind": "insight",
                     *               "section": "insights",
                     *               "title": "AI-assisted changes",
                     *               "keywords": "ai assisted adoption tools",
                     *               "icon": "spark",
                     *               "meta": "28 merged in the period",
                     *               "tone": "ai",
                     *               "action": {
                     *                 "type": "goto",
                     *                 "view": "ai-economics"
                     *               }
                     *             },
                     *             {
                     *               "id": "insight:ai_net_hours",
                     *               "kind": "insight",
                     *               "section": "insights",
                     *               "title": "AI net delivery gain",
                     *               "keywords": "ai gain hours net review",
                     *               "icon": "clock",
                     *               "meta": "138 hours (modelled counterfactual)",
                     *               "tone": "ai",
                     *               "action": {
                     *                 "type": "goto",
                     *                 "view": "ai-economics"
                     *               }
                     *             },
                     *             {
                     *               "id": "insight:scope_signals",
                     *               "kind": "insight",
                     *               "section": "insights",
                     *               "title": "Scope expansion",
                     *               "keywords": "scope creep added change request",
                     *               "icon": "layers",
                     *               "meta": "193 items differ from the lock",
                     *               "tone": "warn",
                     *               "action": {
                     *                 "type": "goto",
                     *                 "view": "scope-creep"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "section": "projects",
                     *           "items": [
                     *             {
                     *               "id": "project:9cdb4ed3-eb32-5346-837f-91cd0af939f0",
                     *               "kind": "project",
                     *               "section": "projects",
                     *               "title": "shop",
                     *               "icon": "folder",
                     *               "keywords": "shop acme project",
                     *               "meta": "Acme",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "section": "clients",
                     *           "items": [
                     *             {
                     *               "id": "client:8b5b4ed3-3d29-5ce3-853c-c2110852c9a4",
                     *               "kind": "client",
                     *               "section": "clients",
                     *               "title": "Acme",
                     *               "keywords": "acme client",
                     *               "meta": "client",
                     *               "glyph": {
                     *                 "glyph": "A",
                     *                 "tone": "neutral"
                     *               },
                     *               "action": {
                     *                 "type": "client",
                     *                 "clientId": "8b5b4ed3-3d29-5ce3-853c-c2110852c9a4"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "section": "work_items",
                     *           "items": [
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-233",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-233 Export of orders",
                     *               "keywords": "shop-233 story in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "story",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-232",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-232 Search that forgives typos",
                     *               "keywords": "shop-232 other in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "other",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-222",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-222 Search that forgives typos",
                     *               "keywords": "shop-222 other done",
                     *               "meta": "done",
                     *               "icon": "other",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-231",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-231 Sign in with a passkey",
                     *               "keywords": "shop-231 story in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "story",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-219",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-219 Dark colours",
                     *               "keywords": "shop-219 story done",
                     *               "meta": "done",
                     *               "icon": "story",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-230",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-230 Price list by region",
                     *               "keywords": "shop-230 bug in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "bug",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-229",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-229 Dark colours",
                     *               "keywords": "shop-229 story in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "story",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-228",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-228 Offline basket",
                     *               "keywords": "shop-228 bug in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "bug",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-227",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-227 Discounts for resellers",
                     *               "keywords": "shop-227 task in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "task",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-226",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-226 Audit of permissions",
                     *               "keywords": "shop-226 bug in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "bug",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-221",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-221 Sign in with a passkey",
                     *               "keywords": "shop-221 task done",
                     *               "meta": "done",
                     *               "icon": "task",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-223",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-223 Export of orders",
                     *               "keywords": "shop-223 bug done",
                     *               "meta": "done",
                     *               "icon": "bug",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-225",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-225 Faster start page",
                     *               "keywords": "shop-225 bug in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "bug",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-224",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-224 Mails in three languages",
                     *               "keywords": "shop-224 bug in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "bug",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-215",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-215 Faster start page",
                     *               "keywords": "shop-215 story done",
                     *               "meta": "done",
                     *               "icon": "story",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-220",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-220 Price list by region",
                     *               "keywords": "shop-220 task done",
                     *               "meta": "done",
                     *               "icon": "task",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-217",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-217 Discounts for resellers",
                     *               "keywords": "shop-217 other done",
                     *               "meta": "done",
                     *               "icon": "other",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-218",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-218 Offline basket",
                     *               "keywords": "shop-218 task in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "task",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-208",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-208 Offline basket",
                     *               "keywords": "shop-208 story done",
                     *               "meta": "done",
                     *               "icon": "story",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-216",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-216 Audit of permissions",
                     *               "keywords": "shop-216 story in_progress",
                     *               "meta": "in_progress",
                     *               "icon": "story",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-210",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-210 Price list by region",
                     *               "keywords": "shop-210 task done",
                     *               "meta": "done",
                     *               "icon": "task",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-211",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-211 Sign in with a passkey",
                     *               "keywords": "shop-211 bug done",
                     *               "meta": "done",
                     *               "icon": "bug",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-207",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-207 Discounts for resellers",
                     *               "keywords": "shop-207 story done",
                     *               "meta": "done",
                     *               "icon": "story",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-209",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-209 Dark colours",
                     *               "keywords": "shop-209 bug done",
                     *               "meta": "done",
                     *               "icon": "bug",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-204",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-204 Mails in three languages",
                     *               "keywords": "shop-204 task done",
                     *               "meta": "done",
                     *               "icon": "task",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Search"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "connections.list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "connections": [
                     *         {
                     *           "id": "0bfa0e41-6011-538d-a8a3-229c90783bac",
                     *           "provider": "jira",
                     *           "category": "delivery",
                     *           "label": "Jira of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 235,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "work_item",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "b2d747e5-62c8-518a-8a32-b55a00b9ff4d",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 235,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "0cb23ed0-77cc-5b2c-9169-e2b8250410e7",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of api",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 629,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "release",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "1d42f40c-92eb-5cf0-96fc-8bab3c08a60c",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 629,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "11e0bb3e-e29e-5461-868e-90c0535ad267",
                     *           "provider": "jira",
                     *           "category": "delivery",
                     *           "label": "Jira of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 213,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "work_item",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "10149bad-4bc6-59a8-8895-469e6a1118e4",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 213,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "2bf0bca0-92e3-5187-a472-5e78edb3266b",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Invoices of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 12,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "invoice",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "1eb6e83c-7265-5f36-b904-e83104b8f3b0",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 12,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "2ec0ccb9-89d4-5835-8e37-faf7b5e182ab",
                     *           "provider": "aws",
                     *           "category": "cloud",
                     *           "label": "Cloud bills of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 73,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "cloud_line",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "1a3487c9-3a08-5c24-ab5d-5178cb38c0d1",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 73,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "3582310f-1e14-5841-a023-ae7bebb5aa00",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 626,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "release",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "df5f9e81-8fd5-5cf7-aafd-9ee990197543",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 626,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "35eb2d3a-af0b-56a9-be18-653ddb7880e1",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of site",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 630,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "release",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "d1171bf3-f4e4-5b65-93c5-db0721875602",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 630,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "39970c83-15d2-5e25-b5f5-fa7bdd5e705e",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 70,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2025-11-01T00:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "51af612c-05a0-5970-ad6a-88abb1445cd6",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 70,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "4809f6d9-f41e-5eda-9233-1ec41d1505e1",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Invoices of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 12,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "invoice",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "a95d0893-8eea-56fa-a71d-263d9431737d",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 12,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "4c14674a-29dc-5a16-83b2-ac5186367b5b",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of api",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 105,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "abdfb0c5-319c-5d94-a2ad-533ac5393a4b",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 105,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "650dfb5a-7a51-598a-9314-51adc0c3ad9a",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 105,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "c4b281c4-2855-51b6-a28a-c7e7e91b5da4",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 105,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "6d046705-ccf5-5511-b12e-fbd955b67d72",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 606,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "release",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "3c60588c-a95d-50be-8701-9f35b2dccc37",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 606,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "725217df-1833-5cb3-a009-95cee011b3bb",
                     *           "provider": "cursor",
                     *           "category": "ai",
                     *           "label": "Cursor of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 156,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "ai_usage",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "45e7c63c-2f38-5f45-929b-ab5bb70168b6",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 156,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "89f39931-1e04-5ab8-8f4e-f818a03e7678",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Time sheet of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 783,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "2e4cd71f-b7f3-5b01-8b86-88a108af5d7c",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 783,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "93197d8b-e194-5d86-a407-637925242073",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of site",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 105,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "bd6fe0b9-3ef6-50de-abc4-b6eb07c8752d",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 105,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "96804acf-b81d-5d19-b512-7cbf383b8eff",
                     *           "provider": "aws",
                     *           "category": "cloud",
                     *           "label": "Cloud bills of site",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 73,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "cloud_line",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "4513f841-3dfb-5aaf-8fa6-37f8e6735015",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 73,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "9a76f998-97fc-5c38-b663-3a5213d6ab02",
                     *           "provider": "jira",
                     *           "category": "delivery",
                     *           "label": "Jira of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 231,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "work_item",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "dc6b6af8-d063-50db-8805-f8317d489c51",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 231,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "9e0f5500-54f5-57ba-9429-945162d1c600",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 105,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "ade27f2a-84f5-59ad-9cfc-39776953cb36",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 105,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "adadf9e3-8497-51c4-87c9-f4db3c01107d",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 609,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "release",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "b5af6460-3192-537f-bf80-ca628248a917",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 609,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "b18eb546-acbb-58bd-9e37-affcc85bdb93",
                     *           "provider": "jira",
                     *           "category": "delivery",
                     *           "label": "Jira of api",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 237,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "work_item",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "06f3af58-00fe-5ea5-b7a2-62ff2ed8117b",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 237,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "b6aa8960-e812-5b02-ae02-527d9963aacf",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Invoices of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 12,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "invoice",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "a458ade0-7bb3-5b30-ba69-81129b100536",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 12,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "ba5ac3e6-6774-5a28-b34e-78ccc200586f",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Invoices of api",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 12,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "invoice",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "b866d6a4-b41e-5b0e-a94a-cee0528a5077",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 12,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "c6fba413-cb8d-568a-b0d5-f69d8fb1e1c2",
                     *           "provider": "aws",
                     *           "category": "cloud",
                     *           "label": "Cloud bills of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 73,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "cloud_line",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "13e44927-1bd5-589e-a3e4-89fcfa09637c",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 73,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "ca51f43c-bafb-56ce-8c0c-5e5e194176f6",
                     *           "provider": "aws",
                     *           "category": "cloud",
                     *           "label": "Cloud bills of api",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 73,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "cloud_line",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "9122bee1-455f-54fc-9b22-096a5579f3e4",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 73,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "d533be1d-2695-5cde-922f-ec4973919ddd",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Time sheet of site",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 783,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "5cd2df90-6058-5d26-8ccc-bbf8394bb853",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 783,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "de4b580b-c262-545e-abec-3fbc2b5b73d9",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Time sheet of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 783,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "cc6fffe5-5656-5a8f-8bb5-04f1eeb72e30",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 783,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "dfe2193c-f362-5260-92e3-96661eba6c87",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Time sheet of api",
                     *           "account": null,
                     *           "health": "degraded",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 456,
                     *           "deadLetters": 1,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-08-01T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "17fe9734-12fa-5948-a2a7-713a5e065e02",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 456,
                     *               "unchanged": 0,
                     *               "rejected": 1
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "e875512c-1302-5f81-a1bd-3801f2a4173c",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Time sheet of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 783,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "16bc3941-7bdb-533d-acef-ed1baf656a5c",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 783,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "fb2660b3-7b9b-5198-a8de-8760891c7c2c",
                     *           "provider": "cursor",
                     *           "category": "ai",
                     *           "label": "Cursor of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 156,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "ai_usage",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "af1d3b6f-6ddd-5f5c-84ee-b14ab0b4e548",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 156,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Connections"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "scope.read": {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The first day. Given together with `end`.
                 * @example 2025-06-20
                 */
                readonly start: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2025-07-04
                 */
                readonly end: string;
                /**
                 * @description The IANA time zone in which the days are counted, UTC if left out.
                 * @example UTC
                 */
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
                /**
                 * @description Only this project.
                 * @example 9cdb4ed3-eb32-5346-837f-91cd0af939f0
                 */
                readonly projectId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "project": {
                     *         "id": "9cdb4ed3-eb32-5346-837f-91cd0af939f0",
                     *         "name": "shop",
                     *         "clientName": "Acme"
                     *       },
                     *       "engagement": {
                     *         "id": "36d3cbdf-aaf0-585c-bcca-d7ba72791cf4",
                     *         "billingModel": "fixed",
                     *         "contractedAmountCents": 18000000,
                     *         "currency": "EUR",
                     *         "startsOn": "2025-03-03",
                     *         "endsOn": null,
                     *         "state": "active"
                     *       },
                     *       "lock": {
                     *         "id": "03d4002a-3f20-59f9-abef-737d80c5a2f5",
                     *         "lockedOn": "2025-05-02",
                     *         "timeZone": "Europe/Berlin",
                     *         "lockedAt": "2026-03-02T12:00:00.000Z",
                     *         "lockedBy": "Olga",
                     *         "items": 30,
                     *         "estimateHours": 150,
                     *         "method": "manual",
                     *         "reference": "Contract shop"
                     *       },
                     *       "report": {
                     *         "lock": {
                     *           "id": "03d4002a-3f20-59f9-abef-737d80c5a2f5",
                     *           "lockedOn": "2025-05-02",
                     *           "timeZone": "Europe/Berlin"
                     *         },
                     *         "baseline": {
                     *           "items": 30,
                     *           "completed": 23,
                     *           "estimateHours": 150
                     *         },
                     *         "added": {
                     *           "items": 38,
                     *           "completed": 26,
                     *           "estimateHours": 190
                     *         },
                     *         "removed": {
                     *           "items": 0
                     *         },
                     *         "reestimated": {
                     *           "items": 0,
                     *           "deltaHours": null
                     *         },
                     *         "uncertain": {
                     *           "items": 8
                     *         },
                     *         "expansionPct": 126.7,
                     *         "valuation": {
                     *           "valueCents": 250000,
                     *           "currency": "EUR",
                     *           "basis": "change order amounts, otherwise time entries at the rates in force; never an estimate",
                     *           "valuedItems": 1,
                     *           "unsupportedItems": 37
                     *         },
                     *         "changeOrders": [
                     *           {
                     *             "id": "337cb152-1a43-5dff-9e33-86e45fc4e7f0",
                     *             "reference": "CR-1",
                     *             "title": null,
                     *             "approvedOn": "2025-07-01",
                     *             "amountCents": 250000,
                     *             "currency": "EUR",
                     *             "items": [
                     *               "SHOP-40",
                     *               "SHOP-41"
                     *             ],
                     *             "unknownItems": []
                     *           }
                     *         ],
                     *         "changeOrdersTotal": 1,
                     *         "rows": [
                     *           {
                     *             "key": "SHOP-78",
                     *             "title": "Offline basket",
                     *             "change": "added",
                     *             "at": "2025-07-04T23:39:31.595Z",
                     *             "workType": "story",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 6,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-77",
                     *             "title": "Discounts for resellers",
                     *             "change": "added",
                     *             "at": "2025-06-30T00:51:25.802Z",
                     *             "workType": "story",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 4,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-76",
                     *             "title": "Audit of permissions",
                     *             "change": "added",
                     *             "at": "2025-06-28T16:42:24.012Z",
                     *             "workType": "story",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 2,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-75",
                     *             "title": "Faster start page",
                     *             "change": "added",
                     *             "at": "2025-06-26T00:57:40.843Z",
                     *             "workType": "bug",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 8,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-74",
                     *             "title": "Mails in three languages",
                     *             "change": "added",
                     *             "at": "2025-06-25T23:56:53.420Z",
                     *             "workType": "story",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 6,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-73",
                     *             "title": "Export of orders",
                     *             "change": "added",
                     *             "at": "2025-06-23T17:16:10.549Z",
                     *             "workType": "other",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 4,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-72",
                     *             "title": "Search that forgives typos",
                     *             "change": "added",
                     *             "at": "2025-06-21T03:02:26.152Z",
                     *             "workType": "story",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 2,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-71",
                     *             "title": "Sign in with a passkey",
                     *             "change": "added",
                     *             "at": "2025-06-19T17:28:55.717Z",
                     *             "workType": "bug",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 8,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-70",
                     *             "title": "Price list by region",
                     *             "change": "added",
                     *             "at": "2025-06-17T07:23:33.583Z",
                     *             "workType": "other",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 6,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-69",
                     *             "title": "Dark colours",
                     *             "change": "added",
                     *             "at": "2025-06-16T13:27:10.673Z",
                     *             "workType": "story",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 4,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-68",
                     *             "title": "Offline basket",
                     *             "change": "added",
                     *             "at": "2025-06-11T02:14:34.874Z",
                     *             "workType": "story",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 2,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-67",
                     *             "title": "Discounts for resellers",
                     *             "change": "added",
                     *             "at": "2025-06-10T12:48:43.831Z",
                     *             "workType": "task",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 8,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-66",
                     *             "title": "Audit of permissions",
                     *             "change": "added",
                     *             "at": "2025-06-09T07:52:59.704Z",
                     *             "workType": "bug",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 6,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-65",
                     *             "title": "Faster start page",
                     *             "change": "added",
                     *             "at": "2025-06-07T05:13:25.305Z",
                     *             "workType": "task",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 4,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-64",
                     *             "title": "Mails in three languages",
                     *             "change": "added",
                     *             "at": "2025-06-05T16:25:52.258Z",
                     *             "workType": "other",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 2,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-63",
                     *             "title": "Export of orders",
                     *             "change": "added",
                     *             "at": "2025-06-04T19:54:54.570Z",
                     *             "workType": "other",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 8,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-62",
                     *             "title": "Search that forgives typos",
                     *             "change": "added",
                     *             "at": "2025-06-03T12:14:01.873Z",
                     *             "workType": "task",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 6,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-61",
                     *             "title": "Sign in with a passkey",
                     *             "change": "added",
                     *             "at": "2025-06-02T05:11:34.898Z",
                     *             "workType": "other",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 4,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-60",
                     *             "title": "Price list by region",
                     *             "change": "added",
                     *             "at": "2025-06-01T17:44:45.505Z",
                     *             "workType": "other",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 2,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-59",
                     *             "title": "Dark colours",
                     *             "change": "added",
                     *             "at": "2025-05-30T04:31:22.730Z",
                     *             "workType": "story",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 8,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-58",
                     *             "title": "Offline basket",
                     *             "change": "added",
                     *             "at": "2025-05-29T17:15:39.094Z",
                     *             "workType": "story",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 6,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-57",
                     *             "title": "Discounts for resellers",
                     *             "change": "added",
                     *             "at": "2025-05-27T01:29:32.591Z",
                     *             "workType": "story",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 4,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-56",
                     *             "title": "Audit of permissions",
                     *             "change": "added",
                     *             "at": "2025-05-26T14:17:29.460Z",
                     *             "workType": "story",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 2,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-55",
                     *             "title": "Faster start page",
                     *             "change": "added",
                     *             "at": "2025-05-24T08:06:00.992Z",
                     *             "workType": "bug",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 8,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-54",
                     *             "title": "Mails in three languages",
                     *             "change": "added",
                     *             "at": "2025-05-23T10:54:00.481Z",
                     *             "workType": "story",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 6,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-53",
                     *             "title": "Export of orders",
                     *             "change": "added",
                     *             "at": "2025-05-21T13:24:27.562Z",
                     *             "workType": "bug",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 4,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-52",
                     *             "title": "Search that forgives typos",
                     *             "change": "added",
                     *             "at": "2025-05-19T04:59:36.715Z",
                     *             "workType": "story",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 2,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-51",
                     *             "title": "Sign in with a passkey",
                     *             "change": "added",
                     *             "at": "2025-05-18T00:31:45.761Z",
                     *             "workType": "other",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 8,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-50",
                     *             "title": "Price list by region",
                     *             "change": "added",
                     *             "at": "2025-05-17T12:16:58.031Z",
                     *             "workType": "other",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 6,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-49",
                     *             "title": "Dark colours",
                     *             "change": "added",
                     *             "at": "2025-05-15T18:02:19.494Z",
                     *             "workType": "bug",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 4,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-48",
                     *             "title": "Offline basket",
                     *             "change": "added",
                     *             "at": "2025-05-14T22:25:20.582Z",
                     *             "workType": "other",
                     *             "state": "in_progress",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 2,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-47",
                     *             "title": "Discounts for resellers",
                     *             "change": "added",
                     *             "at": "2025-05-13T03:48:37.860Z",
                     *             "workType": "task",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 8,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-46",
                     *             "title": "Audit of permissions",
                     *             "change": "added",
                     *             "at": "2025-05-12T14:09:47.746Z",
                     *             "workType": "task",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 6,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-45",
                     *             "title": "Faster start page",
                     *             "change": "added",
                     *             "at": "2025-05-09T14:30:40.597Z",
                     *             "workType": "bug",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 4,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-44",
                     *             "title": "Mails in three languages",
                     *             "change": "added",
                     *             "at": "2025-05-08T18:24:03.953Z",
                     *             "workType": "bug",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 2,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-43",
                     *             "title": "Export of orders",
                     *             "change": "added",
                     *             "at": "2025-05-07T22:18:12.761Z",
                     *             "workType": "story",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 8,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-42",
                     *             "title": "Search that forgives typos",
                     *             "change": "added",
                     *             "at": "2025-05-04T03:05:46.113Z",
                     *             "workType": "story",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 6,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": null
                     *           },
                     *           {
                     *             "key": "SHOP-41",
                     *             "title": "Sign in with a passkey",
                     *             "change": "added",
                     *             "at": "2025-05-03T07:40:32.791Z",
                     *             "workType": "task",
                     *             "state": "done",
                     *             "attribution": "change_request",
                     *             "changeRequestReference": "CR-1",
                     *             "estimateHours": 4,
                     *             "valueCents": null,
                     *             "valueBasis": "amount of change order CR-1, which counts once for all its items",
                     *             "url": null
                     *           }
                     *         ],
                     *         "rowsTotal": 38,
                     *         "series": [
                     *           {
                     *             "date": "2025-06-20",
                     *             "baseline": 30,
                     *             "added": 31,
                     *             "removed": 0,
                     *             "completed": 42
                     *           },
                     *           {
                     *             "date": "2025-06-27",
                     *             "baseline": 30,
                     *             "added": 35,
                     *             "removed": 0,
                     *             "completed": 45
                     *           },
                     *           {
                     *             "date": "2025-07-04",
                     *             "baseline": 30,
                     *             "added": 38,
                     *             "removed": 0,
                     *             "completed": 49
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ScopeCreep"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "forensics.read": {
        readonly parameters: {
            readonly query: {
                /**
                 * @description The first day. Given together with `end`.
                 * @example 2025-04-02
                 */
                readonly start: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2025-04-04
                 */
                readonly end: string;
                /**
                 * @description The IANA time zone in which the days are counted, UTC if left out.
                 * @example UTC
                 */
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
                /**
                 * @description Only this project.
                 * @example 835f8881-369f-51b3-a2e3-86ca026018ed
                 */
                readonly projectId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "project": {
                     *         "id": "835f8881-369f-51b3-a2e3-86ca026018ed",
                     *         "name": "app",
                     *         "clientName": "Acme"
                     *       },
                     *       "engagement": {
                     *         "id": "98e8bc77-38fa-58d4-a389-624d1bf423b2",
                     *         "billingModel": "time_and_materials",
                     *         "contractedAmountCents": null,
                     *         "currency": null,
                     *         "startsOn": "2025-03-03",
                     *         "endsOn": null,
                     *         "state": "active"
                     *       },
                     *       "lock": {
                     *         "id": "f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *         "lockedOn": "2025-04-02",
                     *         "timeZone": "Europe/Berlin",
                     *         "lockedAt": "2026-03-02T12:00:00.000Z",
                     *         "lockedBy": "Olga",
                     *         "items": 15,
                     *         "estimateHours": 78,
                     *         "method": "manual",
                     *         "reference": "Contract app"
                     *       },
                     *       "graph": {
                     *         "nodes": [
                     *           {
                     *             "state": "in_force",
                     *             "workType": null,
                     *             "costCents": null,
                     *             "provenance": "user_declared",
                     *             "id": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "kind": "lock",
                     *             "label": "Scope locked on 2025-04-02",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "scope": "baseline"
                     *           },
                     *           {
                     *             "id": "invoice|835f8881-369f-51b3-a2e3-86ca026018ed|APP-2025-04",
                     *             "kind": "invoice",
                     *             "label": "Invoice APP-2025-04",
                     *             "at": "2025-05-01T00:00:00.000Z",
                     *             "state": "issued",
                     *             "workType": null,
                     *             "scope": "not_applicable",
                     *             "costCents": null,
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "code_change|github.com/agency/app|#52",
                     *             "kind": "code_change",
                     *             "label": "#52 APP-8 Search that forgives typos",
                     *             "at": "2025-04-04T10:04:29.570Z",
                     *             "state": "merged",
                     *             "workType": "other",
                     *             "scope": "baseline",
                     *             "costCents": null,
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "code_change|github.com/agency/app|#51",
                     *             "kind": "code_change",
                     *             "label": "#51 APP-18 Sign in with a passkey",
                     *             "at": "2025-04-04T05:23:48.902Z",
                     *             "state": "merged",
                     *             "workType": "story",
                     *             "scope": "added",
                     *             "costCents": null,
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t73",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-04T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "4.88 hours of engineering (delivery)",
                     *             "costCents": 46636,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t74",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-04T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "4.37 hours of design (delivery)",
                     *             "costCents": 35077,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t75",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-04T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "6.08 hours of qa (delivery)",
                     *             "costCents": null,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "code_change|github.com/agency/app|#50",
                     *             "kind": "code_change",
                     *             "label": "#50 APP-1 Price list by region",
                     *             "at": "2025-04-03T21:53:06.836Z",
                     *             "state": "merged",
                     *             "workType": "task",
                     *             "scope": "baseline",
                     *             "costCents": null,
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-18",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "added",
                     *             "at": "2025-04-03T14:45:24.796Z",
                     *             "label": "APP-18 Offline basket",
                     *             "costCents": 29722,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "code_change|github.com/agency/app|#49",
                     *             "kind": "code_change",
                     *             "label": "#49 APP-14 Dark colours",
                     *             "at": "2025-04-03T04:04:20.977Z",
                     *             "state": "merged",
                     *             "workType": "task",
                     *             "scope": "baseline",
                     *             "costCents": null,
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t70",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-03T00:00:00.000Z",
                     *             "scope": "uncertain",
                     *             "workType": null,
                     *             "label": "6.32 hours of engineering (delivery)",
                     *             "costCents": 60324,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t71",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-03T00:00:00.000Z",
                     *             "scope": "added",
                     *             "workType": null,
                     *             "label": "3.7 hours of design (delivery)",
                     *             "costCents": 29722,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t72",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-03T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "5.13 hours of qa (delivery)",
                     *             "costCents": null,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-17",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "uncertain",
                     *             "at": "2025-04-02T18:08:56.968Z",
                     *             "label": "APP-17 Discounts for resellers",
                     *             "costCents": 77992,
                     *             "workType": "bug",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t67",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-02T00:00:00.000Z",
                     *             "scope": "uncertain",
                     *             "workType": null,
                     *             "label": "1.85 hours of engineering (delivery)",
                     *             "costCents": 17668,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t68",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-02T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "4.62 hours of design (delivery)",
                     *             "costCents": 37086,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t69",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-02T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "4.42 hours of qa (delivery)",
                     *             "costCents": null,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-16",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "uncertain",
                     *             "at": "2025-04-01T22:52:57.363Z",
                     *             "label": "APP-16 Audit of permissions",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-15",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-03-31T22:22:00.674Z",
                     *             "label": "APP-15 Faster start page",
                     *             "costCents": 0,
                     *             "workType": "bug",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-7",
                     *             "kind": "work_item",
                     *             "state": "done",
                     *             "scope": "baseline",
                     *             "at": "2025-03-31T10:23:25.156Z",
                     *             "label": "APP-7 Discounts for resellers",
                     *             "costCents": 0,
                     *             "workType": "bug",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-14",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-03-29T13:46:14.463Z",
                     *             "label": "APP-14 Mails in three languages",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-13",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-03-28T18:55:26.593Z",
                     *             "label": "APP-13 Export of orders",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-8",
                     *             "kind": "work_item",
                     *             "state": "done",
                     *             "scope": "baseline",
                     *             "at": "2025-03-27T23:20:58.724Z",
                     *             "label": "APP-8 Offline basket",
                     *             "costCents": 0,
                     *             "workType": "other",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-12",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "baseline",
                     *             "at": "2025-03-27T15:13:40.117Z",
                     *             "label": "APP-12 Search that forgives typos",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-11",
                     *             "kind": "work_item",
                     *             "state": "done",
                     *             "scope": "baseline",
                     *             "at": "2025-03-27T12:41:05.984Z",
                     *             "label": "APP-11 Sign in with a passkey",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-4",
                     *             "kind": "work_item",
                     *             "state": "done",
                     *             "scope": "baseline",
                     *             "at": "2025-03-27T01:06:16.960Z",
                     *             "label": "APP-4 Mails in three languages",
                     *             "costCents": null,
                     *             "workType": "other",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-3",
                     *             "kind": "work_item",
                     *             "state": "done",
                     *             "scope": "baseline",
                     *             "at": "2025-03-22T23:13:07.364Z",
                     *             "label": "APP-3 Export of orders",
                     *             "costCents": 35077,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-10",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "baseline",
                     *             "at": "2025-03-22T09:28:00.915Z",
                     *             "label": "APP-10 Price list by region",
                     *             "costCents": 0,
                     *             "workType": "other",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-9",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "baseline",
                     *             "at": "2025-03-21T18:42:46.036Z",
                     *             "label": "APP-9 Dark colours",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-5",
                     *             "kind": "work_item",
                     *             "state": "done",
                     *             "scope": "baseline",
                     *             "at": "2025-03-18T00:20:28.103Z",
                     *             "label": "APP-5 Faster start page",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-6",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "baseline",
                     *             "at": "2025-03-15T06:55:43.601Z",
                     *             "label": "APP-6 Audit of permissions",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-1",
                     *             "kind": "work_item",
                     *             "state": "done",
                     *             "scope": "baseline",
                     *             "at": "2025-03-09T15:19:25.008Z",
                     *             "label": "APP-1 Sign in with a passkey",
                     *             "costCents": null,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-2",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "baseline",
                     *             "at": "2025-03-04T10:39:29.879Z",
                     *             "label": "APP-2 Search that forgives typos",
                     *             "costCents": null,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "state": "active",
                     *             "workType": null,
                     *             "costCents": null,
                     *             "provenance": "user_declared",
                     *             "id": "engagement|98e8bc77-38fa-58d4-a389-624d1bf423b2",
                     *             "kind": "engagement",
                     *             "label": "Engagement from 2025-03-03",
                     *             "at": "2025-03-03T00:00:00.000Z",
                     *             "scope": "not_applicable"
                     *           }
                     *         ],
                     *         "edges": [
                     *           {
                     *             "from": "engagement|98e8bc77-38fa-58d4-a389-624d1bf423b2",
                     *             "to": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": null
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-1",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-10",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-11",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-12",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-13",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-14",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-15",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-2",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-3",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-4",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-5",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-6",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-7",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-8",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "lock|f021dc84-b6a3-517a-9d28-2b7bc5f63b81",
                     *             "to": "work_item|app-tracker|APP-9",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "manual"
                     *           },
                     *           {
                     *             "from": "code_change|github.com/agency/app|#52",
                     *             "to": "work_item|app-tracker|APP-8",
                     *             "kind": "implements",
                     *             "origin": "heuristic",
                     *             "rule": "title"
                     *           },
                     *           {
                     *             "from": "code_change|github.com/agency/app|#51",
                     *             "to": "work_item|app-tracker|APP-18",
                     *             "kind": "implements",
                     *             "origin": "heuristic",
                     *             "rule": "title"
                     *           },
                     *           {
                     *             "from": "code_change|github.com/agency/app|#50",
                     *             "to": "work_item|app-tracker|APP-1",
                     *             "kind": "implements",
                     *             "origin": "heuristic",
                     *             "rule": "title"
                     *           },
                     *           {
                     *             "from": "code_change|github.com/agency/app|#49",
                     *             "to": "work_item|app-tracker|APP-14",
                     *             "kind": "implements",
                     *             "origin": "heuristic",
                     *             "rule": "title"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t67",
                     *             "to": "work_item|app-tracker|APP-17",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t68",
                     *             "to": "work_item|app-tracker|APP-1",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t69",
                     *             "to": "work_item|app-tracker|APP-2",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t70",
                     *             "to": "work_item|app-tracker|APP-17",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t71",
                     *             "to": "work_item|app-tracker|APP-18",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t72",
                     *             "to": "work_item|app-tracker|APP-1",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t73",
                     *             "to": "work_item|app-tracker|APP-2",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t74",
                     *             "to": "work_item|app-tracker|APP-3",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t75",
                     *             "to": "work_item|app-tracker|APP-4",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "invoice|835f8881-369f-51b3-a2e3-86ca026018ed|APP-2025-04",
                     *             "to": "engagement|98e8bc77-38fa-58d4-a389-624d1bf423b2",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": null
                     *           }
                     *         ],
                     *         "counts": {
                     *           "byKind": [
                     *             {
                     *               "kind": "engagement",
                     *               "nodes": 1
                     *             },
                     *             {
                     *               "kind": "lock",
                     *               "nodes": 1
                     *             },
                     *             {
                     *               "kind": "work_item",
                     *               "nodes": 18
                     *             },
                     *             {
                     *               "kind": "code_change",
                     *               "nodes": 4
                     *             },
                     *             {
                     *               "kind": "time_entry",
                     *               "nodes": 9
                     *             },
                     *             {
                     *               "kind": "invoice",
                     *               "nodes": 1
                     *             }
                     *           ],
                     *           "unlinkedChanges": 0,
                     *           "unattributedItems": 2
                     *         },
                     *         "truncated": false
                     *       },
                     *       "period": {
                     *         "start": "2025-04-02",
                     *         "end": "2025-04-04",
                     *         "timeZone": "UTC"
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Forensics"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "invoiceDefense.read": {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this project.
                 * @example 9cdb4ed3-eb32-5346-837f-91cd0af939f0
                 */
                readonly projectId: string;
                /**
                 * @description The first day. Given together with `end`.
                 * @example 2026-02-01
                 */
                readonly start: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2026-02-28
                 */
                readonly end: string;
                /**
                 * @description The IANA time zone in which the days are counted, UTC if left out.
                 * @example UTC
                 */
                readonly tz?: string;
                /**
                 * @description The id of a question pack, or its exact title.
                 * @example what-was-delivered
                 */
                readonly question?: string;
                /** @description `facts` is the only mode. */
                readonly mode?: "facts";
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "facts": {
                     *         "periodStart": "2026-02-01",
                     *         "periodEnd": "2026-02-28",
                     *         "currency": "EUR",
                     *         "ai": {
                     *           "assistedChanges": 28,
                     *           "notAssistedChanges": 12,
                     *           "taggedPct": 83.3,
                     *           "netHours": 138
                     *         },
                     *         "aiInsufficientSample": null,
                     *         "scope": {
                     *           "expansionPct": 643.3,
                     *           "addedItems": 193,
                     *           "valueCents": 8696898,
                     *           "changeOrders": 1
                     *         },
                     *         "assumptions": [
                     *           {
                     *             "id": "cost-basis",
                     *             "title": "Cost basis",
                     *             "value": "95.5",
                     *             "unitOrMethod": "EUR an hour",
                     *             "effectiveFrom": "2025-03-03",
                     *             "effectiveTo": null,
                     *             "versionId": "4addc0a0-0d59-56d1-8c42-3bac294a8bc8",
                     *             "source": "user",
                     *             "status": "verified"
                     *           },
                     *           {
                     *             "id": "scope-baseline",
                     *             "title": "Scope baseline",
                     *             "value": "lock",
                     *             "unitOrMethod": "items of the lock",
                     *             "effectiveFrom": "2025-05-02",
                     *             "effectiveTo": null,
                     *             "versionId": "f4a510db-b1d4-5215-ac16-6a9dad6ab904",
                     *             "source": "user",
                     *             "status": "needs_verification"
                     *           },
                     *           {
                     *             "id": "meeting-attribution",
                     *             "title": "Meeting attribution",
                     *             "value": "Meetings in the project's calendars belong to the project, unless someone tags them otherwise. Everyone who accepted counts, the client's people too: no domains of your own people are given.",
                     *             "unitOrMethod": "confirmed, timed meetings",
                     *             "source": "default",
                     *             "status": "needs_verification",
                     *             "effectiveFrom": "2026-02-01",
                     *             "effectiveTo": null,
                     *             "versionId": null
                     *           },
                     *           {
                     *             "id": "ai-attribution",
                     *             "title": "AI attribution",
                     *             "value": "Only AI tags on merged changes show whether AI assisted.",
                     *             "unitOrMethod": "labels, commit trailers, CSV columns",
                     *             "source": "default",
                     *             "status": "needs_verification",
                     *             "effectiveFrom": "2026-02-01",
                     *             "effectiveTo": null,
                     *             "versionId": null
                     *           },
                     *           {
                     *             "id": "reporting-period",
                     *             "title": "Reporting period",
                     *             "value": "Whole calendar days in the requested time zone, up to now.",
                     *             "unitOrMethod": "days",
                     *             "source": "default",
                     *             "status": "needs_verification",
                     *             "effectiveFrom": "2026-02-01",
                     *             "effectiveTo": null,
                     *             "versionId": null
                     *           },
                     *           {
                     *             "id": "work-cost-allocation",
                     *             "title": "Work cost allocation",
                     *             "value": "added: meetings come on top of the time in time sheets, and time counts toward the work item that its entry names.",
                     *             "unitOrMethod": "time entries, meetings",
                     *             "source": "default",
                     *             "status": "needs_verification",
                     *             "effectiveFrom": "2026-02-01",
                     *             "effectiveTo": null,
                     *             "versionId": null
                     *           }
                     *         ],
                     *         "confidence": {
                     *           "label": "moderate",
                     *           "score": 69.5,
                     *           "hints": [
                     *             "Name the work item in the title or branch of each change.",
                     *             "Tag each meeting with its project, or mark it as unrelated.",
                     *             "Set a rate for each role that books time.",
                     *             "Verify the assumptions behind the numbers."
                     *           ],
                     *           "signals": [
                     *             {
                     *               "id": "prs_linked",
                     *               "label": "Changes linked to work items",
                     *               "weight": 16,
                     *               "pct": 70.8,
                     *               "contribution": 11.33,
                     *               "note": "Name the work item in the title or branch of each change.",
                     *               "evidence": {
                     *                 "numerator": 34,
                     *                 "denominator": 48,
                     *                 "query": "merged changes linked to a work item / merged changes"
                     *               }
                     *             },
                     *             {
                     *               "id": "items_mapped",
                     *               "label": "Work items mapped to a project",
                     *               "weight": 14,
                     *               "pct": 100,
                     *               "contribution": 14,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 25,
                     *                 "denominator": 25,
                     *                 "query": "work items in a tracker that is mapped to a project / work items"
                     *               }
                     *             },
                     *             {
                     *               "id": "meetings_tagged",
                     *               "label": "Meetings tagged",
                     *               "weight": 12,
                     *               "pct": 0,
                     *               "contribution": 0,
                     *               "note": "Tag each meeting with its project, or mark it as unrelated.",
                     *               "evidence": {
                     *                 "numerator": 0,
                     *                 "denominator": 8,
                     *                 "query": "meetings attributed to a project or marked as unrelated / meetings"
                     *               }
                     *             },
                     *             {
                     *               "id": "rate_card",
                     *               "label": "Hours with a rate",
                     *               "weight": 14,
                     *               "pct": 63,
                     *               "contribution": 8.83,
                     *               "note": "Set a rate for each role that books time.",
                     *               "evidence": {
                     *                 "numerator": 478800,
                     *                 "denominator": 759480,
                     *                 "query": "seconds in time entries with a rate in force / seconds in time entries"
                     *               }
                     *             },
                     *             {
                     *               "id": "ai_tagging",
                     *               "label": "Changes with an AI tag",
                     *               "weight": 12,
                     *               "pct": 83.3,
                     *               "contribution": 10,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 40,
                     *                 "denominator": 48,
                     *                 "query": "merged changes with an AI tag / merged changes"
                     *               }
                     *             },
                     *             {
                     *               "id": "release_evidence",
                     *               "label": "Changes in a release",
                     *               "weight": 10,
                     *               "pct": 83.3,
                     *               "contribution": 8.33,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 40,
                     *                 "denominator": 48,
                     *                 "query": "merged changes in a release / merged changes"
                     *               }
                     *             },
                     *             {
                     *               "id": "manual_entry_share",
                     *               "label": "Records from connected sources",
                     *               "weight": 8,
                     *               "pct": 100,
                     *               "contribution": 8,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 149,
                     *                 "denominator": 149,
                     *                 "query": "records not entered by hand / records"
                     *               }
                     *             },
                     *             {
                     *               "id": "freshness",
                     *               "label": "Sources up to date",
                     *               "weight": 8,
                     *               "pct": 100,
                     *               "contribution": 8,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 7,
                     *                 "denominator": 7,
                     *                 "query": "connected sources read within the sync interval, or imported within the last 30 days / connected sources"
                     *               }
                     *             },
                     *             {
                     *               "id": "assumptions",
                     *               "label": "Verified assumptions",
                     *               "weight": 6,
                     *               "pct": 16.7,
                     *               "contribution": 1,
                     *               "note": "Verify the assumptions behind the numbers.",
                     *               "evidence": {
                     *                 "numerator": 1,
                     *                 "denominator": 6,
                     *                 "query": "verified assumptions / the six assumptions"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "coordination": {
                     *           "blendedHourlyRateCents": 9079,
                     *           "costCents": 158882,
                     *           "taggingPct": 0,
                     *           "declined": 2,
                     *           "hours": 4.75,
                     *           "meetings": 4
                     *         },
                     *         "investment": {
                     *           "cloudCents": 287243,
                     *           "coordinationCents": 158882,
                     *           "coordinationPct": 9.5,
                     *           "estimated": false,
                     *           "estimatedCloudCents": 0,
                     *           "invoicedCents": 1469623,
                     *           "labourCents": 1223650,
                     *           "labourHours": 210.97,
                     *           "reworkCents": 0,
                     *           "reworkPct": 0,
                     *           "roleBandHours": 133,
                     *           "scopeCents": 1223650,
                     *           "scopePct": 100,
                     *           "totalCents": 1669776,
                     *           "unpricedHours": 77.97,
                     *           "currencyConflict": false,
                     *           "costEvidence": {
                     *             "cloudLines": 6,
                     *             "linkedTimeEntries": 60,
                     *             "timeEntries": 60
                     *           },
                     *           "labourCategories": [
                     *             {
                     *               "category": "delivery",
                     *               "hours": 210.97,
                     *               "cents": 1223650,
                     *               "unpricedHours": 77.97
                     *             }
                     *           ]
                     *         },
                     *         "sources": [
                     *           {
                     *             "source": "commercial",
                     *             "label": "Commercial",
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "source": "tracker",
                     *             "label": "Tracker",
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "source": "code",
                     *             "label": "Code",
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "source": "release",
                     *             "label": "Releases",
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "source": "calendar",
                     *             "label": "Calendar",
                     *             "state": "healthy"
                     *           }
                     *         ],
                     *         "delivery": {
                     *           "completedItems": 13,
                     *           "mergedChanges": 48,
                     *           "releases": 2,
                     *           "milestones": 0,
                     *           "objectivesCompleted": 1,
                     *           "objectivesTotal": 2,
                     *           "prsLinkedPct": 70.8,
                     *           "releaseRows": [
                     *             {
                     *               "tag": "v349",
                     *               "releasedAt": "2026-02-15T18:00:00.000Z",
                     *               "changes": 20,
                     *               "source": "github"
                     *             },
                     *             {
                     *               "tag": "v335",
                     *               "releasedAt": "2026-02-01T18:00:00.000Z",
                     *               "changes": 20,
                     *               "source": "github"
                     *             }
                     *           ],
                     *           "rows": [
                     *             {
                     *               "key": "SHOP-222",
                     *               "title": "Search that forgives typos",
                     *               "workType": "other",
                     *               "completedAt": "2026-02-26T01:53:04.652Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-219",
                     *               "title": "Dark colours",
                     *               "workType": "story",
                     *               "completedAt": "2026-02-24T18:27:24.720Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-221",
                     *               "title": "Sign in with a passkey",
                     *               "workType": "task",
                     *               "completedAt": "2026-02-16T15:04:19.707Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-223",
                     *               "title": "Export of orders",
                     *               "workType": "bug",
                     *               "completedAt": "2026-02-16T04:51:22.799Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-215",
                     *               "title": "Faster start page",
                     *               "workType": "story",
                     *               "completedAt": "2026-02-15T05:17:47.060Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-220",
                     *               "title": "Price list by region",
                     *               "workType": "task",
                     *               "completedAt": "2026-02-14T17:10:49.734Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-217",
                     *               "title": "Discounts for resellers",
                     *               "workType": "other",
                     *               "completedAt": "2026-02-14T04:23:31.890Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-208",
                     *               "title": "Offline basket",
                     *               "workType": "story",
                     *               "completedAt": "2026-02-05T20:36:35.193Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-210",
                     *               "title": "Price list by region",
                     *               "workType": "task",
                     *               "completedAt": "2026-02-03T05:06:29.722Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-211",
                     *               "title": "Sign in with a passkey",
                     *               "workType": "bug",
                     *               "completedAt": "2026-02-02T19:03:31.048Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-207",
                     *               "title": "Discounts for resellers",
                     *               "workType": "story",
                     *               "completedAt": "2026-02-02T07:39:03.751Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-209",
                     *               "title": "Dark colours",
                     *               "workType": "bug",
                     *               "completedAt": "2026-02-02T07:14:21.822Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             },
                     *             {
                     *               "key": "SHOP-204",
                     *               "title": "Mails in three languages",
                     *               "workType": "task",
                     *               "completedAt": "2026-02-02T04:22:50.198Z",
                     *               "changes": [],
                     *               "releases": [],
                     *               "linkOrigin": null
                     *             }
                     *           ]
                     *         },
                     *         "evidencePackages": [
                     *           {
                     *             "id": "work_item",
                     *             "title": "Work items",
                     *             "items": 25,
                     *             "state": "available",
                     *             "reason": null
                     *           },
                     *           {
                     *             "id": "code_change",
                     *             "title": "Merged changes",
                     *             "items": 48,
                     *             "state": "available",
                     *             "reason": null
                     *           },
                     *           {
                     *             "id": "release",
                     *             "title": "Releases",
                     *             "items": 2,
                     *             "state": "available",
                     *             "reason": null
                     *           },
                     *           {
                     *             "id": "meeting",
                     *             "title": "Meetings",
                     *             "items": 8,
                     *             "state": "available",
                     *             "reason": null
                     *           },
                     *           {
                     *             "id": "time_entry",
                     *             "title": "Time entries",
                     *             "items": 60,
                     *             "state": "available",
                     *             "reason": null
                     *           },
                     *           {
                     *             "id": "cloud_line",
                     *             "title": "Cloud bill lines",
                     *             "items": 6,
                     *             "state": "available",
                     *             "reason": null
                     *           },
                     *           {
                     *             "id": "invoice",
                     *             "title": "Invoices",
                     *             "items": 1,
                     *             "state": "available",
                     *             "reason": null
                     *           }
                     *         ],
                     *         "manualEntrySharePct": 0,
                     *         "actions": [
                     *           {
                     *             "n": 1,
                     *             "tag": "prices",
                     *             "title": "No price was agreed for qa",
                     *             "tone": "warn",
                     *             "action": "State what the client agreed to pay for an hour.",
                     *             "why": "Lines without an agreed price are checked against their own price for an hour, and unbilled time has no amount."
                     *           },
                     *           {
                     *             "n": 2,
                     *             "tag": "rates",
                     *             "title": "77.97 hours without a rate",
                     *             "tone": "warn",
                     *             "action": "Set a rate for qa.",
                     *             "why": "Hours without a rate are not included in any cost."
                     *           },
                     *           {
                     *             "n": 3,
                     *             "tag": "time",
                     *             "title": "21 billable time entries not on the invoice",
                     *             "tone": "warn",
                     *             "action": "Bill this time, or mark it as not billable.",
                     *             "why": "No line of the invoice covers it."
                     *           },
                     *           {
                     *             "n": 4,
                     *             "tag": "scope",
                     *             "title": "161 added items without a value",
                     *             "tone": "warn",
                     *             "action": "Agree on a change order for what was added.",
                     *             "why": "An addition is valued by its change order, or by time with a rate; there is neither."
                     *           },
                     *           {
                     *             "n": 5,
                     *             "tag": "assumptions",
                     *             "title": "It is not stated whether time sheets contain the meetings",
                     *             "tone": "info",
                     *             "action": "Set the work cost allocation of the project to “added” or “included”.",
                     *             "why": "Until then the cost of meetings is added to that of the time in time sheets."
                     *           },
                     *           {
                     *             "n": 6,
                     *             "tag": "scope",
                     *             "title": "8 items of uncertain scope",
                     *             "tone": "info",
                     *             "action": "Decide with the next lock what is in scope.",
                     *             "why": "They existed before the lock but are not part of it."
                     *           },
                     *           {
                     *             "n": 7,
                     *             "tag": "assumptions",
                     *             "title": "5 assumptions not verified",
                     *             "tone": "neutral",
                     *             "action": "Verify them with the client.",
                     *             "why": "The numbers depend on them."
                     *           },
                     *           {
                     *             "n": 8,
                     *             "tag": "confidence",
                     *             "title": "Improve confidence in these numbers",
                     *             "tone": "neutral",
                     *             "action": "Name the work item in the title or branch of each change.",
                     *             "why": "Confidence is moderate (69.5 of 100)."
                     *           },
                     *           {
                     *             "n": 9,
                     *             "tag": "confidence",
                     *             "title": "Improve confidence in these numbers",
                     *             "tone": "neutral",
                     *             "action": "Tag each meeting with its project, or mark it as unrelated.",
                     *             "why": "Confidence is moderate (69.5 of 100)."
                     *           }
                     *         ]
                     *       },
                     *       "invoice": {
                     *         "id": "SHOP-2026-02",
                     *         "number": "SHOP-2026-02",
                     *         "status": "issued",
                     *         "issuedOn": "2026-03-01",
                     *         "periodStart": "2026-02-01",
                     *         "periodEnd": "2026-02-28",
                     *         "currency": "EUR",
                     *         "amountCents": 1469623,
                     *         "lines": [
                     *           {
                     *             "id": "engineering",
                     *             "description": "Work: engineering",
                     *             "category": "labour",
                     *             "role": "engineering",
                     *             "hours": 74.22,
                     *             "unitCents": 12000,
                     *             "amountCents": 890640
                     *           },
                     *           {
                     *             "id": "design",
                     *             "description": "Work: design",
                     *             "category": "labour",
                     *             "role": "design",
                     *             "hours": 58.78,
                     *             "unitCents": 9850,
                     *             "amountCents": 578983
                     *           }
                     *         ]
                     *       },
                     *       "pack": {
                     *         "id": "what-was-delivered",
                     *         "question": "What was delivered?",
                     *         "claims": [
                     *           {
                     *             "text": "Completed work items: 13.",
                     *             "figure": {
                     *               "value": 13,
                     *               "unit": "count",
                     *               "provenance": "provider_export",
                     *               "basis": "work items completed in the period"
                     *             },
                     *             "provenance": "provider_export",
                     *             "evidence": [
                     *               "SHOP-222",
                     *               "SHOP-219",
                     *               "SHOP-221",
                     *               "SHOP-223",
                     *               "SHOP-215",
                     *               "SHOP-220",
                     *               "SHOP-217",
                     *               "SHOP-208",
                     *               "SHOP-210",
                     *               "SHOP-211",
                     *               "SHOP-207",
                     *               "SHOP-209",
                     *               "SHOP-204"
                     *             ]
                     *           },
                     *           {
                     *             "text": "Merged changes: 48.",
                     *             "figure": {
                     *               "value": 48,
                     *               "unit": "count",
                     *               "provenance": "provider_export",
                     *               "basis": "changes merged in the period"
                     *             },
                     *             "provenance": "provider_export",
                     *             "evidence": [
                     *               "#551",
                     *               "#552",
                     *               "#554",
                     *               "#555",
                     *               "#556",
                     *               "#557",
                     *               "#558",
                     *               "#559",
                     *               "#560",
                     *               "#562",
                     *               "#563",
                     *               "#565",
                     *               "#566",
                     *               "#568",
                     *               "#570",
                     *               "#571",
                     *               "#573",
                     *               "#574",
                     *               "#577",
                     *               "#578",
                     *               "#579",
                     *               "#580",
                     *               "#581",
                     *               "#585",
                     *               "#587",
                     *               "#590",
                     *               "#591",
                     *               "#592",
                     *               "#593",
                     *               "#594",
                     *               "#595",
                     *               "#596",
                     *               "#597",
                     *               "#598"
                     *             ]
                     *           },
                     *           {
                     *             "text": "Releases: 2.",
                     *             "figure": {
                     *               "value": 2,
                     *               "unit": "count",
                     *               "provenance": "provider_export",
                     *               "basis": "release tags of the period"
                     *             },
                     *             "provenance": "provider_export",
                     *             "evidence": [
                     *               "v349",
                     *               "v335"
                     *             ]
                     *           },
                     *           {
                     *             "text": "Objectives completed: 1 of 2.",
                     *             "figure": {
                     *               "value": 1,
                     *               "unit": "count",
                     *               "provenance": "user_declared",
                     *               "basis": "objectives completed by the end of the period"
                     *             },
                     *             "provenance": "user_declared",
                     *             "evidence": []
                     *           }
                     *         ],
                     *         "gaps": []
                     *       },
                     *       "reconciliation": {
                     *         "state": "matched",
                     *         "tolerancePct": 2,
                     *         "invoicedCents": 1469623,
                     *         "supportedCents": 1469583,
                     *         "varianceCents": 40,
                     *         "rows": [
                     *           {
                     *             "lineId": "engineering",
                     *             "billedHours": 74.22,
                     *             "evidencedHours": 74.22,
                     *             "supportedCents": 890600,
                     *             "deltaCents": 40,
                     *             "status": "matched",
                     *             "evidence": {
                     *               "timeEntries": 20,
                     *               "workItems": 4,
                     *               "codeChanges": 1,
                     *               "meetings": 0
                     *             }
                     *           },
                     *           {
                     *             "lineId": "design",
                     *             "billedHours": 58.78,
                     *             "evidencedHours": 58.78,
                     *             "supportedCents": 578983,
                     *             "deltaCents": 0,
                     *             "status": "matched",
                     *             "evidence": {
                     *               "timeEntries": 20,
                     *               "workItems": 4,
                     *               "codeChanges": 0,
                     *               "meetings": 0
                     *             }
                     *           }
                     *         ],
                     *         "unbilled": {
                     *           "timeEntries": 21,
                     *           "hours": 77.97,
                     *           "cents": null
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["InvoiceDefense"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "confidence.read": {
        readonly parameters: {
            readonly query: {
                /**
                 * @description Only this project.
                 * @example 9cdb4ed3-eb32-5346-837f-91cd0af939f0
                 */
                readonly projectId: string;
                /**
                 * @description The first day. Given together with `end`.
                 * @example 2026-02-01
                 */
                readonly start: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2026-02-28
                 */
                readonly end: string;
                /**
                 * @description The IANA time zone in which the days are counted, UTC if left out.
                 * @example UTC
                 */
                readonly tz: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "checklist": [
                     *         {
                     *           "id": "ticket-pr-convention",
                     *           "done": false,
                     *           "meta": "70.8% of merged changes name a work item.",
                     *           "providers": [
                     *             "github",
                     *             "jira"
                     *           ]
                     *         },
                     *         {
                     *           "id": "project-mapping",
                     *           "done": true,
                     *           "meta": "100% of work items are in a tracker that is mapped to a project.",
                     *           "providers": [
                     *             "jira"
                     *           ]
                     *         },
                     *         {
                     *           "id": "calendar-tags",
                     *           "done": false,
                     *           "meta": "0% of meetings are attributed to a project or marked as unrelated.",
                     *           "providers": [
                     *             "google_calendar"
                     *           ]
                     *         },
                     *         {
                     *           "id": "scope-lock",
                     *           "done": true,
                     *           "providers": [],
                     *           "meta": "30 items were locked on 2025-05-02."
                     *         },
                     *         {
                     *           "id": "ai-marking",
                     *           "done": true,
                     *           "meta": "83.3% of merged changes have an AI tag.",
                     *           "providers": [
                     *             "github"
                     *           ]
                     *         },
                     *         {
                     *           "id": "work-type-classification",
                     *           "done": true,
                     *           "meta": "22 of 25 work items have a specific type.",
                     *           "providers": [
                     *             "jira"
                     *           ],
                     *           "evidence": {
                     *             "numerator": 22,
                     *             "denominator": 25,
                     *             "query": "work items with a type other than \"other\" / work items"
                     *           }
                     *         }
                     *       ],
                     *       "confidence": {
                     *         "label": "moderate",
                     *         "score": 69.5,
                     *         "hints": [
                     *           "Name the work item in the title or branch of each change.",
                     *           "Tag each meeting with its project, or mark it as unrelated.",
                     *           "Set a rate for each role that books time.",
                     *           "Verify the assumptions behind the numbers."
                     *         ],
                     *         "signals": [
                     *           {
                     *             "id": "prs_linked",
                     *             "label": "Changes linked to work items",
                     *             "weight": 16,
                     *             "pct": 70.8,
                     *             "contribution": 11.33,
                     *             "note": "Name the work item in the title or branch of each change.",
                     *             "evidence": {
                     *               "numerator": 34,
                     *               "denominator": 48,
                     *               "query": "merged changes linked to a work item / merged changes"
                     *             }
                     *           },
                     *           {
                     *             "id": "items_mapped",
                     *             "label": "Work items mapped to a project",
                     *             "weight": 14,
                     *             "pct": 100,
                     *             "contribution": 14,
                     *             "note": "",
                     *             "evidence": {
                     *               "numerator": 25,
                     *               "denominator": 25,
                     *               "query": "work items in a tracker that is mapped to a project / work items"
                     *             }
                     *           },
                     *           {
                     *             "id": "meetings_tagged",
                     *             "label": "Meetings tagged",
                     *             "weight": 12,
                     *             "pct": 0,
                     *             "contribution": 0,
                     *             "note": "Tag each meeting with its project, or mark it as unrelated.",
                     *             "evidence": {
                     *               "numerator": 0,
                     *               "denominator": 8,
                     *               "query": "meetings attributed to a project or marked as unrelated / meetings"
                     *             }
                     *           },
                     *           {
                     *             "id": "rate_card",
                     *             "label": "Hours with a rate",
                     *             "weight": 14,
                     *             "pct": 63,
                     *             "contribution": 8.83,
                     *             "note": "Set a rate for each role that books time.",
                     *             "evidence": {
                     *               "numerator": 478800,
                     *               "denominator": 759480,
                     *               "query": "seconds in time entries with a rate in force / seconds in time entries"
                     *             }
                     *           },
                     *           {
                     *             "id": "ai_tagging",
                     *             "label": "Changes with an AI tag",
                     *             "weight": 12,
                     *             "pct": 83.3,
                     *             "contribution": 10,
                     *             "note": "",
                     *             "evidence": {
                     *               "numerator": 40,
                     *               "denominator": 48,
                     *               "query": "merged changes with an AI tag / merged changes"
                     *             }
                     *           },
                     *           {
                     *             "id": "release_evidence",
                     *             "label": "Changes in a release",
                     *             "weight": 10,
                     *             "pct": 83.3,
                     *             "contribution": 8.33,
                     *             "note": "",
                     *             "evidence": {
                     *               "numerator": 40,
                     *               "denominator": 48,
                     *               "query": "merged changes in a release / merged changes"
                     *             }
                     *           },
                     *           {
                     *             "id": "manual_entry_share",
                     *             "label": "Records from connected sources",
                     *             "weight": 8,
                     *             "pct": 100,
                     *             "contribution": 8,
                     *             "note": "",
                     *             "evidence": {
                     *               "numerator": 149,
                     *               "denominator": 149,
                     *               "query": "records not entered by hand / records"
                     *             }
                     *           },
                     *           {
                     *             "id": "freshness",
                     *             "label": "Sources up to date",
                     *             "weight": 8,
                     *             "pct": 100,
                     *             "contribution": 8,
                     *             "note": "",
                     *             "evidence": {
                     *               "numerator": 7,
                     *               "denominator": 7,
                     *               "query": "connected sources read within the sync interval, or imported within the last 30 days / connected sources"
                     *             }
                     *           },
                     *           {
                     *             "id": "assumptions",
                     *             "label": "Verified assumptions",
                     *             "weight": 6,
                     *             "pct": 16.7,
                     *             "contribution": 1,
                     *             "note": "Verify the assumptions behind the numbers.",
                     *             "evidence": {
                     *               "numerator": 1,
                     *               "denominator": 6,
                     *               "query": "verified assumptions / the six assumptions"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["ReportConfidence"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "dataSources.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "canManage": true,
                     *       "catalog": [
                     *         {
                     *           "provider": "asana",
                     *           "label": "Asana",
                     *           "category": "delivery",
                     *           "availability": "coming_soon",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 150,
                     *             "perSeconds": 60
                     *           },
                     *           "setupKind": null,
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "azure_boards",
                     *           "label": "Azure Boards",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "clickup",
                     *           "label": "ClickUp",
                     *           "category": "delivery",
                     *           "availability": "coming_soon",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 100,
                     *             "perSeconds": 60
                     *           },
                     *           "setupKind": null,
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "clockify",
                     *           "label": "Clockify",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 30,
                     *             "perSeconds": 3600
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "harvest",
                     *           "label": "Harvest",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 100,
                     *             "perSeconds": 15
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "jira",
                     *           "label": "Jira",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "linear",
                     *           "label": "Linear",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "quickbooks",
                     *           "label": "QuickBooks Online",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 500,
                     *             "perSeconds": 60
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "stripe",
                     *           "label": "Stripe",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 100,
                     *             "perSeconds": 1
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "tempo",
                     *           "label": "Tempo",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "toggl",
                     *           "label": "Toggl Track",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 30,
                     *             "perSeconds": 3600
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "trello",
                     *           "label": "Trello",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 100,
                     *             "perSeconds": 10
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "xero",
                     *           "label": "Xero",
                     *           "category": "delivery",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 60,
                     *             "perSeconds": 60
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "azure_repos",
                     *           "label": "Azure Repos",
                     *           "category": "code",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "bitbucket",
                     *           "label": "Bitbucket",
                     *           "category": "code",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 1000,
                     *             "perSeconds": 3600
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "git",
                     *           "label": "Git",
                     *           "category": "code",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "local_path",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "gitea",
                     *           "label": "Gitea and Forgejo",
                     *           "category": "code",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "github",
                     *           "label": "GitHub",
                     *           "category": "code",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 5000,
                     *             "perSeconds": 3600
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "gitlab",
                     *           "label": "GitLab",
                     *           "category": "code",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 2000,
                     *             "perSeconds": 60
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "google_calendar",
                     *           "label": "Google Calendar",
                     *           "category": "calendar",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 600,
                     *             "perSeconds": 60
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "icalendar",
                     *           "label": "iCalendar file",
                     *           "category": "calendar",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "microsoft_calendar",
                     *           "label": "Microsoft 365 Calendar",
                     *           "category": "calendar",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 10000,
                     *             "perSeconds": 600
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "microsoft_teams",
                     *           "label": "Microsoft Teams",
                     *           "category": "communication",
                     *           "availability": "coming_soon",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": null,
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "slack",
                     *           "label": "Slack",
                     *           "category": "communication",
                     *           "availability": "coming_soon",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": null,
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "claude_code",
                     *           "label": "Claude Code",
                     *           "category": "ai",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "cursor",
                     *           "label": "Cursor",
                     *           "category": "ai",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 20,
                     *             "perSeconds": 60
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "gemini_code_assist",
                     *           "label": "Gemini Code Assist",
                     *           "category": "ai",
                     *           "availability": "coming_soon",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": null,
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "github_copilot",
                     *           "label": "GitHub Copilot",
                     *           "category": "ai",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": {
                     *             "requests": 5000,
                     *             "perSeconds": 3600
                     *           },
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "openai_codex",
                     *           "label": "OpenAI Codex",
                     *           "category": "ai",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "windsurf",
                     *           "label": "Windsurf",
                     *           "category": "ai",
                     *           "availability": "coming_soon",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": null,
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "aws",
                     *           "label": "Amazon Web Services",
                     *           "category": "cloud",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "azure",
                     *           "label": "Microsoft Azure",
                     *           "category": "cloud",
                     *           "availability": "coming_soon",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": null,
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "focus",
                     *           "label": "FOCUS",
                     *           "category": "cloud",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "google_cloud",
                     *           "label": "Google Cloud",
                     *           "category": "cloud",
                     *           "availability": "coming_soon",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": null,
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "csv",
                     *           "label": "File import",
                     *           "category": "import",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         },
                     *         {
                     *           "provider": "invoices_csv",
                     *           "label": "Invoices",
                     *           "category": "import",
                     *           "availability": "available",
                     *           "connectUrl": null,
                     *           "rateLimit": null,
                     *           "setupKind": "upload",
                     *           "skippedInSetup": [],
                     *           "supportsConnectionTest": false
                     *         }
                     *       ],
                     *       "connections": [
                     *         {
                     *           "id": "0bfa0e41-6011-538d-a8a3-229c90783bac",
                     *           "provider": "jira",
                     *           "category": "delivery",
                     *           "label": "Jira of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 235,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "work_item",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "b2d747e5-62c8-518a-8a32-b55a00b9ff4d",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 235,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "0cb23ed0-77cc-5b2c-9169-e2b8250410e7",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of api",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 629,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "release",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "1d42f40c-92eb-5cf0-96fc-8bab3c08a60c",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 629,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "11e0bb3e-e29e-5461-868e-90c0535ad267",
                     *           "provider": "jira",
                     *           "category": "delivery",
                     *           "label": "Jira of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 213,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "work_item",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "10149bad-4bc6-59a8-8895-469e6a1118e4",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 213,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "2bf0bca0-92e3-5187-a472-5e78edb3266b",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Invoices of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 12,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "invoice",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "1eb6e83c-7265-5f36-b904-e83104b8f3b0",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 12,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "2ec0ccb9-89d4-5835-8e37-faf7b5e182ab",
                     *           "provider": "aws",
                     *           "category": "cloud",
                     *           "label": "Cloud bills of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 73,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "cloud_line",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "1a3487c9-3a08-5c24-ab5d-5178cb38c0d1",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 73,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "3582310f-1e14-5841-a023-ae7bebb5aa00",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 626,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "release",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "df5f9e81-8fd5-5cf7-aafd-9ee990197543",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 626,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "35eb2d3a-af0b-56a9-be18-653ddb7880e1",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of site",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 630,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "release",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "d1171bf3-f4e4-5b65-93c5-db0721875602",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 630,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "39970c83-15d2-5e25-b5f5-fa7bdd5e705e",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 70,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2025-11-01T00:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "51af612c-05a0-5970-ad6a-88abb1445cd6",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 70,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "4809f6d9-f41e-5eda-9233-1ec41d1505e1",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Invoices of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 12,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "invoice",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "a95d0893-8eea-56fa-a71d-263d9431737d",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 12,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "4c14674a-29dc-5a16-83b2-ac5186367b5b",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of api",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 105,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "abdfb0c5-319c-5d94-a2ad-533ac5393a4b",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 105,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "650dfb5a-7a51-598a-9314-51adc0c3ad9a",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 105,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "c4b281c4-2855-51b6-a28a-c7e7e91b5da4",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 105,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "6d046705-ccf5-5511-b12e-fbd955b67d72",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 606,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "release",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "3c60588c-a95d-50be-8701-9f35b2dccc37",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 606,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "725217df-1833-5cb3-a009-95cee011b3bb",
                     *           "provider": "cursor",
                     *           "category": "ai",
                     *           "label": "Cursor of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 156,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "ai_usage",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "45e7c63c-2f38-5f45-929b-ab5bb70168b6",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 156,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "89f39931-1e04-5ab8-8f4e-f818a03e7678",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Time sheet of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 783,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "2e4cd71f-b7f3-5b01-8b86-88a108af5d7c",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 783,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "93197d8b-e194-5d86-a407-637925242073",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of site",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 105,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "bd6fe0b9-3ef6-50de-abc4-b6eb07c8752d",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 105,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "96804acf-b81d-5d19-b512-7cbf383b8eff",
                     *           "provider": "aws",
                     *           "category": "cloud",
                     *           "label": "Cloud bills of site",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 73,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "cloud_line",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "4513f841-3dfb-5aaf-8fa6-37f8e6735015",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 73,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "9a76f998-97fc-5c38-b663-3a5213d6ab02",
                     *           "provider": "jira",
                     *           "category": "delivery",
                     *           "label": "Jira of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 231,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "work_item",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "dc6b6af8-d063-50db-8805-f8317d489c51",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 231,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "9e0f5500-54f5-57ba-9429-945162d1c600",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 105,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "ade27f2a-84f5-59ad-9cfc-39776953cb36",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 105,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "adadf9e3-8497-51c4-87c9-f4db3c01107d",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 609,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "release",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "b5af6460-3192-537f-bf80-ca628248a917",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 609,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "b18eb546-acbb-58bd-9e37-affcc85bdb93",
                     *           "provider": "jira",
                     *           "category": "delivery",
                     *           "label": "Jira of api",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 237,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "work_item",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "06f3af58-00fe-5ea5-b7a2-62ff2ed8117b",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 237,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "b6aa8960-e812-5b02-ae02-527d9963aacf",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Invoices of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 12,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "invoice",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "a458ade0-7bb3-5b30-ba69-81129b100536",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 12,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "ba5ac3e6-6774-5a28-b34e-78ccc200586f",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Invoices of api",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 12,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "invoice",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "b866d6a4-b41e-5b0e-a94a-cee0528a5077",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 12,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "c6fba413-cb8d-568a-b0d5-f69d8fb1e1c2",
                     *           "provider": "aws",
                     *           "category": "cloud",
                     *           "label": "Cloud bills of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 73,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "cloud_line",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "13e44927-1bd5-589e-a3e4-89fcfa09637c",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 73,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "ca51f43c-bafb-56ce-8c0c-5e5e194176f6",
                     *           "provider": "aws",
                     *           "category": "cloud",
                     *           "label": "Cloud bills of api",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 73,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "cloud_line",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "9122bee1-455f-54fc-9b22-096a5579f3e4",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 73,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "d533be1d-2695-5cde-922f-ec4973919ddd",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Time sheet of site",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 783,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "5cd2df90-6058-5d26-8ccc-bbf8394bb853",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 783,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "de4b580b-c262-545e-abec-3fbc2b5b73d9",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Time sheet of portal",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 783,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "cc6fffe5-5656-5a8f-8bb5-04f1eeb72e30",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 783,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "dfe2193c-f362-5260-92e3-96661eba6c87",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Time sheet of api",
                     *           "account": null,
                     *           "health": "degraded",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 456,
                     *           "deadLetters": 1,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-08-01T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "1c6f36e0-3461-57c7-817d-65aec41b5a75"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "17fe9734-12fa-5948-a2a7-713a5e065e02",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 456,
                     *               "unchanged": 0,
                     *               "rejected": 1
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "e875512c-1302-5f81-a1bd-3801f2a4173c",
                     *           "provider": "csv",
                     *           "category": "import",
                     *           "label": "Time sheet of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 783,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "16bc3941-7bdb-533d-acef-ed1baf656a5c",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 783,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "fb2660b3-7b9b-5198-a8de-8760891c7c2c",
                     *           "provider": "cursor",
                     *           "category": "ai",
                     *           "label": "Cursor of shop",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 156,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "ai_usage",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "af1d3b6f-6ddd-5f5c-84ee-b14ab0b4e548",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 156,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "imports": {
                     *         "total": 29,
                     *         "lastAt": "2026-03-02T12:00:00.000Z",
                     *         "recent": [
                     *           {
                     *             "id": "b2d747e5-62c8-518a-8a32-b55a00b9ff4d",
                     *             "fileName": "Jira of shop",
                     *             "kind": "delivery",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 235,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "1d42f40c-92eb-5cf0-96fc-8bab3c08a60c",
                     *             "fileName": "GitHub of api",
                     *             "kind": "code",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 629,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "10149bad-4bc6-59a8-8895-469e6a1118e4",
                     *             "fileName": "Jira of portal",
                     *             "kind": "delivery",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 213,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "1eb6e83c-7265-5f36-b904-e83104b8f3b0",
                     *             "fileName": "Invoices of app",
                     *             "kind": "import",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 12,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "1a3487c9-3a08-5c24-ab5d-5178cb38c0d1",
                     *             "fileName": "Cloud bills of shop",
                     *             "kind": "cloud",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 73,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "df5f9e81-8fd5-5cf7-aafd-9ee990197543",
                     *             "fileName": "GitHub of shop",
                     *             "kind": "code",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 626,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "d1171bf3-f4e4-5b65-93c5-db0721875602",
                     *             "fileName": "GitHub of site",
                     *             "kind": "code",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 630,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "51af612c-05a0-5970-ad6a-88abb1445cd6",
                     *             "fileName": "Calendar of portal",
                     *             "kind": "calendar",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 70,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "a95d0893-8eea-56fa-a71d-263d9431737d",
                     *             "fileName": "Invoices of portal",
                     *             "kind": "import",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 12,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "abdfb0c5-319c-5d94-a2ad-533ac5393a4b",
                     *             "fileName": "Calendar of api",
                     *             "kind": "calendar",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 105,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           }
                     *         ]
                     *       },
                     *       "kpis": {
                     *         "attentionCount": 1,
                     *         "connectedCount": 29,
                     *         "coveragePct": 37.5,
                     *         "registeredCount": 29,
                     *         "lastSuccessAt": "2026-03-02T12:00:00.000Z"
                     *       },
                     *       "orphanedDeadLetters": [],
                     *       "projects": [
                     *         {
                     *           "id": "1c6f36e0-3461-57c7-817d-65aec41b5a75",
                     *           "name": "api",
                     *           "clientName": "Bolt"
                     *         },
                     *         {
                     *           "id": "835f8881-369f-51b3-a2e3-86ca026018ed",
                     *           "name": "app",
                     *           "clientName": "Acme"
                     *         },
                     *         {
                     *           "id": "85670ce7-7dde-58ac-818a-9881dcb78c0d",
                     *           "name": "portal",
                     *           "clientName": "Bolt"
                     *         },
                     *         {
                     *           "id": "9cdb4ed3-eb32-5346-837f-91cd0af939f0",
                     *           "name": "shop",
                     *           "clientName": "Acme"
                     *         },
                     *         {
                     *           "id": "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a",
                     *           "name": "site",
                     *           "clientName": "Cube"
                     *         }
                     *       ]
                     *     }
                     */
                    readonly "application/json": components["schemas"]["DataSources"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "billing.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "billing": {
                     *         "workspaceId": "d3d410a1-3894-5e3e-afd8-1af50bb135d4",
                     *         "plan": "scale",
                     *         "status": "active",
                     *         "catalogVersion": "2026-11",
                     *         "cancelAtPeriodEnd": false,
                     *         "currentPeriodEnd": "2026-04-01T12:00:00.000Z",
                     *         "managedPayments": false,
                     *         "trialEndsAt": null,
                     *         "lastPaymentAt": null,
                     *         "lastPaymentStatus": null,
                     *         "updatedAt": "2026-03-02T12:00:00.000Z",
                     *         "processorCustomerId": null,
                     *         "processorPriceId": null,
                     *         "processorProductId": null,
                     *         "processorSubscriptionId": null
                     *       },
                     *       "canManageBilling": true,
                     *       "checkoutAvailable": false,
                     *       "checkoutCatalogVersion": "2026-11",
                     *       "checkoutPlans": [],
                     *       "entitlements": {
                     *         "plan": "scale",
                     *         "effectivePlan": "scale",
                     *         "status": "active",
                     *         "catalogVersion": "2026-11",
                     *         "effectiveCatalogVersion": "2026-11",
                     *         "cancelAtPeriodEnd": false,
                     *         "currentPeriodEnd": "2026-04-01T12:00:00.000Z",
                     *         "trialEndsAt": null,
                     *         "trialOrigin": "none",
                     *         "caps": {
                     *           "dataWindowDays": 1100,
                     *           "clients": "unlimited",
                     *           "activeProjects": "unlimited",
                     *           "projects": "unlimited",
                     *           "reportsPerMonth": "unlimited",
                     *           "scheduledBundles": "unlimited",
                     *           "distributionRecipients": "unlimited",
                     *           "includedCreditsPerPeriod": 10000,
                     *           "customRoles": true,
                     *           "qaAccess": true,
                     *           "syncFrequency": "every_15_minutes"
                     *         }
                     *       },
                     *       "productTrial": null,
                     *       "providerManagementUrl": null
                     *     }
                     */
                    readonly "application/json": components["schemas"]["Billing"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "commercial.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "canDeleteImmediately": false,
                     *       "canEdit": true,
                     *       "role": "owner",
                     *       "dataPolicy": {
                     *         "aiProviders": [],
                     *         "auditRetentionDays": 36500,
                     *         "backupRetentionMaxDays": 0,
                     *         "dataWindowDays": 1100,
                     *         "deletionGraceDays": 30,
                     *         "exportLinkHours": 0,
                     *         "plan": "scale"
                     *       },
                     *       "deletion": null,
                     *       "footprint": {
                     *         "clients": 3,
                     *         "connections": 29,
                     *         "members": 4,
                     *         "projects": 5,
                     *         "reports": 0
                     *       },
                     *       "identity": {
                     *         "createdAt": "2026-03-02T12:00:00.000Z",
                     *         "createdBy": null,
                     *         "lastEditedAt": null,
                     *         "name": "Sample agency",
                     *         "slug": "sample",
                     *         "region": "local",
                     *         "residency": "local",
                     *         "workspaceId": "d3d410a1-3894-5e3e-afd8-1af50bb135d4"
                     *       },
                     *       "settings": {
                     *         "commercial": {
                     *           "billingModel": "time_and_materials",
                     *           "costModel": "role_rates",
                     *           "rounding": "half_even",
                     *           "includeAiTooling": true,
                     *           "includeCloudCost": true,
                     *           "includeMeetings": true,
                     *           "includePlanning": true,
                     *           "marginTarget": 0,
                     *           "overhead": 0,
                     *           "rates": {
                     *             "data": 0,
                     *             "design": 8033,
                     *             "engineering": 10125,
                     *             "engineeringManagement": 0,
                     *             "product": 0,
                     *             "qa": 0
                     *           }
                     *         },
                     *         "defaults": {
                     *           "currency": "EUR",
                     *           "fiscalYearStart": "01-01",
                     *           "language": "en",
                     *           "region": "local",
                     *           "timeZone": "Europe/Berlin",
                     *           "focusTarget": 60,
                     *           "utilizationTarget": 75,
                     *           "hoursPerDay": 8,
                     *           "weeksPerQuarter": 13,
                     *           "workingDays": [
                     *             "monday",
                     *             "tuesday",
                     *             "wednesday",
                     *             "thursday",
                     *             "friday"
                     *           ]
                     *         },
                     *         "identity": {
                     *           "website": ""
                     *         },
                     *         "narrativeAi": {
                     *           "modelOverride": null
                     *         },
                     *         "privacy": {
                     *           "allowCrossRegionAi": false,
                     *           "allowDataExport": true,
                     *           "anonymizeContributors": true,
                     *           "hideMarginFromNonAdmins": true,
                     *           "hideSalaryFromManagers": false,
                     *           "keepReportsInRegion": true,
                     *           "requireApprovalForSources": false,
                     *           "retention": {
                     *             "aggregated": "forever",
                     *             "audit": "forever",
                     *             "exports": "forever",
                     *             "raw": "forever"
                     *           }
                     *         },
                     *         "security": {
                     *           "auditForwardingEnabled": false,
                     *           "auditForwardingHeaders": [],
                     *           "auditForwardingUrl": "",
                     *           "requireSso": false,
                     *           "requireTwoFactor": false
                     *         }
                     *       },
                     *       "unavailable": {
                     *         "auditForwarding": {
                     *           "available": false,
                     *           "reason": "This build does not forward audit events."
                     *         },
                     *         "dataResidency": {
                     *           "available": false,
                     *           "reason": "All data is stored where the service runs."
                     *         },
                     *         "logo": {
                     *           "available": false,
                     *           "reason": "This build does not store images."
                     *         },
                     *         "reportRegion": {
                     *           "available": false,
                     *           "reason": "Reports are created where the service runs."
                     *         },
                     *         "retention": {
                     *           "available": false,
                     *           "reason": "This build keeps all events until the workspace is deleted."
                     *         },
                     *         "ssoEnforcement": {
                     *           "available": false,
                     *           "reason": "This build has no sign-in for members."
                     *         },
                     *         "twoFactorEnforcement": {
                     *           "available": false,
                     *           "reason": "This build has no sign-in for members."
                     *         }
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["WorkspaceSettings"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "audit.list": {
        readonly parameters: {
            readonly query?: {
                /** @description Only projects of this client. */
                readonly clientId?: string;
                /** @description Only this project. */
                readonly projectId?: string;
                /** @description The first day. Given together with `end`. */
                readonly start?: string;
                /** @description The last day, included; at most 366 days after today. Given together with `start`. */
                readonly end?: string;
                /** @description The IANA time zone in which the days are counted, UTC if left out. */
                readonly tz?: string;
                /** @description Only events that show this text, in any case. */
                readonly search?: string;
                /** @description Only events of these types. */
                readonly eventType?: readonly ("workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "price.set" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "role_band.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "ai_marks_taken.back" | "ai_marks.restored" | "ai_rule_taken.back" | "ai_rule.restored" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported")[];
                /** @description Only events of these providers. */
                readonly connector?: readonly ("asana" | "azure_boards" | "clickup" | "clockify" | "harvest" | "jira" | "linear" | "quickbooks" | "stripe" | "tempo" | "toggl" | "trello" | "xero" | "azure_repos" | "bitbucket" | "git" | "gitea" | "github" | "gitlab" | "google_calendar" | "icalendar" | "microsoft_calendar" | "microsoft_teams" | "slack" | "claude_code" | "cursor" | "gemini_code_assist" | "github_copilot" | "openai_codex" | "windsurf" | "aws" | "azure" | "focus" | "google_cloud" | "csv" | "invoices_csv")[];
                /** @description Only events that concern these KPIs. */
                readonly impact?: readonly ("delivery_investment" | "scope_expansion" | "delivery_output" | "objectives" | "ai_net_gain")[];
                /** @description Only events of these actors: `user`, `connector`, `system`, `api_key`, or an exact shown name. */
                readonly actor?: readonly string[];
                /** @description Only events that ended so. */
                readonly status?: readonly ("success" | "partial" | "failure")[];
                /** @description Only events of these severities. */
                readonly severity?: readonly ("info" | "notice" | "warning" | "critical")[];
                /** @description Only events that one of these quick filters shows. */
                readonly quick?: readonly ("today" | "changes" | "failures" | "exports" | "warnings")[];
                /** @description The `nextCursor` of the previous page. */
                readonly cursor?: string;
                /**
                 * @description Events of one page, 50 if left out.
                 * @example 5
                 */
                readonly limit?: number;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "id": "fe541209-f9fd-53c3-ab1d-79057e7af4a8",
                     *           "action": "sync.completed",
                     *           "actor": "Cloud bills of shop",
                     *           "actorKind": "connector",
                     *           "connector": "aws",
                     *           "clientId": null,
                     *           "clientName": null,
                     *           "projectId": null,
                     *           "projectName": null,
                     *           "hasPayload": true,
                     *           "impacts": [
                     *             {
                     *               "label": "Delivery Investment"
                     *             }
                     *           ],
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "severity": "info",
                     *           "status": "success",
                     *           "target": "connection"
                     *         },
                     *         {
                     *           "id": "fb49e82a-14f2-5a5a-ba7e-14ff4a6d5e9c",
                     *           "action": "connection.registered",
                     *           "actor": "Cloud bills of site",
                     *           "actorKind": "connector",
                     *           "connector": "aws",
                     *           "clientId": null,
                     *           "clientName": null,
                     *           "projectId": null,
                     *           "projectName": null,
                     *           "hasPayload": true,
                     *           "impacts": [],
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "severity": "info",
                     *           "status": "success",
                     *           "target": "connection"
                     *         },
                     *         {
                     *           "id": "f9dc345a-ed18-50cf-b534-0aa60cca3182",
                     *           "action": "container.mapped",
                     *           "actor": "Olga",
                     *           "actorKind": "user",
                     *           "connector": null,
                     *           "clientId": "c402a24b-0c53-55fe-a20b-968d0e63b79f",
                     *           "clientName": "Bolt",
                     *           "projectId": "1c6f36e0-3461-57c7-817d-65aec41b5a75",
                     *           "projectName": "api",
                     *           "hasPayload": true,
                     *           "impacts": [
                     *             {
                     *               "label": "Delivery Investment"
                     *             },
                     *             {
                     *               "label": "Scope expansion"
                     *             },
                     *             {
                     *               "label": "Project forensics"
                     *             },
                     *             {
                     *               "label": "AI net delivery gain"
                     *             }
                     *           ],
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "severity": "info",
                     *           "status": "success",
                     *           "target": "container"
                     *         },
                     *         {
                     *           "id": "f8dc964b-247f-518a-9a50-56b607d3809a",
                     *           "action": "price.set",
                     *           "actor": "Olga",
                     *           "actorKind": "user",
                     *           "connector": null,
                     *           "clientId": "8b5b4ed3-3d29-5ce3-853c-c2110852c9a4",
                     *           "clientName": "Acme",
                     *           "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0",
                     *           "projectName": "shop",
                     *           "hasPayload": true,
                     *           "impacts": [],
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "severity": "info",
                     *           "status": "success",
                     *           "target": "price"
                     *         },
                     *         {
                     *           "id": "f82de6d0-732f-5a60-b212-b49e483b7e90",
                     *           "action": "sync.completed",
                     *           "actor": "Invoices of api",
                     *           "actorKind": "connector",
                     *           "connector": "csv",
                     *           "clientId": null,
                     *           "clientName": null,
                     *           "projectId": null,
                     *           "projectName": null,
                     *           "hasPayload": true,
                     *           "impacts": [],
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "severity": "info",
                     *           "status": "success",
                     *           "target": "connection"
                     *         }
                     *       ],
                     *       "available": {
                     *         "connectors": [
                     *           {
                     *             "id": "csv",
                     *             "label": "File import",
                     *             "count": 28
                     *           },
                     *           {
                     *             "id": "github",
                     *             "label": "GitHub",
                     *             "count": 15
                     *           },
                     *           {
                     *             "id": "google_calendar",
                     *             "label": "Google Calendar",
                     *             "count": 15
                     *           },
                     *           {
                     *             "id": "aws",
                     *             "label": "Amazon Web Services",
                     *             "count": 12
                     *           },
                     *           {
                     *             "id": "jira",
                     *             "label": "Jira",
                     *             "count": 12
                     *           },
                     *           {
                     *             "id": "cursor",
                     *             "label": "Cursor",
                     *             "count": 6
                     *           }
                     *         ],
                     *         "eventTypes": [
                     *           {
                     *             "id": "connection.registered",
                     *             "label": "Connection registered",
                     *             "count": 29
                     *           },
                     *           {
                     *             "id": "sync.completed",
                     *             "label": "Sync completed",
                     *             "count": 29
                     *           },
                     *           {
                     *             "id": "sync.started",
                     *             "label": "Sync started",
                     *             "count": 29
                     *           },
                     *           {
                     *             "id": "container.mapped",
                     *             "label": "Container assigned to a project",
                     *             "count": 25
                     *           },
                     *           {
                     *             "id": "price.set",
                     *             "label": "Price set",
                     *             "count": 8
                     *           },
                     *           {
                     *             "id": "project.added",
                     *             "label": "Project added",
                     *             "count": 5
                     *           },
                     *           {
                     *             "id": "engagement.signed",
                     *             "label": "Engagement signed",
                     *             "count": 4
                     *           },
                     *           {
                     *             "id": "member.joined",
                     *             "label": "Member joined",
                     *             "count": 4
                     *           },
                     *           {
                     *             "id": "client.added",
                     *             "label": "Client added",
                     *             "count": 3
                     *           },
                     *           {
                     *             "id": "client_question.asked",
                     *             "label": "Client question asked",
                     *             "count": 3
                     *           },
                     *           {
                     *             "id": "rate.set",
                     *             "label": "Rate set",
                     *             "count": 3
                     *           },
                     *           {
                     *             "id": "scope.locked",
                     *             "label": "Scope locked",
                     *             "count": 3
                     *           },
                     *           {
                     *             "id": "assumption.set",
                     *             "label": "Assumption set",
                     *             "count": 2
                     *           },
                     *           {
                     *             "id": "meeting.tagged",
                     *             "label": "Meeting tagged",
                     *             "count": 2
                     *           },
                     *           {
                     *             "id": "objective.set",
                     *             "label": "Objective set",
                     *             "count": 2
                     *           },
                     *           {
                     *             "id": "api_key.issued",
                     *             "label": "API key issued",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "change.linked",
                     *             "label": "Change linked",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "change_order.approved",
                     *             "label": "Change order approved",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "client_question.answered",
                     *             "label": "Client question answered",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "cost_estimate.recorded",
                     *             "label": "Cost estimate recorded",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "milestone.reached",
                     *             "label": "Milestone reached",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "objective.completed",
                     *             "label": "Objective completed",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "plan.changed",
                     *             "label": "Plan changed",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "record.dead_lettered",
                     *             "label": "Record rejected",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "settings.changed",
                     *             "label": "Settings changed",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "subscription.synced",
                     *             "label": "Subscription synced",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "work_type.set",
                     *             "label": "Work type set",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "workspace.opened",
                     *             "label": "Workspace opened",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "workspace_slug.taken",
                     *             "label": "Workspace slug taken",
                     *             "count": 1
                     *           }
                     *         ],
                     *         "impacts": [
                     *           {
                     *             "id": "delivery_investment",
                     *             "label": "Delivery Investment",
                     *             "count": 44
                     *           },
                     *           {
                     *             "id": "delivery_output",
                     *             "label": "Project forensics",
                     *             "count": 34
                     *           },
                     *           {
                     *             "id": "scope_expansion",
                     *             "label": "Scope expansion",
                     *             "count": 33
                     *           },
                     *           {
                     *             "id": "ai_net_gain",
                     *             "label": "AI net delivery gain",
                     *             "count": 30
                     *           },
                     *           {
                     *             "id": "objectives",
                     *             "label": "Objectives",
                     *             "count": 4
                     *           }
                     *         ]
                     *       },
                     *       "headline": {
                     *         "dataQualityWarnings": 1,
                     *         "eventsToday": 165,
                     *         "failedSyncEvents": 0,
                     *         "recalculatedMetrics": 61,
                     *         "lastFullSync": {
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "state": "succeeded"
                     *         }
                     *       },
                     *       "summary": {
                     *         "changes": 71,
                     *         "exports": 0,
                     *         "failed": 0,
                     *         "total": 165
                     *       },
                     *       "total": 165,
                     *       "nextCursor": "f82de6d0-732f-5a60-b212-b49e483b7e90"
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AuditEvents"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "audit.read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
                /**
                 * @description The id of an event, as `audit.list` shows it.
                 * @example d49737da-edfe-52d6-89a0-d05a927c6c67
                 */
                readonly eventId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The requested data. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly "Wdi-As-Of": components["headers"]["AsOf"];
                    readonly [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "event": {
                     *         "id": "d49737da-edfe-52d6-89a0-d05a927c6c67",
                     *         "action": "scope.locked",
                     *         "actor": "Olga",
                     *         "actorKind": "user",
                     *         "connector": null,
                     *         "clientId": "c402a24b-0c53-55fe-a20b-968d0e63b79f",
                     *         "clientName": "Bolt",
                     *         "projectId": "85670ce7-7dde-58ac-818a-9881dcb78c0d",
                     *         "projectName": "portal",
                     *         "hasPayload": true,
                     *         "impacts": [
                     *           {
                     *             "label": "Scope expansion"
                     *           }
                     *         ],
                     *         "occurredAt": "2026-03-02T12:00:00.000Z",
                     *         "severity": "info",
                     *         "status": "success",
                     *         "target": "scope_lock",
                     *         "before": null,
                     *         "after": null,
                     *         "explain": null,
                     *         "payload": {
                     *           "lockId": "af6377a3-016a-5454-a9e2-9d5ea5be8022",
                     *           "lockedOn": "2025-05-02",
                     *           "timeZone": "Europe/Berlin",
                     *           "items": [
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-1",
                     *               "estimateMinutes": 240
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-10",
                     *               "estimateMinutes": 360
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-11",
                     *               "estimateMinutes": 480
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-12",
                     *               "estimateMinutes": 120
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-13",
                     *               "estimateMinutes": 240
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-14",
                     *               "estimateMinutes": 360
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-15",
                     *               "estimateMinutes": 480
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-16",
                     *               "estimateMinutes": 120
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-17",
                     *               "estimateMinutes": 240
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-18",
                     *               "estimateMinutes": 360
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-19",
                     *               "estimateMinutes": 480
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-2",
                     *               "estimateMinutes": 360
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-20",
                     *               "estimateMinutes": 120
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-21",
                     *               "estimateMinutes": 240
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-22",
                     *               "estimateMinutes": 360
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-23",
                     *               "estimateMinutes": 480
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-24",
                     *               "estimateMinutes": 120
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-25",
                     *               "estimateMinutes": 240
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-3",
                     *               "estimateMinutes": 480
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-4",
                     *               "estimateMinutes": 120
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-5",
                     *               "estimateMinutes": 240
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-6",
                     *               "estimateMinutes": 360
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-7",
                     *               "estimateMinutes": 480
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-8",
                     *               "estimateMinutes": 120
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-9",
                     *               "estimateMinutes": 240
                     *             }
                     *           ],
                     *           "method": "manual",
                     *           "reference": "Contract portal",
                     *           "via": "command_line"
                     *         },
                     *         "related": [],
                     *         "chain": [
                     *           {
                     *             "id": "d49737da-edfe-52d6-89a0-d05a927c6c67",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "kind": "metric",
                     *             "title": "Scope locked",
                     *             "sub": "Olga",
                     *             "detail": "",
                     *             "connector": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    readonly "application/json": components["schemas"]["AuditEventDetail"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "workspace.rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its new name */
                    readonly name: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "workspace.delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the same two slugs again, as confirmation */
                    readonly again: string;
                    /** @description grace period in days (default: 30), during which it can be kept */
                    readonly graceDays?: string | number;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "workspace.keep": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "client.add": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description name of the client */
                    readonly name: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "client.rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the client */
                    readonly client: string;
                    /** @description its new name */
                    readonly name: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "client.archive": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the client */
                    readonly client: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "project.add": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description name of the project */
                    readonly name: string;
                    /** @description the client */
                    readonly client: string;
                    /**
                     * @description its status (default: active)
                     * @enum {string}
                     */
                    readonly status?: "active" | "paused" | "completed" | "archived";
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "project.rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the project */
                    readonly project: string;
                    /** @description its new name */
                    readonly name: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "project.status": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the project */
                    readonly project: string;
                    /**
                     * @description its status
                     * @enum {string}
                     */
                    readonly status: "active" | "paused" | "completed" | "archived";
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "container.map": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description kind of container
                     * @enum {string}
                     */
                    readonly kind: "repository" | "tracker_project" | "calendar" | "cloud_account" | "ai_account";
                    /** @description its canonical name: the host and path of a repository, the key of a tracker project */
                    readonly container: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description first UTC day (default: from the beginning of time) */
                    readonly from?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "container.rename": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description kind of container
                     * @enum {string}
                     */
                    readonly kind: "repository";
                    /** @description its former name */
                    readonly container: string;
                    /** @description its new name */
                    readonly to: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "container.unmap": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description kind of container
                     * @enum {string}
                     */
                    readonly kind: "repository" | "tracker_project" | "calendar" | "cloud_account" | "ai_account";
                    /** @description its canonical name: the host and path of a repository, the key of a tracker project */
                    readonly container: string;
                    /** @description first UTC day without the project (default: today) */
                    readonly from?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "member.add": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description display name */
                    readonly name: string;
                    /**
                     * @description role of the member
                     * @enum {string}
                     */
                    readonly role: "owner" | "admin" | "delivery_lead" | "finance" | "analyst" | "viewer" | "client";
                    /** @description may see the data of all clients */
                    readonly all?: boolean;
                    /** @description may see all of this client; can be repeated */
                    readonly client?: readonly string[];
                    /** @description may see this project; can be repeated */
                    readonly project?: readonly string[];
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "member.role": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the member */
                    readonly member: string;
                    /**
                     * @description the role
                     * @enum {string}
                     */
                    readonly role: "owner" | "admin" | "delivery_lead" | "finance" | "analyst" | "viewer" | "client";
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "member.access": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the member */
                    readonly member: string;
                    /** @description may see the data of all clients */
                    readonly all?: boolean;
                    /** @description may see all of this client; can be repeated */
                    readonly client?: readonly string[];
                    /** @description may see this project; can be repeated */
                    readonly project?: readonly string[];
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "member.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the member */
                    readonly member: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "key.issue": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description what the key is for */
                    readonly name: string;
                    /** @description "read" for every read scope, or scopes separated by commas (default: read) */
                    readonly scopes?: string;
                    /**
                     * @description label of the key (default: live)
                     * @enum {string}
                     */
                    readonly environment?: "live" | "test";
                    /**
                     * @description when it expires (default: 90d)
                     * @enum {string}
                     */
                    readonly expires?: "30d" | "60d" | "90d" | "1y" | "never";
                    /** @description the member as whom the key acts (default: you) */
                    readonly for?: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeyStatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "key.rotate": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the key, by id or name */
                    readonly key: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeyStatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "key.revoke": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the key, by id or name */
                    readonly key: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["KeyStatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "engagement.sign": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description how it is billed
                     * @enum {string}
                     */
                    readonly model: "fixed" | "time_and_materials" | "retainer";
                    /** @description its first day */
                    readonly startsOn: string;
                    /** @description contracted amount, with its currency: "420.00 EUR" */
                    readonly amount?: string;
                    /** @description its last day (default: none) */
                    readonly endsOn?: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "engagement.amend": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description which engagement (default: the current one, else the last) */
                    readonly engagement?: string;
                    /**
                     * @description how it is billed
                     * @enum {string}
                     */
                    readonly model?: "fixed" | "time_and_materials" | "retainer";
                    /** @description its first day */
                    readonly startsOn?: string;
                    /** @description contracted amount, with its currency: "420.00 EUR" */
                    readonly amount?: string;
                    /** @description its last day (default: none) */
                    readonly endsOn?: string;
                    /** @description remove its last day */
                    readonly openEnded?: boolean;
                    /** @description remove its contracted amount */
                    readonly withoutAmount?: boolean;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "engagement.end": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description which engagement (default: the current one, else the last) */
                    readonly engagement?: string;
                    /** @description its last day */
                    readonly on: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "scope.lock": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description an item; can be repeated */
                    readonly item?: readonly string[];
                    /** @description a file with one item per line, as JSON: container, key, estimateMinutes (or null) */
                    readonly itemsFile?: string | Record<string, never> | readonly unknown[];
                    /** @description all items that this tracker project had on that day */
                    readonly fromTracker?: string;
                    /** @description the day (default: today) */
                    readonly on?: string;
                    /** @description the zone of that day (default: the workspace's) */
                    readonly tz?: string;
                    /** @description number of the contract or document */
                    readonly reference?: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "scope.release": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description which lock (default: the last) */
                    readonly lock?: string;
                    /** @description why */
                    readonly reason: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "changeOrder.approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its number or name */
                    readonly reference: string;
                    /** @description what it is about */
                    readonly title?: string;
                    /** @description key of a work item that it adds; can be repeated */
                    readonly item?: readonly string[];
                    /** @description accept items that no source has */
                    readonly unheld?: boolean;
                    /** @description its amount, with its currency: "420.00 EUR" */
                    readonly amount?: string;
                    /** @description the day (default: today, in UTC) */
                    readonly on?: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "changeOrder.amend": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its number or name, or its id */
                    readonly reference: string;
                    /** @description what it is about */
                    readonly title?: string;
                    /** @description key of a work item that it adds, replacing earlier ones; can be repeated */
                    readonly item?: readonly string[];
                    /** @description accept items that no source has */
                    readonly unheld?: boolean;
                    /** @description remove its work items */
                    readonly withoutItems?: boolean;
                    /** @description its amount, with its currency: "420.00 EUR" */
                    readonly amount?: string;
                    /** @description remove its amount */
                    readonly withoutAmount?: boolean;
                    /** @description the day on which it was approved */
                    readonly on?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "changeOrder.withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its number or name, or its id */
                    readonly reference: string;
                    /** @description first day on which it no longer counts (default: today, in UTC) */
                    readonly on?: string;
                    /** @description why */
                    readonly reason: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "objective.set": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description what to achieve */
                    readonly title: string;
                    /** @description the day (default: today, in UTC) */
                    readonly on?: string;
                    /** @description due day */
                    readonly dueOn?: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "objective.complete": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the objective */
                    readonly objective: string;
                    /** @description the day (default: today, in UTC) */
                    readonly on?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "objective.drop": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the objective */
                    readonly objective: string;
                    /** @description the day (default: today, in UTC) */
                    readonly on?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "milestone.reach": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description what was reached */
                    readonly title: string;
                    /** @description the day (default: today, in UTC) */
                    readonly on?: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "question.ask": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the question */
                    readonly question: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "question.answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the question */
                    readonly question: string;
                    /** @description what was answered */
                    readonly answer: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "estimate.record": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the amount, with its currency: "420.00 EUR" */
                    readonly amount: string;
                    /** @description the day on which it was decided (default: today, in UTC) */
                    readonly on?: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "assumption.set": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description which one
                     * @enum {string}
                     */
                    readonly assumption: "cost-basis" | "scope-baseline" | "meeting-attribution" | "ai-attribution" | "reporting-period" | "work-cost-allocation" | "assisted_pct" | "review_overhead_pct";
                    /** @description its value */
                    readonly value: string;
                    /** @description its unit or method */
                    readonly unitOrMethod: string;
                    /** @description first day (default: today, in UTC) */
                    readonly from?: string;
                    /** @description its last day (default: none) */
                    readonly to?: string;
                    /** @description mark it as verified */
                    readonly verified?: boolean;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "rate.set": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the role, as time entries name it; case and blanks do not matter */
                    readonly role: string;
                    /** @description amount per hour, with its currency: "120.50 EUR" */
                    readonly amount: string | readonly string[];
                    /** @description first day (default: today, in UTC) */
                    readonly from?: string;
                    /** @description only for this client's projects (default: for all); the narrowest rate counts */
                    readonly client?: string;
                    /** @description only for this project */
                    readonly project?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "role.set": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the role, as time entries name it; case and blanks do not matter */
                    readonly role: string;
                    /**
                     * @description the band; none lets the name of the role decide again
                     * @enum {string}
                     */
                    readonly band: "data" | "design" | "engineering" | "engineeringManagement" | "product" | "qa" | "none";
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "price.set": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the role, as time entries name it; case and blanks do not matter */
                    readonly role: string;
                    /** @description amount per hour, with its currency: "120.50 EUR" */
                    readonly amount: string | readonly string[];
                    /** @description first day (default: today, in UTC) */
                    readonly from?: string;
                    /** @description its last day (default: none) */
                    readonly to?: string;
                    /** @description by which engagement it was agreed (default: the one of the first day) */
                    readonly engagement?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "invoice.enter": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description JSON: number, status, issuedOn, periodStart, periodEnd, currency, lines (id, description, category, role, hours, unitAmount, amount) */
                    readonly file: string | Record<string, never> | readonly unknown[];
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "invoice.void": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its number */
                    readonly invoice: string | number;
                    /** @description why */
                    readonly reason: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "change.link": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its canonical name: host and path of its remote, e.g. github.com/acme/api */
                    readonly repository: string;
                    /** @description the change's reference: #12, or a commit's id */
                    readonly change: string;
                    /** @description key of the work item: SHOP-12, or #12 */
                    readonly item: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "change.unlink": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its canonical name: host and path of its remote, e.g. github.com/acme/api */
                    readonly repository: string;
                    /** @description the change's reference: #12, or a commit's id */
                    readonly change: string;
                    /** @description key of the work item: SHOP-12, or #12 */
                    readonly item: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "aiMark.takeBack": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its canonical name: host and path of its remote, e.g. github.com/acme/api */
                    readonly repository: string;
                    /** @description the change's reference: #12, or a commit's id */
                    readonly change: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "aiMark.restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its canonical name: host and path of its remote, e.g. github.com/acme/api */
                    readonly repository: string;
                    /** @description the change's reference: #12, or a commit's id */
                    readonly change: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "aiMark.takeBackRule": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its canonical name: host and path of its remote, e.g. github.com/acme/api */
                    readonly repository: string;
                    /** @description the rule, as `wdi import git <path> --dry-run` prints it */
                    readonly rule: string;
                    /** @description first UTC day of the merges */
                    readonly from: string;
                    /** @description last UTC day of the merges */
                    readonly to: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "aiMark.restoreRule": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description its canonical name: host and path of its remote, e.g. github.com/acme/api */
                    readonly repository: string;
                    /** @description the rule, as `wdi import git <path> --dry-run` prints it */
                    readonly rule: string;
                    /** @description first UTC day of the merges */
                    readonly from: string;
                    /** @description last UTC day of the merges */
                    readonly to: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "meeting.tag": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the calendar */
                    readonly calendar: string;
                    /** @description the meeting */
                    readonly meeting: string;
                    /**
                     * @description its tag; none removes it
                     * @enum {string}
                     */
                    readonly tag: "attributed" | "unrelated" | "none";
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "item.type": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the tracker project */
                    readonly tracker: string;
                    /** @description the item's key */
                    readonly item: string;
                    /**
                     * @description its type; none removes it
                     * @enum {string}
                     */
                    readonly type: "epic" | "story" | "task" | "bug" | "subtask" | "other" | "none";
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "plan.change": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description the plan
                     * @enum {string}
                     */
                    readonly plan: "free" | "entry" | "starter" | "growth" | "scale";
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "trial.start": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description the plan to try
                     * @enum {string}
                     */
                    readonly plan: "free" | "entry" | "starter" | "growth" | "scale";
                    /** @description start of the trial (default: now) */
                    readonly startsAt?: string;
                    /** @description length in days (default: 14) */
                    readonly days?: string | number;
                    /** @description end of the trial */
                    readonly endsAt?: string;
                    /**
                     * @description who granted it (default: support)
                     * @enum {string}
                     */
                    readonly origin?: "signup" | "support";
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "trial.end": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description when (default: now) */
                    readonly at?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "subscription.sync": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description its plan
                     * @enum {string}
                     */
                    readonly plan: "free" | "entry" | "starter" | "growth" | "scale";
                    /**
                     * @description its status
                     * @enum {string}
                     */
                    readonly status: "none" | "trialing" | "active" | "past_due" | "unpaid" | "canceled";
                    /** @description end of the paid period */
                    readonly currentPeriodEnd?: string;
                    /** @description the subscription ends with that period */
                    readonly cancelAtPeriodEnd?: boolean;
                    /** @description the processor manages its payments */
                    readonly managedPayments?: boolean;
                    /** @description the payment processor's own id */
                    readonly processorCustomerId?: string;
                    /** @description the payment processor's own id */
                    readonly processorPriceId?: string;
                    /** @description the payment processor's own id */
                    readonly processorProductId?: string;
                    /** @description the payment processor's own id */
                    readonly processorSubscriptionId?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "payment.record": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description outcome of the payment
                     * @enum {string}
                     */
                    readonly status: "succeeded" | "failed" | "refunded";
                    /** @description the amount, with its currency: "420.00 EUR" */
                    readonly amount: string;
                    /** @description when (default: now) */
                    readonly at?: string;
                    /** @description id to use, which makes the command safe to repeat (default: a new one) */
                    readonly id?: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "settings.set": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description the section
                     * @enum {string}
                     */
                    readonly section: "commercial" | "defaults" | "identity" | "narrativeAi" | "privacy" | "security";
                    /** @description new values; separate the elements of a list with commas */
                    readonly values: string | readonly string[];
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "connection.pause": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the connection, by id or name */
                    readonly connection: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "connection.resume": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the connection, by id or name */
                    readonly connection: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "connection.answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the connection, by id or name */
                    readonly connection: string;
                    /** @description project of all records that --answers does not assign */
                    readonly project?: string;
                    /** @description role of time for which the files name none */
                    readonly role?: string;
                    /**
                     * @description order of day and month, if no day of the files proves it
                     * @enum {string}
                     */
                    readonly dates?: "day-first" | "month-first";
                    /**
                     * @description decimal mark, if no number of the files proves it
                     * @enum {string}
                     */
                    readonly decimal?: "point" | "comma";
                    /** @description time zone of times that the files write without one */
                    readonly zone?: string;
                    /** @description default branch, or its former name, of repositories whose records do not say it */
                    readonly branch?: string;
                    /** @description name of the calendar, account, tracker project or repository of records that do not name theirs */
                    readonly container?: string;
                    /**
                     * @description whether time is billable, if the files do not say it
                     * @enum {string}
                     */
                    readonly billable?: "yes" | "no";
                    /** @description currency of amounts that the files write without one */
                    readonly currency?: string;
                    /** @description domains of the addresses of your own people, with commas between: of those in meetings only they count (no address is kept) */
                    readonly domains?: string;
                    /** @description JSON file with projects, roles, states, types, categories and items by the words of the source (docs/files.md) */
                    readonly answers?: string | Record<string, never> | readonly unknown[];
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "connection.forget": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the connection, by id or name */
                    readonly connection: string;
                    /** @description which ones; a table is forgotten with all its words */
                    readonly answers: ("project" | "projects" | "role" | "roles" | "states" | "types" | "categories" | "items" | "branch" | "container" | "billable" | "currency" | "dates" | "decimal" | "zone" | "domains" | "mapping") | readonly ("project" | "projects" | "role" | "roles" | "states" | "types" | "categories" | "items" | "branch" | "container" | "billable" | "currency" | "dates" | "decimal" | "zone" | "domains" | "mapping")[];
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "deadLetter.retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the connection, by id or name */
                    readonly connection: string;
                    /** @description the record, as the import named it */
                    readonly deadLetter: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "deadLetter.drop": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the connection, by id or name */
                    readonly connection: string;
                    /** @description the record, as the import named it */
                    readonly deadLetter: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "connection.remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description the connection, by id or name */
                    readonly connection: string;
                    /** @description withdraw all facts it delivered, so that they no longer count */
                    readonly withdraw?: boolean;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
    readonly "statements.bulk": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description A UUID for each intention. Sent again with the same content within 24 hours, it has no further effect. */
                readonly "Idempotency-Key": string;
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /**
                 * @description The organization of the workspace.
                 * @example agency
                 */
                readonly organizationSlug: components["parameters"]["Organization"];
                /**
                 * @description The workspace of the key.
                 * @example sample
                 */
                readonly workspaceSlug: components["parameters"]["Workspace"];
                /** @description The group of the statement, such as `change-order`. */
                readonly group: string;
                /** @description The name of the statement in its group, such as `approve`. */
                readonly name: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Statements"];
            };
        };
        readonly responses: {
            /** @description It is stated. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StatementsAnswer"];
                };
            };
            readonly 400: components["responses"]["Error400"];
            readonly 401: components["responses"]["Error401"];
            readonly 403: components["responses"]["Error403"];
            readonly 404: components["responses"]["Error404"];
            readonly 409: components["responses"]["Error409"];
            readonly 429: components["responses"]["Error429"];
            readonly 500: components["responses"]["Error500"];
            readonly 503: components["responses"]["Error503"];
        };
    };
}

export const operationPaths = {
  'apiKeys.list': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/settings/api-keys'],
  'aiEconomics.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/ai-economics'],
  'aiEconomics.surface': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/ai-economics/surface'],
  'commandCenter.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/command-center'],
  'commandCenter.evidence': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/command-center/evidence/{family}'],
  'search.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/search'],
  'connections.list': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/connections'],
  'scope.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/scope-creep'],
  'forensics.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/forensics'],
  'invoiceDefense.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/invoice-defense'],
  'confidence.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/confidence'],
  'dataSources.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/data-sources'],
  'billing.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/billing'],
  'commercial.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/settings/organization'],
  'audit.list': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/audit/events'],
  'audit.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/audit/events/{eventId}'],
  'workspace.rename': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/workspace/rename'],
  'workspace.delete': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/workspace/delete'],
  'workspace.keep': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/workspace/keep'],
  'client.add': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/client/add'],
  'client.rename': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/client/rename'],
  'client.archive': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/client/archive'],
  'project.add': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/project/add'],
  'project.rename': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/project/rename'],
  'project.status': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/project/status'],
  'container.map': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/container/map'],
  'container.rename': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/container/rename'],
  'container.unmap': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/container/unmap'],
  'member.add': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/member/add'],
  'member.role': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/member/role'],
  'member.access': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/member/access'],
  'member.remove': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/member/remove'],
  'key.issue': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/key/issue'],
  'key.rotate': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/key/rotate'],
  'key.revoke': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/key/revoke'],
  'engagement.sign': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/engagement/sign'],
  'engagement.amend': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/engagement/amend'],
  'engagement.end': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/engagement/end'],
  'scope.lock': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/scope/lock'],
  'scope.release': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/scope/release'],
  'changeOrder.approve': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/change-order/approve'],
  'changeOrder.amend': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/change-order/amend'],
  'changeOrder.withdraw': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/change-order/withdraw'],
  'objective.set': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/objective/set'],
  'objective.complete': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/objective/complete'],
  'objective.drop': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/objective/drop'],
  'milestone.reach': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/milestone/reach'],
  'question.ask': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/question/ask'],
  'question.answer': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/question/answer'],
  'estimate.record': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/estimate/record'],
  'assumption.set': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/assumption/set'],
  'rate.set': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/rate/set'],
  'role.set': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/role/set'],
  'price.set': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/price/set'],
  'invoice.enter': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/enter'],
  'invoice.void': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/void'],
  'change.link': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/change/link'],
  'change.unlink': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/change/unlink'],
  'aiMark.takeBack': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/ai-mark/take-back'],
  'aiMark.restore': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/ai-mark/restore'],
  'aiMark.takeBackRule': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/ai-mark/take-back-rule'],
  'aiMark.restoreRule': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/ai-mark/restore-rule'],
  'meeting.tag': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/meeting/tag'],
  'item.type': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/item/type'],
  'plan.change': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/plan/change'],
  'trial.start': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/trial/start'],
  'trial.end': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/trial/end'],
  'subscription.sync': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/subscription/sync'],
  'payment.record': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/payment/record'],
  'settings.set': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/settings/set'],
  'connection.pause': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/connection/pause'],
  'connection.resume': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/connection/resume'],
  'connection.answer': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/connection/answer'],
  'connection.forget': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/connection/forget'],
  'deadLetter.retry': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/dead-letter/retry'],
  'deadLetter.drop': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/dead-letter/drop'],
  'connection.remove': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/connection/remove'],
  'statements.bulk': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/{group}/{name}/bulk'],
} as const satisfies Readonly<Record<keyof operations, readonly ['GET' | 'POST', keyof paths]>>
