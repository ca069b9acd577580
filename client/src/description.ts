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
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/agreements": {
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
         * What was agreed and stated about a project, with the version of each entity that a form changes
         * @description Requires a key with the scope `scope-creep:read`, created by a member who is allowed `scope.read`.
         */
        readonly get: operations["agreements.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/audit/lines": {
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
         * One sentence for each of some events: who changed what, from what to what
         * @description Requires a key with the scope `audit-trail:read`, created by a member who is allowed `audit.read`.
         */
        readonly get: operations["audit.lines"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/explain": {
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
         * The events behind a number of an answer, with what each adds
         * @description Requires a key with the scope `command-center:read`, created by a member who is allowed `command_center.read`.
         */
        readonly get: operations["explain.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/invoices": {
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
         * Invoices of the period, with what was noted, explained and approved
         * @description Requires a key with the scope `invoice-defense:read`, created by a member who is allowed `invoice_defense.read`.
         */
        readonly get: operations["invoices.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/invoices/{invoiceId}": {
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
         * An invoice with what stands behind each line, and what was said of it
         * @description Requires a key with the scope `invoice-defense:read`, created by a member who is allowed `invoice_defense.read`.
         */
        readonly get: operations["invoices.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/portfolio": {
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
         * Each project that can be seen, with what was spent and agreed, its growth, invoices, sources and months
         * @description Requires a key with the scope `command-center:read`, created by a member who is allowed `command_center.read`.
         */
        readonly get: operations["portfolio.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/series": {
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
         * The five KPIs of a project and AI adoption, month by month up to the period
         * @description Requires a key with the scope `command-center:read`, created by a member who is allowed `command_center.read`.
         */
        readonly get: operations["series.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/trace": {
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
         * The chain of one thing, from what was billed to what was released
         * @description Requires a key with the scope `forensics:read`, created by a member who is allowed `forensics.read`.
         */
        readonly get: operations["trace.read"];
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
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/note": {
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
         * note something about an invoice or a line, for the workspace's own people: clients do not see it
         * @description Requires a key with the scope `invoice-defense:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["invoice.note"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/withdraw-note": {
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
         * withdraw a note on an invoice or a line
         * @description Requires a key with the scope `invoice-defense:delete`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["invoice.withdrawNote"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/explain": {
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
         * say why a line stands as it does, though the evidence says otherwise; it keeps its status
         * @description Requires a key with the scope `invoice-defense:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["invoice.explain"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/withdraw-explanation": {
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
         * withdraw what was said of a line: it asks for action again
         * @description Requires a key with the scope `invoice-defense:delete`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["invoice.withdrawExplanation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/approve": {
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
         * approve an invoice as it stands: the approval lapses where the invoice changes
         * @description Requires a key with the scope `invoice-defense:write`, created by a member with one of the roles owner, admin, finance; or a session of one.
         */
        readonly post: operations["invoice.approve"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/withdraw-approval": {
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
         * withdraw the approval of an invoice
         * @description Requires a key with the scope `invoice-defense:delete`, created by a member with one of the roles owner, admin, finance; or a session of one.
         */
        readonly post: operations["invoice.withdrawApproval"];
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
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/imports": {
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
         * Send files, and learn what importing them comes to
         * @description Requires a key with the scope `data-sources:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["imports.take"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/imports/{importId}": {
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
         * An import: what its files say, what they leave open, and how far it is
         * @description Requires a key with the scope `data-sources:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly get: operations["imports.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/imports/{importId}/choices": {
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
         * Answer what the files of an import leave open
         * @description Requires a key with the scope `data-sources:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["imports.choose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/imports/{importId}/confirm": {
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
         * Import the files as they were read
         * @description Requires a key with the scope `data-sources:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["imports.confirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/imports/{importId}/cancel": {
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
         * Forget the files of an import that was not confirmed
         * @description Requires a key with the scope `data-sources:write`, created by a member with one of the roles owner, admin, delivery_lead; or a session of one.
         */
        readonly post: operations["imports.cancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/members": {
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
         * Members of the workspace, with what they may see
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly get: operations["members.list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/status": {
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
         * The state of the service for this workspace
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly get: operations["status.read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/members/{memberId}/link": {
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
         * Make a link that signs a member in
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly post: operations["members.link"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/members/{memberId}/address": {
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
         * Say by which address a member signs in at the provider of accounts
         * @description Requires a session, below `/session/v1`, of a member with one of the roles owner, admin. No key may.
         */
        readonly post: operations["members.address"];
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
        readonly AddressWish: {
            readonly address: string | null;
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
        readonly AgreedEngagement: {
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
            readonly version: string | null;
        };
        readonly AgreedLock: {
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
            readonly releasedAt: string | null;
            readonly inForce: boolean;
            readonly version: string | null;
        };
        readonly AgreedOrder: {
            readonly id: string;
            readonly reference: string;
            readonly title: string | null;
            /** Format: date */
            readonly approvedOn: string;
            readonly withdrawnOn: string | null;
            readonly inForce: boolean;
            readonly amountCents: number | null;
            readonly currency: string | null;
            readonly items: readonly string[];
            readonly itemsTotal: number;
            readonly version: string | null;
        };
        readonly AgreedPrice: {
            readonly engagementId: string;
            readonly role: string;
            readonly amounts: readonly components["schemas"]["PriceOfDays"][];
            readonly amountsTotal: number;
            readonly version: string | null;
        };
        readonly Agreements: {
            readonly project: components["schemas"]["ProjectView"];
            /** Format: date */
            readonly day: string;
            readonly engagements: readonly components["schemas"]["AgreedEngagement"][];
            readonly engagementsTotal: number;
            readonly locks: readonly components["schemas"]["AgreedLock"][];
            readonly locksTotal: number;
            readonly changeOrders: readonly components["schemas"]["AgreedOrder"][];
            readonly changeOrdersTotal: number;
            readonly objectives: readonly components["schemas"]["StatedObjective"][];
            readonly objectivesTotal: number;
            readonly milestones: readonly components["schemas"]["StatedMilestone"][];
            readonly milestonesTotal: number;
            readonly questions: readonly components["schemas"]["AskedQuestion"][];
            readonly questionsTotal: number;
            readonly prices: readonly components["schemas"]["AgreedPrice"][] | null;
            readonly pricesTotal: number | null;
            readonly rates: readonly components["schemas"]["StatedRate"][] | null;
            readonly ratesTotal: number | null;
            readonly roles: readonly components["schemas"]["StatedRole"][] | null;
            readonly rolesTotal: number | null;
            readonly estimates: readonly components["schemas"]["StatedEstimate"][] | null;
            readonly estimatesTotal: number | null;
            readonly assumptions: readonly components["schemas"]["StatedAssumption"][] | null;
            readonly assumptionsTotal: number | null;
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
        readonly AiShare: {
            readonly mergedChanges: number | null;
            readonly taggedChanges: number | null;
            readonly assistedChanges: number | null;
            readonly assistedShare: number | null;
            /** @enum {string} */
            readonly availability: "available" | "partial" | "unavailable";
            readonly reason: string | null;
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
        readonly AlikeElement: {
            readonly id: string;
            readonly title: string;
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
        readonly AskedQuestion: {
            readonly id: string;
            readonly question: string;
            /** Format: date-time */
            readonly askedAt: string;
            readonly answer: string | null;
            readonly version: string | null;
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
        readonly AuditLine: {
            readonly id: string;
            readonly text: string;
            readonly changes: readonly components["schemas"]["LineChange"][];
        };
        readonly AuditLines: {
            readonly lines: readonly components["schemas"]["AuditLine"][];
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
        readonly ConfidenceOfProject: {
            /** @enum {string} */
            readonly label: "insufficient" | "low" | "moderate" | "high";
            readonly score: number;
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
            readonly action: "workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "price.set" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "invoice.noted" | "invoice_note.withdrawn" | "invoice_line.explained" | "invoice_explanation.withdrawn" | "invoice.approved" | "invoice_approval.withdrawn" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "role_band.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "ai_marks_taken.back" | "ai_marks.restored" | "ai_rule_taken.back" | "ai_rule.restored" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported";
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
            readonly action: "workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "price.set" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "invoice.noted" | "invoice_note.withdrawn" | "invoice_line.explained" | "invoice_explanation.withdrawn" | "invoice.approved" | "invoice_approval.withdrawn" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "role_band.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "ai_marks_taken.back" | "ai_marks.restored" | "ai_rule_taken.back" | "ai_rule.restored" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported";
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
        readonly ExplainedEntity: {
            readonly kind: string;
            readonly key: string | null;
            readonly title: string | null;
        };
        readonly ExplainedEvent: {
            readonly eventId: string;
            readonly type: string;
            /** Format: date-time */
            readonly occurredAt: string;
            readonly entity: components["schemas"]["ExplainedEntity"];
            readonly connectionId: string | null;
            readonly projectId: string | null;
            readonly contribution: string | null;
        };
        readonly ExplainedPart: {
            readonly name: string;
            /** @enum {string} */
            readonly kind: "sum" | "count" | "stated";
            readonly unit: ("count" | "hours" | "seconds" | "milliseconds" | "cents" | "currency") | null;
            readonly value: string | null;
            readonly events: readonly components["schemas"]["ExplainedEvent"][];
            readonly eventsTotal: number | null;
            readonly remainder: components["schemas"]["ExplainedRemainder"];
        };
        readonly ExplainedRemainder: {
            readonly events: number | null;
            readonly contribution: string | null;
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
        readonly FileImport: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "reading" | "asks" | "ready" | "importing" | "imported" | "failed";
            readonly files: readonly components["schemas"]["ImportFile"][];
            readonly choices: components["schemas"]["ImportChoices"];
            readonly says: components["schemas"]["ImportSays"] | null;
            readonly questions: readonly components["schemas"]["ImportQuestion"][];
            readonly questionsTotal: number;
            readonly progress: components["schemas"]["ImportProgress"] | null;
            readonly result: components["schemas"]["ImportResult"] | null;
            readonly problem: string | null;
            readonly mayConfirm: boolean;
            /** Format: date-time */
            readonly takenAt: string;
            /** Format: date-time */
            readonly expiresAt: string;
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
        readonly GrowthSince: {
            /** Format: date */
            readonly since: string;
            readonly timeZone: string;
            readonly lockedItems: number;
            readonly addedItems: number | null;
            readonly pct: number | null;
            /** @enum {string} */
            readonly availability: "available" | "partial" | "unavailable";
            readonly reason: string | null;
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
        readonly ImportAmount: {
            /** @enum {string} */
            readonly kind: "work_item" | "code_change" | "release" | "meeting" | "time_entry" | "invoice" | "cloud_line" | "ai_usage";
            readonly currency: string | null;
            readonly amount: string | null;
        };
        readonly ImportAssumption: {
            readonly answer: string;
            readonly word: string | null;
            readonly meaning: string;
            /** @enum {string} */
            readonly from: "given" | "kept" | "proven" | "only_project";
        };
        readonly ImportChanged: {
            readonly answer: string;
            readonly word: string | null;
            readonly before: string;
            readonly now: string;
        };
        readonly ImportChoices: {
            readonly as?: string | null;
            readonly label?: string | null;
            readonly project?: string | null;
            readonly role?: string | null;
            readonly dates?: string | null;
            readonly decimal?: string | null;
            readonly zone?: string | null;
            readonly branch?: string | null;
            readonly container?: string | null;
            readonly billable?: string | null;
            readonly currency?: string | null;
            readonly domains?: string | null;
            readonly files?: string | null;
            readonly since?: string | null;
            readonly until?: string | null;
            readonly whole?: boolean | null;
            readonly wholeDays?: boolean | null;
            readonly emptyIsTrue?: boolean | null;
            readonly map?: string | null;
            readonly projects?: {
                readonly [key: string]: string | null;
            } | null;
            readonly roles?: {
                readonly [key: string]: string | null;
            } | null;
            readonly states?: {
                readonly [key: string]: string | null;
            } | null;
            readonly types?: {
                readonly [key: string]: string | null;
            } | null;
            readonly categories?: {
                readonly [key: string]: string | null;
            } | null;
            readonly items?: {
                readonly [key: string]: string | null;
            } | null;
        };
        readonly ImportFile: {
            readonly n: number;
            readonly name: string;
            readonly bytes: number;
            readonly madeAt: string | null;
        };
        readonly ImportHours: {
            readonly role: string;
            readonly billable: boolean;
            readonly entries: number;
            readonly hours: number;
        };
        readonly ImportItems: {
            /** @enum {string} */
            readonly state: "todo" | "in_progress" | "done" | "cancelled";
            readonly items: number;
        };
        readonly ImportMeetings: {
            readonly meetings: number;
            readonly hours: number;
            readonly heads: number | null;
            readonly headHours: number | null;
        };
        readonly ImportMissing: {
            /** @enum {string} */
            readonly kind: "work_item" | "code_change" | "release" | "meeting" | "time_entry" | "invoice" | "cloud_line" | "ai_usage";
            readonly place: string;
            readonly records: number;
        };
        readonly ImportOption: {
            readonly id: string;
            readonly text: string;
        };
        readonly ImportPlace: {
            /** @enum {string} */
            readonly kind: "work_item" | "code_change" | "release" | "meeting" | "time_entry" | "invoice" | "cloud_line" | "ai_usage";
            readonly place: string;
            readonly project: string | null;
            readonly count: number;
            readonly days: number;
            /** Format: date-time */
            readonly from: string;
            /** Format: date-time */
            readonly to: string;
        };
        readonly ImportProgress: {
            readonly done: number;
            readonly of: number | null;
        };
        readonly ImportQuestion: {
            readonly id: string;
            readonly word: string | null;
            readonly text: string;
            readonly options: readonly components["schemas"]["ImportOption"][];
            readonly isNeeded: boolean;
        };
        readonly ImportReach: {
            /** @enum {string} */
            readonly kind: "work_item" | "code_change" | "release" | "meeting" | "time_entry" | "invoice" | "cloud_line" | "ai_usage";
            /** Format: date-time */
            readonly madeAt: string;
        };
        readonly ImportRejected: {
            readonly record: string;
            readonly reason: string;
            readonly message: string;
        };
        readonly ImportRejectedReason: {
            readonly reason: string;
            readonly records: number;
            readonly first: string;
            readonly message: string;
        };
        readonly ImportResult: {
            readonly connectionId: string;
            readonly accepted: number;
            readonly unchanged: number;
            readonly withdrawn: number;
            readonly replaced: number;
            readonly rejected: readonly components["schemas"]["ImportRejected"][];
            readonly rejectedTotal: number;
            readonly missing: readonly components["schemas"]["ImportMissing"][];
            readonly assumed: readonly components["schemas"]["ImportAssumption"][];
            readonly assumedTotal: number;
        };
        readonly ImportSays: {
            readonly formats: readonly string[];
            readonly records: number;
            readonly facts: readonly components["schemas"]["ImportPlace"][];
            readonly factsTotal: number;
            readonly hours: readonly components["schemas"]["ImportHours"][];
            readonly hoursTotal: number;
            readonly amounts: readonly components["schemas"]["ImportAmount"][];
            readonly meetings: components["schemas"]["ImportMeetings"] | null;
            readonly items: readonly components["schemas"]["ImportItems"][];
            readonly leftOut: readonly components["schemas"]["LeftOut"][];
            readonly unread: readonly components["schemas"]["ImportUnread"][];
            readonly rejected: readonly components["schemas"]["ImportRejectedReason"][];
            readonly rejectedTotal: number;
            readonly assumed: readonly components["schemas"]["ImportAssumption"][];
            readonly assumedTotal: number;
            readonly unneeded: readonly components["schemas"]["ImportAssumption"][];
            readonly changed: readonly components["schemas"]["ImportChanged"][];
            readonly reaches: readonly components["schemas"]["ImportReach"][];
            readonly notices: readonly string[];
        };
        readonly ImportUnread: {
            readonly name: string;
            /** @enum {string} */
            readonly kind: "work_item" | "code_change" | "release" | "meeting" | "time_entry" | "invoice" | "cloud_line" | "ai_usage";
            readonly values: number;
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
        readonly InvoiceApproval: {
            /** Format: date-time */
            readonly at: string;
            readonly by: string;
            readonly isCurrent: boolean;
        };
        readonly InvoiceDefense: {
            readonly facts: components["schemas"]["Facts"];
            readonly invoice: components["schemas"]["InvoiceView"] | null;
            readonly pack: components["schemas"]["Pack"] | null;
            readonly reconciliation: components["schemas"]["Reconciliation"] | null;
        };
        readonly InvoiceDetail: {
            readonly invoiceId: string;
            readonly key: string;
            readonly number: string;
            readonly projectId: string;
            readonly clientId: string;
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
            readonly approval: components["schemas"]["InvoiceApproval"] | null;
            readonly version: string | null;
            readonly content: string | null;
            /** @enum {string} */
            readonly state: "matched" | "variance" | "insufficient_evidence";
            /** @constant */
            readonly tolerancePct: 2;
            readonly supportedCents: number | null;
            readonly varianceCents: number | null;
            readonly unbilled: components["schemas"]["Unbilled"];
            readonly lines: readonly components["schemas"]["InvoiceLineDetail"][];
            readonly linesTotal: number;
            readonly notes: readonly components["schemas"]["InvoiceNote"][];
            readonly notesTotal: number | null;
            readonly questions: readonly components["schemas"]["InvoiceQuestion"][];
            readonly questionsTotal: number;
        };
        readonly InvoiceLineChange: {
            readonly reference: string;
            readonly title: string;
            /** Format: date-time */
            readonly mergedAt: string;
            /** @enum {string} */
            readonly ai: "assisted" | "not_assisted" | "conflicting" | "untagged";
        };
        readonly InvoiceLineDetail: {
            readonly id: string;
            readonly description: string;
            /** @enum {string} */
            readonly category: "labour" | "coordination" | "cloud" | "fixed" | "other";
            readonly role: string | null;
            readonly hours: number | null;
            readonly unitCents: number | null;
            readonly amountCents: number;
            /** @enum {string} */
            readonly status: "matched" | "over_billed" | "under_billed" | "unsupported";
            readonly evidencedHours: number | null;
            readonly supportedCents: number | null;
            readonly deltaCents: number | null;
            readonly explained: components["schemas"]["LineExplanation"] | null;
            readonly entries: readonly components["schemas"]["LineEntry"][];
            readonly entriesTotal: number;
            readonly items: readonly components["schemas"]["LineItem"][];
            readonly itemsTotal: number;
            readonly changes: readonly components["schemas"]["InvoiceLineChange"][];
            readonly changesTotal: number;
            readonly meetings: number;
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
        readonly InvoiceNote: {
            readonly noteId: string;
            readonly lineId: string | null;
            /** Format: date-time */
            readonly at: string;
            readonly by: string;
            readonly text: string;
        };
        readonly InvoiceQuestion: {
            readonly questionId: string;
            /** Format: date-time */
            readonly askedAt: string;
            readonly question: string;
            readonly answer: string | null;
        };
        readonly InvoiceRow: {
            readonly invoiceId: string;
            readonly key: string;
            readonly number: string;
            readonly projectId: string;
            readonly clientId: string;
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
            readonly approval: components["schemas"]["InvoiceApproval"] | null;
            readonly version: string | null;
            readonly lines: number;
            readonly notes: number | null;
            readonly explained: number | null;
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
        readonly Invoices: {
            readonly invoices: readonly components["schemas"]["InvoiceRow"][];
            readonly invoicesTotal: number;
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
        readonly LeftOut: {
            readonly reason: string;
            readonly records: number;
        };
        readonly LineChange: {
            readonly field: string;
            readonly from: string | null;
            readonly to: string | null;
        };
        readonly LineEntry: {
            /** Format: date */
            readonly day: string;
            readonly hours: number;
            readonly role: string;
            readonly item: string | null;
        };
        readonly LineEvidence: {
            readonly timeEntries: number;
            readonly workItems: number;
            readonly codeChanges: number;
            readonly meetings: number;
        };
        readonly LineExplanation: {
            /** Format: date-time */
            readonly at: string;
            readonly by: string;
            readonly text: string;
            readonly isCurrent: boolean;
        };
        readonly LineItem: {
            readonly key: string;
            readonly title: string | null;
            readonly workType: ("epic" | "story" | "task" | "bug" | "subtask" | "other" | "mixed" | "unlinked") | null;
            readonly scope: ("baseline" | "added" | "removed" | "uncertain" | "not_applicable") | null;
            readonly changeOrder: string | null;
        };
        readonly LinkAnswer: {
            readonly address: string;
            /** Format: date-time */
            readonly expiresAt: string;
        };
        readonly LinkWish: {
            /** @enum {string} */
            readonly kind: "sign_in" | "invitation";
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
        readonly Member: {
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly role: "owner" | "admin" | "delivery_lead" | "finance" | "analyst" | "viewer" | "client";
            readonly dataAccess: components["schemas"]["MemberDataAccess"];
            readonly isYou: boolean;
            readonly mayChange: boolean;
            readonly keys: number;
            readonly sessions: number;
            /** @enum {string} */
            readonly account: "none" | "invited" | "bound";
            readonly invitedUntil: string | null;
            readonly version: string | null;
        };
        readonly MemberClient: {
            readonly id: string;
            readonly name: string;
            readonly projects: readonly components["schemas"]["NamedPlace"][];
        };
        readonly MemberDataAccess: {
            readonly all: boolean;
            readonly clients: readonly components["schemas"]["NamedPlace"][];
            readonly projects: readonly components["schemas"]["NamedPlace"][];
        };
        readonly MemberPlaces: {
            readonly clients: readonly components["schemas"]["MemberClient"][];
        };
        readonly Members: {
            readonly members: readonly components["schemas"]["Member"][];
            readonly places: components["schemas"]["MemberPlaces"];
        };
        readonly ModelUsage: {
            readonly model: string;
            /** @enum {string} */
            readonly metric: "accepted_lines" | "deleted_lines" | "suggested_lines" | "tab_suggestions" | "tab_accepts" | "agent_suggested_diffs" | "agent_accepted_diffs" | "tool_actions_accepted" | "tool_actions_rejected" | "chats" | "sessions" | "agent_commits" | "agent_prs_created" | "agent_prs_merged" | "active_seats_band" | "tokens_input" | "tokens_output" | "estimated_cost_cents" | "credits" | "threads" | "turns" | "code_reviews" | "review_comments";
            readonly figure: components["schemas"]["Figure"];
        };
        readonly MonthAdoption: {
            readonly mergedChanges: number | null;
            readonly assistedChanges: number | null;
            readonly notAssistedChanges: number | null;
            readonly conflictingChanges: number | null;
            readonly untaggedChanges: number | null;
            readonly assistedShare: components["schemas"]["Figure"] | null;
            readonly tools: readonly components["schemas"]["Tool"][];
            /** @enum {string} */
            readonly availability: "available" | "partial" | "unavailable";
            readonly reason: string | null;
        };
        readonly MonthKpi: {
            /** @enum {string} */
            readonly id: "delivery_investment" | "scope_expansion" | "delivery_output" | "objectives" | "ai_net_gain";
            /** @enum {string} */
            readonly status: "good" | "warn" | "risk" | "ai" | "neutral";
            /** @enum {string} */
            readonly availability: "available" | "partial" | "unavailable";
            readonly summary: string;
            readonly context: string;
            readonly value: components["schemas"]["Figure"] | null;
        };
        readonly MonthTotals: {
            readonly month: string;
            /** Format: date */
            readonly start: string;
            /** Format: date */
            readonly end: string;
            readonly spent: components["schemas"]["SumOfProjects"];
        };
        readonly NamedPlace: {
            readonly id: string;
            readonly name: string;
        };
        readonly NarrativeAiSettings: {
            readonly modelOverride: string | null;
        };
        readonly Nothing: Record<string, never>;
        readonly NumberExplanation: {
            readonly operation: string;
            readonly number: string;
            readonly value: number | null;
            readonly unit: ("lines" | "count" | "ratio" | "tokens" | "cents" | "band" | "percent" | "credits") | null;
            /** @enum {string} */
            readonly kind: "sum" | "count" | "ratio" | "mean" | "difference" | "score" | "derived" | "stated" | "constant" | "unknown";
            readonly text: string;
            readonly parts: readonly components["schemas"]["ExplainedPart"][];
        };
        readonly OpenInvoices: {
            readonly invoices: number | null;
            readonly cents: number | null;
            readonly currency: string | null;
            readonly oldestIssuedOn: string | null;
            /** @enum {string} */
            readonly availability: "available" | "partial" | "unavailable";
            readonly reason: string | null;
        };
        readonly Pack: {
            /** @enum {string} */
            readonly id: "what-was-delivered" | "what-did-it-cost" | "what-was-added" | "was-ai-used" | "how-sure-are-you";
            readonly question: string;
            readonly claims: readonly components["schemas"]["Claim"][];
            readonly gaps: readonly string[];
        };
        readonly PeriodTold: {
            /** Format: date */
            readonly start: string;
            /** Format: date */
            readonly end: string;
            readonly timeZone: string;
        };
        readonly Portfolio: {
            readonly period: components["schemas"]["PeriodTold"];
            readonly projects: readonly components["schemas"]["PortfolioProject"][];
            readonly projectsTotal: number;
            readonly totals: components["schemas"]["PortfolioTotals"];
            readonly monthsTotal: number;
        };
        readonly PortfolioMonth: {
            readonly month: string;
            /** Format: date */
            readonly start: string;
            /** Format: date */
            readonly end: string;
            readonly spent: components["schemas"]["Spent"];
            readonly completedItems: number | null;
            readonly ai: components["schemas"]["AiShare"] | null;
        };
        readonly PortfolioProject: {
            readonly id: string;
            readonly name: string;
            /** @enum {string} */
            readonly status: "active" | "paused" | "completed" | "archived";
            readonly clientId: string;
            readonly clientName: string;
            readonly engagement: components["schemas"]["EngagementView"] | null;
            readonly spentSinceEngagement: components["schemas"]["SpentSince"] | null;
            readonly growthSinceLock: components["schemas"]["GrowthSince"] | null;
            readonly openInvoices: components["schemas"]["OpenInvoices"] | null;
            readonly ai: components["schemas"]["AiShare"] | null;
            readonly freshness: components["schemas"]["SourcesFresh"];
            readonly confidence: components["schemas"]["ConfidenceOfProject"] | null;
            readonly months: readonly components["schemas"]["PortfolioMonth"][];
        };
        readonly PortfolioTotals: {
            readonly agreed: components["schemas"]["SumOfProjects"] | null;
            readonly spentSinceEngagement: components["schemas"]["SumOfProjects"];
            readonly openInvoices: components["schemas"]["SumOfProjects"] | null;
            readonly months: readonly components["schemas"]["MonthTotals"][];
        };
        readonly PriceOfDays: {
            /** Format: date */
            readonly from: string;
            readonly to: string | null;
            readonly amount: string;
            readonly amountCents: number;
            /** @description A code of ISO 4217. */
            readonly currency: string;
            readonly inForce: boolean;
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
        readonly RateOfDays: {
            /** Format: date */
            readonly from: string;
            readonly amount: string;
            readonly amountCents: number;
            /** @description A code of ISO 4217. */
            readonly currency: string;
            readonly inForce: boolean;
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
            readonly action: "workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "price.set" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "invoice.noted" | "invoice_note.withdrawn" | "invoice_line.explained" | "invoice_explanation.withdrawn" | "invoice.approved" | "invoice_approval.withdrawn" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "role_band.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "ai_marks_taken.back" | "ai_marks.restored" | "ai_rule_taken.back" | "ai_rule.restored" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported";
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
        readonly Series: {
            readonly project: components["schemas"]["SeriesProject"] | null;
            readonly period: components["schemas"]["PeriodTold"];
            readonly months: readonly components["schemas"]["SeriesMonth"][];
            readonly monthsTotal: number;
        };
        readonly SeriesMonth: {
            readonly month: string;
            /** Format: date */
            readonly start: string;
            /** Format: date */
            readonly end: string;
            readonly kpis: readonly components["schemas"]["MonthKpi"][];
            readonly adoption: components["schemas"]["MonthAdoption"] | null;
        };
        readonly SeriesProject: {
            readonly id: string;
            readonly name: string;
        };
        readonly ServiceDisk: {
            readonly freeBytes: number;
            readonly eventLogBytes: number | null;
            readonly readStoreBytes: number | null;
            readonly registryBytes: number | null;
        };
        readonly ServiceStatus: {
            readonly version: string;
            readonly asOf: string | null;
            readonly waiting: components["schemas"]["WaitingEvents"];
            readonly hasWorker: boolean;
            readonly quarantinedEvents: number;
            readonly deadLetters: number;
            readonly disk: components["schemas"]["ServiceDisk"] | null;
            readonly lastBackupAt: string | null;
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
        readonly SourcesFresh: {
            readonly pct: number | null;
            readonly fresh: number | null;
            readonly sources: number | null;
            readonly oldestSuccessAt: string | null;
        };
        readonly Spent: {
            readonly cents: number | null;
            readonly currency: string | null;
            /** @enum {string} */
            readonly availability: "available" | "partial" | "unavailable";
            readonly reason: string | null;
        };
        readonly SpentSince: {
            /** Format: date */
            readonly since: string;
            readonly cents: number | null;
            readonly currency: string | null;
            /** @enum {string} */
            readonly availability: "available" | "partial" | "unavailable";
            readonly reason: string | null;
        };
        readonly StatedAssumption: {
            /** @enum {string} */
            readonly id: "cost-basis" | "scope-baseline" | "meeting-attribution" | "ai-attribution" | "reporting-period" | "work-cost-allocation" | "assisted_pct" | "review_overhead_pct";
            readonly values: readonly components["schemas"]["StatedValue"][];
            readonly valuesTotal: number;
            readonly version: string | null;
        };
        readonly StatedEstimate: {
            readonly id: string;
            /** Format: date */
            readonly decidedOn: string;
            readonly amountCents: number;
            /** @description A code of ISO 4217. */
            readonly currency: string;
            readonly inForce: boolean;
            readonly version: string | null;
        };
        readonly StatedMilestone: {
            readonly id: string;
            readonly title: string;
            /** Format: date */
            readonly reachedOn: string;
            readonly version: string | null;
        };
        readonly StatedObjective: {
            readonly id: string;
            readonly title: string;
            /** Format: date */
            readonly setOn: string;
            readonly dueOn: string | null;
            /** @enum {string} */
            readonly state: "open" | "completed" | "dropped";
            readonly endedOn: string | null;
            readonly version: string | null;
        };
        readonly StatedRate: {
            /** @enum {string} */
            readonly scope: "project" | "client" | "workspace";
            readonly role: string;
            readonly amounts: readonly components["schemas"]["RateOfDays"][];
            readonly amountsTotal: number;
            readonly version: string | null;
        };
        readonly StatedRole: {
            readonly role: string;
            readonly band: ("data" | "design" | "engineering" | "engineeringManagement" | "product" | "qa") | null;
            readonly version: string | null;
        };
        readonly StatedValue: {
            readonly versionId: string;
            readonly value: string;
            readonly unitOrMethod: string;
            /** Format: date */
            readonly effectiveFrom: string;
            readonly effectiveTo: string | null;
            readonly verified: boolean;
            readonly inForce: boolean;
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
        readonly SumOfProjects: {
            readonly cents: number | null;
            readonly currency: string | null;
            readonly projects: number;
            /** @enum {string} */
            readonly availability: "available" | "partial" | "unavailable";
            readonly reason: string | null;
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
        readonly Trace: {
            readonly start: components["schemas"]["TraceStart"];
            readonly alike: readonly components["schemas"]["AlikeElement"][];
            readonly kinds: readonly components["schemas"]["TracedKind"][];
        };
        readonly TraceElement: {
            readonly id: string;
            readonly title: string;
            readonly url: string | null;
            readonly day: string | null;
            readonly at: string | null;
            readonly state: string | null;
            readonly workType: ("epic" | "story" | "task" | "bug" | "subtask" | "other" | "mixed" | "unlinked") | null;
            readonly scope: ("baseline" | "added" | "removed" | "uncertain" | "not_applicable") | null;
            /** @enum {string} */
            readonly provenance: "self_reported" | "vendor_reported" | "modeled" | "provider_export" | "user_declared";
            readonly source: string;
            readonly connectionId: string | null;
            readonly change: components["schemas"]["TracedChange"] | null;
            readonly links: readonly components["schemas"]["TraceLink"][];
        };
        readonly TraceLink: {
            readonly to: string;
            /** @enum {string} */
            readonly origin: "connector" | "manual" | "heuristic";
            readonly rule: string | null;
        };
        readonly TraceStart: {
            /** @enum {string} */
            readonly kind: "invoice_line" | "time_entry" | "work_item" | "change_order" | "lock" | "code_change" | "ai_mark" | "release";
            readonly id: string;
        };
        readonly TracedChange: {
            /** @enum {string} */
            readonly form: "merge" | "squash" | "direct";
            readonly mergeCommit: string | null;
            readonly commits: number | null;
            readonly firstCommitAt: string | null;
            readonly openedAt: string | null;
        };
        readonly TracedKind: {
            /** @enum {string} */
            readonly kind: "invoice_line" | "time_entry" | "work_item" | "change_order" | "lock" | "code_change" | "ai_mark" | "release";
            readonly total: number | null;
            readonly elements: readonly components["schemas"]["TraceElement"][];
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
        readonly WaitingEvents: {
            readonly events: number;
            readonly isAll: boolean;
            readonly since: string | null;
            readonly lagSeconds: number | null;
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
export type AddressWish = components['schemas']['AddressWish'];
export type Adoption = components['schemas']['Adoption'];
export type AgreedEngagement = components['schemas']['AgreedEngagement'];
export type AgreedLock = components['schemas']['AgreedLock'];
export type AgreedOrder = components['schemas']['AgreedOrder'];
export type AgreedPrice = components['schemas']['AgreedPrice'];
export type Agreements = components['schemas']['Agreements'];
export type AiEconomics = components['schemas']['AiEconomics'];
export type AiFacts = components['schemas']['AiFacts'];
export type AiShare = components['schemas']['AiShare'];
export type AiSurface = components['schemas']['AiSurface'];
export type AlikeElement = components['schemas']['AlikeElement'];
export type ApiKeyMeta = components['schemas']['ApiKeyMeta'];
export type ApiKeys = components['schemas']['ApiKeys'];
export type AskedPeriod = components['schemas']['AskedPeriod'];
export type AskedQuestion = components['schemas']['AskedQuestion'];
export type Assumption = components['schemas']['Assumption'];
export type AssumptionFacts = components['schemas']['AssumptionFacts'];
export type AuditEventDetail = components['schemas']['AuditEventDetail'];
export type AuditEvents = components['schemas']['AuditEvents'];
export type AuditHeadline = components['schemas']['AuditHeadline'];
export type AuditLine = components['schemas']['AuditLine'];
export type AuditLines = components['schemas']['AuditLines'];
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
export type ConfidenceOfProject = components['schemas']['ConfidenceOfProject'];
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
export type ExplainedEntity = components['schemas']['ExplainedEntity'];
export type ExplainedEvent = components['schemas']['ExplainedEvent'];
export type ExplainedPart = components['schemas']['ExplainedPart'];
export type ExplainedRemainder = components['schemas']['ExplainedRemainder'];
export type Explanation = components['schemas']['Explanation'];
export type Facet = components['schemas']['Facet'];
export type Facts = components['schemas']['Facts'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type Figure = components['schemas']['Figure'];
export type FileImport = components['schemas']['FileImport'];
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
export type GrowthSince = components['schemas']['GrowthSince'];
export type HourlyRates = components['schemas']['HourlyRates'];
export type IdentitySettings = components['schemas']['IdentitySettings'];
export type Impact = components['schemas']['Impact'];
export type ImportAmount = components['schemas']['ImportAmount'];
export type ImportAssumption = components['schemas']['ImportAssumption'];
export type ImportChanged = components['schemas']['ImportChanged'];
export type ImportChoices = components['schemas']['ImportChoices'];
export type ImportFile = components['schemas']['ImportFile'];
export type ImportHours = components['schemas']['ImportHours'];
export type ImportItems = components['schemas']['ImportItems'];
export type ImportMeetings = components['schemas']['ImportMeetings'];
export type ImportMissing = components['schemas']['ImportMissing'];
export type ImportOption = components['schemas']['ImportOption'];
export type ImportPlace = components['schemas']['ImportPlace'];
export type ImportProgress = components['schemas']['ImportProgress'];
export type ImportQuestion = components['schemas']['ImportQuestion'];
export type ImportReach = components['schemas']['ImportReach'];
export type ImportRejected = components['schemas']['ImportRejected'];
export type ImportRejectedReason = components['schemas']['ImportRejectedReason'];
export type ImportResult = components['schemas']['ImportResult'];
export type ImportSays = components['schemas']['ImportSays'];
export type ImportUnread = components['schemas']['ImportUnread'];
export type ImportView = components['schemas']['ImportView'];
export type Imports = components['schemas']['Imports'];
export type Insight = components['schemas']['Insight'];
export type InsightGroup = components['schemas']['InsightGroup'];
export type InsightItem = components['schemas']['InsightItem'];
export type InsufficientSample = components['schemas']['InsufficientSample'];
export type Investment = components['schemas']['Investment'];
export type InvoiceApproval = components['schemas']['InvoiceApproval'];
export type InvoiceDefense = components['schemas']['InvoiceDefense'];
export type InvoiceDetail = components['schemas']['InvoiceDetail'];
export type InvoiceLineChange = components['schemas']['InvoiceLineChange'];
export type InvoiceLineDetail = components['schemas']['InvoiceLineDetail'];
export type InvoiceLineView = components['schemas']['InvoiceLineView'];
export type InvoiceNote = components['schemas']['InvoiceNote'];
export type InvoiceQuestion = components['schemas']['InvoiceQuestion'];
export type InvoiceRow = components['schemas']['InvoiceRow'];
export type InvoiceView = components['schemas']['InvoiceView'];
export type Invoices = components['schemas']['Invoices'];
export type KeyStatementAnswer = components['schemas']['KeyStatementAnswer'];
export type KindCount = components['schemas']['KindCount'];
export type Kpi = components['schemas']['Kpi'];
export type KpiEvidence = components['schemas']['KpiEvidence'];
export type LabourCategory = components['schemas']['LabourCategory'];
export type LastError = components['schemas']['LastError'];
export type LastFullSync = components['schemas']['LastFullSync'];
export type LaunchDecision = components['schemas']['LaunchDecision'];
export type LeftOut = components['schemas']['LeftOut'];
export type LineChange = components['schemas']['LineChange'];
export type LineEntry = components['schemas']['LineEntry'];
export type LineEvidence = components['schemas']['LineEvidence'];
export type LineExplanation = components['schemas']['LineExplanation'];
export type LineItem = components['schemas']['LineItem'];
export type LinkAnswer = components['schemas']['LinkAnswer'];
export type LinkWish = components['schemas']['LinkWish'];
export type LockReference = components['schemas']['LockReference'];
export type LockView = components['schemas']['LockView'];
export type Member = components['schemas']['Member'];
export type MemberClient = components['schemas']['MemberClient'];
export type MemberDataAccess = components['schemas']['MemberDataAccess'];
export type MemberPlaces = components['schemas']['MemberPlaces'];
export type Members = components['schemas']['Members'];
export type ModelUsage = components['schemas']['ModelUsage'];
export type MonthAdoption = components['schemas']['MonthAdoption'];
export type MonthKpi = components['schemas']['MonthKpi'];
export type MonthTotals = components['schemas']['MonthTotals'];
export type NamedPlace = components['schemas']['NamedPlace'];
export type NarrativeAiSettings = components['schemas']['NarrativeAiSettings'];
export type Nothing = components['schemas']['Nothing'];
export type NumberExplanation = components['schemas']['NumberExplanation'];
export type OpenInvoices = components['schemas']['OpenInvoices'];
export type Pack = components['schemas']['Pack'];
export type PeriodTold = components['schemas']['PeriodTold'];
export type Portfolio = components['schemas']['Portfolio'];
export type PortfolioMonth = components['schemas']['PortfolioMonth'];
export type PortfolioProject = components['schemas']['PortfolioProject'];
export type PortfolioTotals = components['schemas']['PortfolioTotals'];
export type PriceOfDays = components['schemas']['PriceOfDays'];
export type PrivacySettings = components['schemas']['PrivacySettings'];
export type ProductTrial = components['schemas']['ProductTrial'];
export type ProjectGroup = components['schemas']['ProjectGroup'];
export type ProjectItem = components['schemas']['ProjectItem'];
export type ProjectView = components['schemas']['ProjectView'];
export type ProviderRateLimit = components['schemas']['ProviderRateLimit'];
export type ProviderWindow = components['schemas']['ProviderWindow'];
export type ProviderWindows = components['schemas']['ProviderWindows'];
export type RateOfDays = components['schemas']['RateOfDays'];
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
export type Series = components['schemas']['Series'];
export type SeriesMonth = components['schemas']['SeriesMonth'];
export type SeriesProject = components['schemas']['SeriesProject'];
export type ServiceDisk = components['schemas']['ServiceDisk'];
export type ServiceStatus = components['schemas']['ServiceStatus'];
export type SettingsSections = components['schemas']['SettingsSections'];
export type Signal = components['schemas']['Signal'];
export type SignalEvidence = components['schemas']['SignalEvidence'];
export type SourceHealth = components['schemas']['SourceHealth'];
export type SourceKpis = components['schemas']['SourceKpis'];
export type SourceProject = components['schemas']['SourceProject'];
export type SourceState = components['schemas']['SourceState'];
export type SourcesFresh = components['schemas']['SourcesFresh'];
export type Spent = components['schemas']['Spent'];
export type SpentSince = components['schemas']['SpentSince'];
export type StatedAssumption = components['schemas']['StatedAssumption'];
export type StatedEstimate = components['schemas']['StatedEstimate'];
export type StatedMilestone = components['schemas']['StatedMilestone'];
export type StatedObjective = components['schemas']['StatedObjective'];
export type StatedRate = components['schemas']['StatedRate'];
export type StatedRole = components['schemas']['StatedRole'];
export type StatedValue = components['schemas']['StatedValue'];
export type StatementAnswer = components['schemas']['StatementAnswer'];
export type Statements = components['schemas']['Statements'];
export type StatementsAnswer = components['schemas']['StatementsAnswer'];
export type SumOfProjects = components['schemas']['SumOfProjects'];
export type TaggedEvidence = components['schemas']['TaggedEvidence'];
export type ToClient = components['schemas']['ToClient'];
export type ToProject = components['schemas']['ToProject'];
export type Tool = components['schemas']['Tool'];
export type Trace = components['schemas']['Trace'];
export type TraceElement = components['schemas']['TraceElement'];
export type TraceLink = components['schemas']['TraceLink'];
export type TraceStart = components['schemas']['TraceStart'];
export type TracedChange = components['schemas']['TracedChange'];
export type TracedKind = components['schemas']['TracedKind'];
export type UnavailableControl = components['schemas']['UnavailableControl'];
export type UnavailableControls = components['schemas']['UnavailableControls'];
export type UnavailableUsage = components['schemas']['UnavailableUsage'];
export type Unbilled = components['schemas']['Unbilled'];
export type Uncertain = components['schemas']['Uncertain'];
export type Usage = components['schemas']['Usage'];
export type Valuation = components['schemas']['Valuation'];
export type VendorRecord = components['schemas']['VendorRecord'];
export type VendorWindowSelection = components['schemas']['VendorWindowSelection'];
export type WaitingEvents = components['schemas']['WaitingEvents'];
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
                     *         "mergedChanges": 32,
                     *         "assistedChanges": 17,
                     *         "notAssistedChanges": 12,
                     *         "conflictingChanges": 0,
                     *         "untaggedChanges": 3,
                     *         "tools": [
                     *           {
                     *             "tool": "claude_code",
                     *             "changes": 8
                     *           },
                     *           {
                     *             "tool": "cursor",
                     *             "changes": 9
                     *           }
                     *         ],
                     *         "provenance": "self_reported",
                     *         "basis": "merged changes counted by self-reported AI tags",
                     *         "byRepository": [
                     *           {
                     *             "repository": "github.com/agency/shop",
                     *             "mergedChanges": 32,
                     *             "assistedChanges": 17,
                     *             "notAssistedChanges": 12,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 3,
                     *             "tools": [
                     *               {
                     *                 "tool": "claude_code",
                     *                 "changes": 8
                     *               },
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 9
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "byWorkType": [
                     *           {
                     *             "workType": "story",
                     *             "mergedChanges": 17,
                     *             "assistedChanges": 7,
                     *             "notAssistedChanges": 7,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 3,
                     *             "tools": [
                     *               {
                     *                 "tool": "claude_code",
                     *                 "changes": 2
                     *               },
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 5
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "task",
                     *             "mergedChanges": 10,
                     *             "assistedChanges": 7,
                     *             "notAssistedChanges": 3,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 0,
                     *             "tools": [
                     *               {
                     *                 "tool": "claude_code",
                     *                 "changes": 5
                     *               },
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 2
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "unlinked",
                     *             "mergedChanges": 5,
                     *             "assistedChanges": 3,
                     *             "notAssistedChanges": 2,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 0,
                     *             "tools": [
                     *               {
                     *                 "tool": "claude_code",
                     *                 "changes": 1
                     *               },
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 2
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "workTypeLinks": {
                     *           "linkedChanges": 27,
                     *           "byOrigin": {
                     *             "connector": 0,
                     *             "heuristic": 27,
                     *             "manual": 0
                     *           }
                     *         },
                     *         "taggedEvidence": [
                     *           {
                     *             "reference": "#382",
                     *             "title": "SHOP-39 Search: faster to load, part 2",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/382",
                     *             "mergedAt": "2026-02-27T13:45:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-39"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#381",
                     *             "title": "SHOP-37 Check-out: faster to load, part 10",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/381",
                     *             "mergedAt": "2026-02-27T12:27:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#380",
                     *             "title": "SHOP-39 Search: faster to load",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/380",
                     *             "mergedAt": "2026-02-25T14:48:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-39"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#379",
                     *             "title": "Describe the set-up",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/379",
                     *             "mergedAt": "2026-02-25T13:42:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#376",
                     *             "title": "SHOP-36 Wish list: in three languages, part 10",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/376",
                     *             "mergedAt": "2026-02-24T14:50:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#377",
                     *             "title": "SHOP-37 Check-out: faster to load, part 8",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/377",
                     *             "mergedAt": "2026-02-24T14:02:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#375",
                     *             "title": "SHOP-36 Wish list: in three languages, part 9",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/375",
                     *             "mergedAt": "2026-02-23T13:50:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#373",
                     *             "title": "SHOP-36 Wish list: in three languages, part 8",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/373",
                     *             "mergedAt": "2026-02-20T13:50:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#374",
                     *             "title": "SHOP-37 Check-out: faster to load, part 7",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/374",
                     *             "mergedAt": "2026-02-20T13:48:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#372",
                     *             "title": "Update dependencies",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/372",
                     *             "mergedAt": "2026-02-19T12:32:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#371",
                     *             "title": "SHOP-37 Check-out: faster to load, part 6",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/371",
                     *             "mergedAt": "2026-02-19T12:21:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#368",
                     *             "title": "SHOP-36 Wish list: in three languages, part 7",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/368",
                     *             "mergedAt": "2026-02-18T14:25:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#370",
                     *             "title": "SHOP-37 Check-out: faster to load, part 5",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/370",
                     *             "mergedAt": "2026-02-18T14:10:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#369",
                     *             "title": "Mend a test that fails at times",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/369",
                     *             "mergedAt": "2026-02-18T12:38:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#367",
                     *             "title": "SHOP-37 Check-out: faster to load, part 4",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/367",
                     *             "mergedAt": "2026-02-17T14:51:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#366",
                     *             "title": "SHOP-36 Wish list: in three languages, part 6",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/366",
                     *             "mergedAt": "2026-02-17T14:26:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#364",
                     *             "title": "SHOP-36 Wish list: in three languages, part 5",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/364",
                     *             "mergedAt": "2026-02-16T14:48:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#363",
                     *             "title": "Check-out: faster to load, part 2",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/363",
                     *             "mergedAt": "2026-02-13T14:09:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#362",
                     *             "title": "SHOP-37 Check-out: faster to load",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/362",
                     *             "mergedAt": "2026-02-12T14:02:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#361",
                     *             "title": "SHOP-36 Wish list: in three languages, part 4",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/361",
                     *             "mergedAt": "2026-02-12T12:42:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#360",
                     *             "title": "SHOP-36 Wish list: in three languages, part 3",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/360",
                     *             "mergedAt": "2026-02-11T13:15:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#358",
                     *             "title": "SHOP-35 Start page: in three languages, part 9",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/358",
                     *             "mergedAt": "2026-02-10T14:07:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-35"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#359",
                     *             "title": "Describe the set-up",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/359",
                     *             "mergedAt": "2026-02-10T12:30:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#357",
                     *             "title": "SHOP-35 Start page: in three languages, part 8",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/357",
                     *             "mergedAt": "2026-02-09T13:55:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-35"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#356",
                     *             "title": "SHOP-36 Wish list: in three languages, part 2",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/356",
                     *             "mergedAt": "2026-02-06T13:35:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#355",
                     *             "title": "SHOP-35 Start page: in three languages, part 7",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/355",
                     *             "mergedAt": "2026-02-06T13:22:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-35"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#354",
                     *             "title": "SHOP-36 Wish list: in three languages",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/354",
                     *             "mergedAt": "2026-02-05T15:02:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#353",
                     *             "title": "SHOP-35 Start page: in three languages, part 6",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/353",
                     *             "mergedAt": "2026-02-04T13:11:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-35"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#351",
                     *             "title": "SHOP-34 Stock levels: in three languages, part 12",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/351",
                     *             "mergedAt": "2026-02-02T14:57:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-34"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           }
                     *         ],
                     *         "taggedEvidenceTotal": 29
                     *       },
                     *       "cycleTime": {
                     *         "gain": {
                     *           "provenance": "self_reported",
                     *           "basis": "forge timestamps compared by self-reported AI tagging",
                     *           "assistedChanges": 17,
                     *           "baselineChanges": 12,
                     *           "implementationHoursSaved": 13.8,
                     *           "reviewOverheadHours": 0.9,
                     *           "netHours": 12.9
                     *         },
                     *         "assistedChanges": 17,
                     *         "baselineChanges": 12,
                     *         "unavailableReason": null
                     *       },
                     *       "usage": {
                     *         "assumptions": [
                     *           {
                     *             "id": "assisted_pct",
                     *             "label": "Share of work assisted by AI",
                     *             "note": "Verified, in force since 2025-04-01.",
                     *             "figure": {
                     *               "value": 35,
                     *               "unit": "percent",
                     *               "provenance": "user_declared",
                     *               "basis": "percent of the changes, as the team expects"
                     *             }
                     *           },
                     *           {
                     *             "id": "review_overhead_pct",
                     *             "label": "Extra review time for assisted work",
                     *             "note": "Not verified, in force since 2025-04-01.",
                     *             "figure": {
                     *               "value": 6,
                     *               "unit": "percent",
                     *               "provenance": "user_declared",
                     *               "basis": "percent of the review"
                     *             }
                     *           }
                     *         ],
                     *         "selfReported": {
                     *           "taggedChanges": 29,
                     *           "assistedChanges": 17,
                     *           "notAssistedChanges": 12,
                     *           "conflictingChanges": 0,
                     *           "assistedShare": {
                     *             "value": 0.5862068965517241,
                     *             "unit": "ratio",
                     *             "provenance": "self_reported",
                     *             "basis": "assisted changes divided by all changes with an AI tag"
                     *           },
                     *           "tools": [
                     *             "claude_code",
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
                     *                 "value": 1524
                     *               },
                     *               {
                     *                 "windowStart": "2026-02-09",
                     *                 "windowEnd": "2026-02-15",
                     *                 "value": 1601
                     *               },
                     *               {
                     *                 "windowStart": "2026-02-16",
                     *                 "windowEnd": "2026-02-22",
                     *                 "value": 1485
                     *               }
                     *             ],
                     *             "activeSeats": null,
                     *             "agentDiffAcceptanceRate": null,
                     *             "lineAcceptanceRate": null,
                     *             "tabAcceptanceRate": {
                     *               "value": 0.38266719430154333,
                     *               "unit": "ratio",
                     *               "provenance": "vendor_reported",
                     *               "basis": "accepted completions divided by suggested completions"
                     *             },
                     *             "toolActionAcceptanceRate": null,
                     *             "models": [],
                     *             "totals": {
                     *               "accepted_lines": {
                     *                 "value": 4610,
                     *                 "unit": "lines",
                     *                 "provenance": "vendor_reported",
                     *                 "basis": "as reported by the vendor, over full windows"
                     *               },
                     *               "chats": {
                     *                 "value": 298,
                     *                 "unit": "count",
                     *                 "provenance": "vendor_reported",
                     *                 "basis": "as reported by the vendor, over full windows"
                     *               },
                     *               "tab_accepts": {
                     *                 "value": 967,
                     *                 "unit": "count",
                     *                 "provenance": "vendor_reported",
                     *                 "basis": "as reported by the vendor, over full windows"
                     *               },
                     *               "tab_suggestions": {
                     *                 "value": 2527,
                     *                 "unit": "count",
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
                     *         "mergedChanges": 32,
                     *         "assistedChanges": 17,
                     *         "notAssistedChanges": 12,
                     *         "conflictingChanges": 0,
                     *         "untaggedChanges": 3,
                     *         "tools": [
                     *           {
                     *             "tool": "claude_code",
                     *             "changes": 8
                     *           },
                     *           {
                     *             "tool": "cursor",
                     *             "changes": 9
                     *           }
                     *         ],
                     *         "provenance": "self_reported",
                     *         "basis": "merged changes counted by self-reported AI tags",
                     *         "byRepository": [
                     *           {
                     *             "repository": "github.com/agency/shop",
                     *             "mergedChanges": 32,
                     *             "assistedChanges": 17,
                     *             "notAssistedChanges": 12,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 3,
                     *             "tools": [
                     *               {
                     *                 "tool": "claude_code",
                     *                 "changes": 8
                     *               },
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 9
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "byWorkType": [
                     *           {
                     *             "workType": "story",
                     *             "mergedChanges": 17,
                     *             "assistedChanges": 7,
                     *             "notAssistedChanges": 7,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 3,
                     *             "tools": [
                     *               {
                     *                 "tool": "claude_code",
                     *                 "changes": 2
                     *               },
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 5
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "task",
                     *             "mergedChanges": 10,
                     *             "assistedChanges": 7,
                     *             "notAssistedChanges": 3,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 0,
                     *             "tools": [
                     *               {
                     *                 "tool": "claude_code",
                     *                 "changes": 5
                     *               },
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 2
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "workType": "unlinked",
                     *             "mergedChanges": 5,
                     *             "assistedChanges": 3,
                     *             "notAssistedChanges": 2,
                     *             "conflictingChanges": 0,
                     *             "untaggedChanges": 0,
                     *             "tools": [
                     *               {
                     *                 "tool": "claude_code",
                     *                 "changes": 1
                     *               },
                     *               {
                     *                 "tool": "cursor",
                     *                 "changes": 2
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "workTypeLinks": {
                     *           "linkedChanges": 27,
                     *           "byOrigin": {
                     *             "connector": 0,
                     *             "heuristic": 27,
                     *             "manual": 0
                     *           }
                     *         },
                     *         "taggedEvidence": [
                     *           {
                     *             "reference": "#382",
                     *             "title": "SHOP-39 Search: faster to load, part 2",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/382",
                     *             "mergedAt": "2026-02-27T13:45:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-39"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#381",
                     *             "title": "SHOP-37 Check-out: faster to load, part 10",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/381",
                     *             "mergedAt": "2026-02-27T12:27:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#380",
                     *             "title": "SHOP-39 Search: faster to load",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/380",
                     *             "mergedAt": "2026-02-25T14:48:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-39"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#379",
                     *             "title": "Describe the set-up",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/379",
                     *             "mergedAt": "2026-02-25T13:42:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#376",
                     *             "title": "SHOP-36 Wish list: in three languages, part 10",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/376",
                     *             "mergedAt": "2026-02-24T14:50:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#377",
                     *             "title": "SHOP-37 Check-out: faster to load, part 8",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/377",
                     *             "mergedAt": "2026-02-24T14:02:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#375",
                     *             "title": "SHOP-36 Wish list: in three languages, part 9",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/375",
                     *             "mergedAt": "2026-02-23T13:50:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#373",
                     *             "title": "SHOP-36 Wish list: in three languages, part 8",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/373",
                     *             "mergedAt": "2026-02-20T13:50:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#374",
                     *             "title": "SHOP-37 Check-out: faster to load, part 7",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/374",
                     *             "mergedAt": "2026-02-20T13:48:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#372",
                     *             "title": "Update dependencies",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/372",
                     *             "mergedAt": "2026-02-19T12:32:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#371",
                     *             "title": "SHOP-37 Check-out: faster to load, part 6",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/371",
                     *             "mergedAt": "2026-02-19T12:21:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#368",
                     *             "title": "SHOP-36 Wish list: in three languages, part 7",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/368",
                     *             "mergedAt": "2026-02-18T14:25:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#370",
                     *             "title": "SHOP-37 Check-out: faster to load, part 5",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/370",
                     *             "mergedAt": "2026-02-18T14:10:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#369",
                     *             "title": "Mend a test that fails at times",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/369",
                     *             "mergedAt": "2026-02-18T12:38:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#367",
                     *             "title": "SHOP-37 Check-out: faster to load, part 4",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/367",
                     *             "mergedAt": "2026-02-17T14:51:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#366",
                     *             "title": "SHOP-36 Wish list: in three languages, part 6",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/366",
                     *             "mergedAt": "2026-02-17T14:26:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#364",
                     *             "title": "SHOP-36 Wish list: in three languages, part 5",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/364",
                     *             "mergedAt": "2026-02-16T14:48:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#363",
                     *             "title": "Check-out: faster to load, part 2",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/363",
                     *             "mergedAt": "2026-02-13T14:09:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#362",
                     *             "title": "SHOP-37 Check-out: faster to load",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/362",
                     *             "mergedAt": "2026-02-12T14:02:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-37"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#361",
                     *             "title": "SHOP-36 Wish list: in three languages, part 4",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/361",
                     *             "mergedAt": "2026-02-12T12:42:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#360",
                     *             "title": "SHOP-36 Wish list: in three languages, part 3",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/360",
                     *             "mergedAt": "2026-02-11T13:15:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#358",
                     *             "title": "SHOP-35 Start page: in three languages, part 9",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/358",
                     *             "mergedAt": "2026-02-10T14:07:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-35"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#359",
                     *             "title": "Describe the set-up",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/359",
                     *             "mergedAt": "2026-02-10T12:30:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "unlinked",
                     *             "workItemKeys": [],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#357",
                     *             "title": "SHOP-35 Start page: in three languages, part 8",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/357",
                     *             "mergedAt": "2026-02-09T13:55:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-35"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#356",
                     *             "title": "SHOP-36 Wish list: in three languages, part 2",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/356",
                     *             "mergedAt": "2026-02-06T13:35:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#355",
                     *             "title": "SHOP-35 Start page: in three languages, part 7",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/355",
                     *             "mergedAt": "2026-02-06T13:22:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-35"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "cursor"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#354",
                     *             "title": "SHOP-36 Wish list: in three languages",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/354",
                     *             "mergedAt": "2026-02-05T15:02:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "task",
                     *             "workItemKeys": [
                     *               "SHOP-36"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           },
                     *           {
                     *             "reference": "#353",
                     *             "title": "SHOP-35 Start page: in three languages, part 6",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/353",
                     *             "mergedAt": "2026-02-04T13:11:00.000Z",
                     *             "status": "assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-35"
                     *             ],
                     *             "signalSources": [
                     *               "commit_trailer"
                     *             ],
                     *             "tools": [
                     *               "claude_code"
                     *             ]
                     *           },
                     *           {
                     *             "reference": "#351",
                     *             "title": "SHOP-34 Stock levels: in three languages, part 12",
                     *             "repository": "github.com/agency/shop",
                     *             "url": "https://github.com/agency/shop/pull/351",
                     *             "mergedAt": "2026-02-02T14:57:00.000Z",
                     *             "status": "not_assisted",
                     *             "workType": "story",
                     *             "workItemKeys": [
                     *               "SHOP-34"
                     *             ],
                     *             "signalSources": [
                     *               "pr_label"
                     *             ],
                     *             "tools": []
                     *           }
                     *         ],
                     *         "taggedEvidenceTotal": 29
                     *       },
                     *       "selfReportedAdoption": {
                     *         "taggedChanges": 29,
                     *         "assistedChanges": 17,
                     *         "notAssistedChanges": 12,
                     *         "conflictingChanges": 0,
                     *         "assistedShare": {
                     *           "value": 0.5862068965517241,
                     *           "unit": "ratio",
                     *           "provenance": "self_reported",
                     *           "basis": "assisted changes divided by all changes with an AI tag"
                     *         },
                     *         "tools": [
                     *           "claude_code",
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
                     *         "assistedChanges": 17,
                     *         "baselineChanges": 12,
                     *         "implementationHoursSaved": 13.8,
                     *         "netDeliveryGainHours": 12.9,
                     *         "reviewOverheadHours": 0.9,
                     *         "sample": {
                     *           "mergedChanges": 32,
                     *           "taggedChanges": 29,
                     *           "taggingCoverage": 0.90625,
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
                     *             "metrics": 4
                     *           },
                     *           {
                     *             "source": "cursor",
                     *             "windowStart": "2026-02-09",
                     *             "windowEnd": "2026-02-15",
                     *             "metrics": 4
                     *           },
                     *           {
                     *             "source": "cursor",
                     *             "windowStart": "2026-02-16",
                     *             "windowEnd": "2026-02-22",
                     *             "metrics": 4
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
                     *         "question": "Why does invoice SHOP-2025-12 have more hours than your time sheet?"
                     *       },
                     *       "costEstimate": {
                     *         "launchDecision": {
                     *           "decidedOn": "2025-05-31",
                     *           "amountCents": 28500000,
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
                     *             "id": "54befbb5-ff03-59e6-b2e0-90ff1211cae7",
                     *             "clientId": "c402a24b-0c53-55fe-a20b-968d0e63b79f",
                     *             "name": "sdk",
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
                     *             "count": 2,
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "id": "code",
                     *             "label": "Code",
                     *             "noun": "merged changes",
                     *             "color": "purple",
                     *             "count": 32,
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "id": "calendar",
                     *             "label": "Calendar",
                     *             "noun": "meetings",
                     *             "color": "teal",
                     *             "count": 7,
                     *             "state": "healthy"
                     *           },
                     *           {
                     *             "id": "ai",
                     *             "label": "AI tools",
                     *             "noun": "tagged changes and vendor records",
                     *             "color": "purple",
                     *             "count": 30,
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
                     *           "completedItems": 2,
                     *           "mergedChanges": 32,
                     *           "releases": 2,
                     *           "availability": "available"
                     *         }
                     *       },
                     *       "insights": [
                     *         {
                     *           "id": "scope:9cdb4ed3-eb32-5346-837f-91cd0af939f0",
                     *           "kind": "risk",
                     *           "meta": "shop",
                     *           "body": "**16 items** added after the scope lock of 2025-04-14 (36.4%)."
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
                     *           "status": "neutral",
                     *           "availability": "available",
                     *           "context": "The costs of labour, coordination and cloud are all known.",
                     *           "summary": "Labour, coordination and cloud cost 23,403.56 EUR in the period.",
                     *           "value": {
                     *             "value": 2340356,
                     *             "unit": "cents",
                     *             "provenance": "modeled",
                     *             "basis": "EUR: labour, coordination and cloud costs of the period"
                     *           },
                     *           "evidenceCount": 74,
                     *           "evidencePath": "/workspaces/d3d410a1-3894-5e3e-afd8-1af50bb135d4/command-center/evidence/delivery_investment?projectId=9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *         },
                     *         {
                     *           "id": "scope_expansion",
                     *           "title": "Scope expansion",
                     *           "status": "risk",
                     *           "availability": "available",
                     *           "context": "Locked on 2025-04-14. Removed since: 2, re-estimated: 5, uncertain: 4.",
                     *           "summary": "16 items added to 44 locked items (36.4%).",
                     *           "value": {
                     *             "value": 36.4,
                     *             "unit": "percent",
                     *             "provenance": "provider_export",
                     *             "basis": "items added after the lock divided by items in the lock"
                     *           },
                     *           "evidenceCount": 60,
                     *           "evidencePath": "/workspaces/d3d410a1-3894-5e3e-afd8-1af50bb135d4/command-center/evidence/scope_expansion?projectId=9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *         },
                     *         {
                     *           "id": "delivery_output",
                     *           "title": "Project forensics",
                     *           "status": "good",
                     *           "availability": "available",
                     *           "summary": "2 work items completed, 32 changes merged, 2 releases.",
                     *           "context": "84.4% of merged changes are linked to work items.",
                     *           "value": {
                     *             "value": 2,
                     *             "unit": "count",
                     *             "provenance": "provider_export",
                     *             "basis": "work items completed in the period"
                     *           },
                     *           "evidenceCount": 36,
                     *           "evidencePath": "/workspaces/d3d410a1-3894-5e3e-afd8-1af50bb135d4/command-center/evidence/delivery_output?projectId=9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *         },
                     *         {
                     *           "id": "objectives",
                     *           "title": "Objectives",
                     *           "status": "neutral",
                     *           "availability": "available",
                     *           "context": "0 milestones reached in the period.",
                     *           "summary": "1 of 3 objectives completed.",
                     *           "value": {
                     *             "value": 0.3333333333333333,
                     *             "unit": "ratio",
                     *             "provenance": "user_declared",
                     *             "basis": "objectives completed divided by objectives set"
                     *           },
                     *           "evidenceCount": 3,
                     *           "evidencePath": "/workspaces/d3d410a1-3894-5e3e-afd8-1af50bb135d4/command-center/evidence/objectives?projectId=9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *         },
                     *         {
                     *           "id": "ai_net_gain",
                     *           "title": "AI net delivery gain",
                     *           "status": "ai",
                     *           "availability": "available",
                     *           "context": "Compares 17 AI-assisted changes with 12 tagged as not assisted. Tags are self-reported.",
                     *           "summary": "A net gain of 12.9 hours (modelled counterfactual).",
                     *           "value": {
                     *             "value": 12.9,
                     *             "unit": "count",
                     *             "provenance": "self_reported",
                     *             "basis": "net hours, a modelled counterfactual; forge timestamps compared by self-reported AI tagging"
                     *           },
                     *           "evidenceCount": 29,
                     *           "evidencePath": "/workspaces/d3d410a1-3894-5e3e-afd8-1af50bb135d4/command-center/evidence/ai_net_gain?projectId=9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *         }
                     *       ],
                     *       "readiness": {
                     *         "canManage": true,
                     *         "costInputs": {
                     *           "rates": 4,
                     *           "timeEntries": 743
                     *         },
                     *         "evidence": {
                     *           "codeChanges": {
                     *             "firstAt": "2025-04-01T13:05:00.000Z",
                     *             "lastAt": "2026-02-27T13:45:00.000Z",
                     *             "merged": 382,
                     *             "open": 0,
                     *             "projectRows": 382,
                     *             "inferredLinks": 322,
                     *             "linkedToWorkItems": 323,
                     *             "unattributedRows": 51,
                     *             "inPeriod": 32,
                     *             "sources": [
                     *               "github"
                     *             ],
                     *             "lastRefreshedAt": "2026-03-02T12:00:00.000Z"
                     *           },
                     *           "workItems": {
                     *             "firstAt": "2025-04-07T15:30:00.000Z",
                     *             "lastAt": "2026-02-24T15:30:00.000Z",
                     *             "cancelled": 2,
                     *             "completed": 47,
                     *             "inProgress": 3,
                     *             "todo": 14,
                     *             "projectRows": 66,
                     *             "unattributedRows": 0,
                     *             "inPeriod": 2,
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
                     *       "state": "ready"
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
                 * @example 9cdb4ed3-eb32-5346-837f-91cd0af939f0
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
                     *           "id": "code_change|github.com/agency/shop|#378",
                     *           "kind": "code_change",
                     *           "reference": "#378",
                     *           "title": "SHOP-37 Check-out: faster to load, part 9",
                     *           "url": "https://github.com/agency/shop/pull/378",
                     *           "occurredAt": "2026-02-25T15:33:00.000Z",
                     *           "state": "merged",
                     *           "workType": "story",
                     *           "attribution": "in_scope",
                     *           "linkOrigin": "heuristic",
                     *           "contribution": null,
                     *           "source": "github"
                     *         },
                     *         {
                     *           "id": "code_change|github.com/agency/shop|#380",
                     *           "kind": "code_change",
                     *           "reference": "#380",
                     *           "title": "SHOP-39 Search: faster to load",
                     *           "url": "https://github.com/agency/shop/pull/380",
                     *           "occurredAt": "2026-02-25T14:48:00.000Z",
                     *           "state": "merged",
                     *           "workType": "story",
                     *           "attribution": "in_scope",
                     *           "linkOrigin": "heuristic",
                     *           "contribution": null,
                     *           "source": "github"
                     *         },
                     *         {
                     *           "id": "code_change|github.com/agency/shop|#379",
                     *           "kind": "code_change",
                     *           "reference": "#379",
                     *           "title": "Describe the set-up",
                     *           "url": "https://github.com/agency/shop/pull/379",
                     *           "occurredAt": "2026-02-25T13:42:00.000Z",
                     *           "state": "merged",
                     *           "workType": "unlinked",
                     *           "attribution": "uncertain",
                     *           "linkOrigin": null,
                     *           "contribution": null,
                     *           "source": "github"
                     *         },
                     *         {
                     *           "id": "work_item|shop-tracker|SHOP-36",
                     *           "kind": "work_item",
                     *           "reference": "SHOP-36",
                     *           "title": "Wish list: in three languages",
                     *           "url": "https://tracker.agency.example/shop-tracker/SHOP-36",
                     *           "workType": "task",
                     *           "state": "done",
                     *           "linkOrigin": null,
                     *           "occurredAt": "2026-02-24T15:30:00.000Z",
                     *           "contribution": {
                     *             "value": 1,
                     *             "unit": "count",
                     *             "provenance": "provider_export",
                     *             "basis": "completed work item"
                     *           },
                     *           "attribution": "in_scope",
                     *           "source": "jira"
                     *         },
                     *         {
                     *           "id": "code_change|github.com/agency/shop|#376",
                     *           "kind": "code_change",
                     *           "reference": "#376",
                     *           "title": "SHOP-36 Wish list: in three languages, part 10",
                     *           "url": "https://github.com/agency/shop/pull/376",
                     *           "occurredAt": "2026-02-24T14:50:00.000Z",
                     *           "state": "merged",
                     *           "workType": "task",
                     *           "attribution": "in_scope",
                     *           "linkOrigin": "heuristic",
                     *           "contribution": null,
                     *           "source": "github"
                     *         },
                     *         {
                     *           "id": "code_change|github.com/agency/shop|#377",
                     *           "kind": "code_change",
                     *           "reference": "#377",
                     *           "title": "SHOP-37 Check-out: faster to load, part 8",
                     *           "url": "https://github.com/agency/shop/pull/377",
                     *           "occurredAt": "2026-02-24T14:02:00.000Z",
                     *           "state": "merged",
                     *           "workType": "story",
                     *           "attribution": "in_scope",
                     *           "linkOrigin": "heuristic",
                     *           "contribution": null,
                     *           "source": "github"
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
                     *         "aiAssistedChanges": 17,
                     *         "aiNetHours": 12.9,
                     *         "changeRequestReference": "CR-3",
                     *         "scopeSignals": 23,
                     *         "scopeValue": {
                     *           "value": 6474488,
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
                     *               "meta": "17 merged in the period",
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
                     *               "meta": "12.9 hours (modelled counterfactual)",
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
                     *               "meta": "23 items differ from the lock",
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
                     *               "id": "work_item|shop-tracker|SHOP-36",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-36 Wish list: in three languages",
                     *               "keywords": "shop-36 task done",
                     *               "meta": "done",
                     *               "icon": "task",
                     *               "action": {
                     *                 "type": "project",
                     *                 "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0"
                     *               }
                     *             },
                     *             {
                     *               "id": "work_item|shop-tracker|SHOP-34",
                     *               "kind": "work_item",
                     *               "section": "work_items",
                     *               "title": "SHOP-34 Stock levels: in three languages",
                     *               "keywords": "shop-34 story done",
                     *               "meta": "done",
                     *               "icon": "story",
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
                     *           "id": "39970c83-15d2-5e25-b5f5-fa7bdd5e705e",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of portal",
                     *           "account": null,
                     *           "health": "stale",
                     *           "registeredAt": "2026-01-12T00:00:00.000Z",
                     *           "lastAttemptAt": "2026-01-12T00:00:00.000Z",
                     *           "lastSuccessAt": "2026-01-12T00:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 71,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-01-12T00:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "fe07d76a-f757-5173-9aaf-d966e92378a3",
                     *               "startedAt": "2026-01-12T00:00:00.000Z",
                     *               "finishedAt": "2026-01-12T00:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 71,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "0a03ea33-4766-5cc7-a4b3-f68b48af25de",
                     *           "provider": "jira",
                     *           "category": "delivery",
                     *           "label": "Jira of site",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 17,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "work_item",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "de075f75-e2a8-58c2-8b8d-450d4854915e",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 17,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
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
                     *           "records": 66,
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
                     *               "id": "c54733c9-dba7-59a2-b0de-938e12df1da0",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 66,
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
                     *           "records": 45,
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
                     *               "id": "27eefd21-c5da-5b11-b56f-02a85dcd6e88",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 45,
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
                     *           "records": 11,
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
                     *               "id": "f01e4d82-dbd1-5728-9acd-fbf5320e8653",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 11,
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
                     *           "records": 36,
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
                     *               "id": "d80c5a4b-6122-5383-bbf3-52b5e0bf53c8",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 36,
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
                     *           "records": 406,
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
                     *               "id": "3bfffaab-4b4f-5b58-9f66-1d0961cfc90f",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 406,
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
                     *           "records": 10,
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
                     *               "id": "32a9b60e-735c-5d93-96d7-706177eebc29",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 10,
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
                     *           "records": 11,
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
                     *               "id": "da383661-a4b2-55f0-a5e8-d7a577b10c29",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 11,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "48448cfa-db7e-574c-b9f2-5e1cb826a83b",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of the agency",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 51,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [],
                     *           "recentRuns": [
                     *             {
                     *               "id": "b131f50f-1d0a-5b37-b630-2447a41452b1",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 51,
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
                     *           "records": 84,
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
                     *               "id": "f0c551ee-3b9b-51a4-8c4c-b86c324814b7",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 84,
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
                     *           "records": 107,
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
                     *               "id": "3e24d7ec-6176-5642-a1e0-50413fa2c9a7",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 107,
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
                     *           "health": "degraded",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 667,
                     *           "deadLetters": 3,
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
                     *               "id": "3859b37b-ca2b-5e59-aac0-d7c53dacfa1a",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 667,
                     *               "unchanged": 0,
                     *               "rejected": 3
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
                     *           "records": 5,
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
                     *               "id": "ae447b3e-1e2f-5b08-b96a-6b3828e51672",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 5,
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
                     *           "records": 55,
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
                     *               "id": "14d131e5-4edb-5b89-ba8a-23d07cc0d250",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 55,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "9aaef94e-13f0-53f8-86e6-30316d6bc2d1",
                     *           "provider": "cursor",
                     *           "category": "ai",
                     *           "label": "Cursor of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 188,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "ai_usage",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "89ecea53-0600-5bc0-ac61-1ff82206d8ee",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 188,
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
                     *           "records": 84,
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
                     *               "id": "c7d587f2-5bb1-549d-948e-020181363365",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 84,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "a0e86506-a0b0-5c40-bdca-05c87a5c4ba1",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of sdk",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 207,
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
                     *             "54befbb5-ff03-59e6-b2e0-90ff1211cae7"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "356624aa-c147-56dd-810a-4087fc4a9ab9",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 207,
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
                     *           "records": 345,
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
                     *               "id": "a5a8798b-1c56-5878-90df-de5af29c7a78",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 345,
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
                     *           "records": 11,
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
                     *               "id": "89f35146-1e56-5a4a-a26b-2de62f9e2df3",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 11,
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
                     *           "records": 36,
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
                     *               "id": "30b5b597-759d-5144-90db-12cbb7145509",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 36,
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
                     *           "records": 36,
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
                     *               "id": "3ab49533-451a-5eaf-9168-a1cb52b4c7f7",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 36,
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
                     *           "health": "degraded",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 273,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2025-09-01T00:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-10-01T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "886fe30e-24c1-5545-b770-bfea38ed2ffd",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 273,
                     *               "unchanged": 0,
                     *               "rejected": 0
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
                     *           "records": 743,
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
                     *               "id": "efe26280-0ec2-5c4a-bcf0-35b532c7c1e9",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 743,
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
                     *           "records": 188,
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
                     *               "id": "30d097cf-f491-512a-8618-0597436427c4",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 188,
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
                 * @example 2025-07-04
                 */
                readonly start: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2025-07-18
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
                     *         "id": "d582b69a-f03e-5c10-9300-4cc4fb56cdb0",
                     *         "billingModel": "fixed",
                     *         "contractedAmountCents": 33000000,
                     *         "currency": "EUR",
                     *         "startsOn": "2025-04-01",
                     *         "endsOn": null,
                     *         "state": "active"
                     *       },
                     *       "lock": {
                     *         "id": "d399519a-6d3f-5fc9-befb-29a222c60552",
                     *         "lockedOn": "2025-04-14",
                     *         "timeZone": "Europe/Berlin",
                     *         "lockedAt": "2026-03-02T12:00:00.000Z",
                     *         "lockedBy": "Grace",
                     *         "items": 44,
                     *         "estimateHours": 2444,
                     *         "method": "import",
                     *         "reference": "Statement of work, shop"
                     *       },
                     *       "report": {
                     *         "lock": {
                     *           "id": "d399519a-6d3f-5fc9-befb-29a222c60552",
                     *           "lockedOn": "2025-04-14",
                     *           "timeZone": "Europe/Berlin"
                     *         },
                     *         "baseline": {
                     *           "items": 44,
                     *           "completed": 14,
                     *           "estimateHours": 2444
                     *         },
                     *         "added": {
                     *           "items": 5,
                     *           "completed": 1,
                     *           "estimateHours": 168
                     *         },
                     *         "removed": {
                     *           "items": 0
                     *         },
                     *         "reestimated": {
                     *           "items": 5,
                     *           "deltaHours": 68
                     *         },
                     *         "uncertain": {
                     *           "items": 4
                     *         },
                     *         "expansionPct": 11.4,
                     *         "valuation": {
                     *           "valueCents": 1956619,
                     *           "currency": "EUR",
                     *           "basis": "change order amounts, otherwise time entries at the rates in force; never an estimate",
                     *           "valuedItems": 4,
                     *           "unsupportedItems": 1
                     *         },
                     *         "changeOrders": [
                     *           {
                     *             "id": "1a6d5d13-2b5e-5b8f-91f3-0adeb78eb9da",
                     *             "reference": "CR-1",
                     *             "title": "Vouchers for resellers",
                     *             "approvedOn": "2025-07-09",
                     *             "amountCents": 1750000,
                     *             "currency": "EUR",
                     *             "items": [
                     *               "SHOP-53",
                     *               "SHOP-54",
                     *               "SHOP-55"
                     *             ],
                     *             "unknownItems": []
                     *           }
                     *         ],
                     *         "changeOrdersTotal": 1,
                     *         "rows": [
                     *           {
                     *             "key": "SHOP-16",
                     *             "title": "Basket: on phones",
                     *             "change": "reestimated",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "workType": "task",
                     *             "state": "done",
                     *             "attribution": "in_scope",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 56,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": "https://tracker.agency.example/shop-tracker/SHOP-16"
                     *           },
                     *           {
                     *             "key": "SHOP-25",
                     *             "title": "Check-out: in three languages",
                     *             "change": "reestimated",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "workType": "story",
                     *             "state": "todo",
                     *             "attribution": "in_scope",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 56,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": "https://tracker.agency.example/shop-tracker/SHOP-25"
                     *           },
                     *           {
                     *             "key": "SHOP-34",
                     *             "title": "Stock levels: in three languages",
                     *             "change": "reestimated",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "workType": "story",
                     *             "state": "todo",
                     *             "attribution": "in_scope",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 72,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": "https://tracker.agency.example/shop-tracker/SHOP-34"
                     *           },
                     *           {
                     *             "key": "SHOP-43",
                     *             "title": "Order mails: faster to load",
                     *             "change": "reestimated",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "workType": "story",
                     *             "state": "todo",
                     *             "attribution": "in_scope",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 48,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": "https://tracker.agency.example/shop-tracker/SHOP-43"
                     *           },
                     *           {
                     *             "key": "SHOP-7",
                     *             "title": "Order mails: first version",
                     *             "change": "reestimated",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "workType": "story",
                     *             "state": "done",
                     *             "attribution": "in_scope",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 72,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": "https://tracker.agency.example/shop-tracker/SHOP-7"
                     *           },
                     *           {
                     *             "key": "SHOP-53",
                     *             "title": "Vouchers for resellers: rules",
                     *             "change": "added",
                     *             "at": "2025-07-09T06:30:00.000Z",
                     *             "workType": "story",
                     *             "state": "in_progress",
                     *             "attribution": "change_request",
                     *             "changeRequestReference": "CR-1",
                     *             "estimateHours": 52,
                     *             "valueCents": null,
                     *             "valueBasis": "amount of change order CR-1, which counts once for all its items",
                     *             "url": "https://tracker.agency.example/shop-tracker/SHOP-53"
                     *           },
                     *           {
                     *             "key": "SHOP-54",
                     *             "title": "Vouchers for resellers: pages",
                     *             "change": "added",
                     *             "at": "2025-07-09T06:30:00.000Z",
                     *             "workType": "story",
                     *             "state": "in_progress",
                     *             "attribution": "change_request",
                     *             "changeRequestReference": "CR-1",
                     *             "estimateHours": null,
                     *             "valueCents": null,
                     *             "valueBasis": "amount of change order CR-1, which counts once for all its items",
                     *             "url": "https://tracker.agency.example/shop-tracker/SHOP-54"
                     *           },
                     *           {
                     *             "key": "SHOP-55",
                     *             "title": "Vouchers for resellers: mails and reports",
                     *             "change": "added",
                     *             "at": "2025-07-09T06:30:00.000Z",
                     *             "workType": "story",
                     *             "state": "todo",
                     *             "attribution": "change_request",
                     *             "changeRequestReference": "CR-1",
                     *             "estimateHours": 48,
                     *             "valueCents": null,
                     *             "valueBasis": "amount of change order CR-1, which counts once for all its items",
                     *             "url": "https://tracker.agency.example/shop-tracker/SHOP-55"
                     *           },
                     *           {
                     *             "key": "SHOP-52",
                     *             "title": "Basket: by keyboard alone",
                     *             "change": "added",
                     *             "at": "2025-06-25T06:30:00.000Z",
                     *             "workType": "task",
                     *             "state": "todo",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 48,
                     *             "valueCents": null,
                     *             "valueBasis": null,
                     *             "url": "https://tracker.agency.example/shop-tracker/SHOP-52"
                     *           },
                     *           {
                     *             "key": "SHOP-51",
                     *             "title": "Search forgets its filters",
                     *             "change": "added",
                     *             "at": "2025-05-09T06:30:00.000Z",
                     *             "workType": "bug",
                     *             "state": "done",
                     *             "attribution": "uncertain",
                     *             "changeRequestReference": null,
                     *             "estimateHours": 20,
                     *             "valueCents": 206619,
                     *             "valueBasis": "time entries at the rates in force",
                     *             "url": "https://tracker.agency.example/shop-tracker/SHOP-51"
                     *           }
                     *         ],
                     *         "rowsTotal": 10,
                     *         "series": [
                     *           {
                     *             "date": "2025-07-04",
                     *             "baseline": 44,
                     *             "added": 2,
                     *             "removed": 0,
                     *             "completed": 13
                     *           },
                     *           {
                     *             "date": "2025-07-11",
                     *             "baseline": 44,
                     *             "added": 5,
                     *             "removed": 0,
                     *             "completed": 14
                     *           },
                     *           {
                     *             "date": "2025-07-18",
                     *             "baseline": 44,
                     *             "added": 5,
                     *             "removed": 0,
                     *             "completed": 15
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
                 * @example 2025-04-22
                 */
                readonly start: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2025-04-24
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
                     *         "id": "f16061b8-ee19-561e-a9d7-e4b54ae94963",
                     *         "billingModel": "time_and_materials",
                     *         "contractedAmountCents": 42000000,
                     *         "currency": "EUR",
                     *         "startsOn": "2025-04-01",
                     *         "endsOn": null,
                     *         "state": "active"
                     *       },
                     *       "lock": {
                     *         "id": "cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *         "lockedOn": "2025-04-21",
                     *         "timeZone": "Europe/Berlin",
                     *         "lockedAt": "2026-03-02T12:00:00.000Z",
                     *         "lockedBy": "Grace",
                     *         "items": 38,
                     *         "estimateHours": 2160,
                     *         "method": "import",
                     *         "reference": "Statement of work, app"
                     *       },
                     *       "graph": {
                     *         "nodes": [
                     *           {
                     *             "state": "in_force",
                     *             "workType": null,
                     *             "costCents": null,
                     *             "provenance": "user_declared",
                     *             "id": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "kind": "lock",
                     *             "label": "Scope locked on 2025-04-21",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "scope": "baseline"
                     *           },
                     *           {
                     *             "id": "invoice|835f8881-369f-51b3-a2e3-86ca026018ed|APP-2025-04",
                     *             "kind": "invoice",
                     *             "label": "Invoice APP-2025-04",
                     *             "at": "2025-05-01T00:00:00.000Z",
                     *             "state": "paid",
                     *             "workType": null,
                     *             "scope": "not_applicable",
                     *             "costCents": null,
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t49",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-24T00:00:00.000Z",
                     *             "scope": "uncertain",
                     *             "workType": null,
                     *             "label": "5.75 hours of developer (development)",
                     *             "costCents": 37088,
                     *             "state": "internal",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t50",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-24T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "3.5 hours of developer (development)",
                     *             "costCents": 22575,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t51",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-24T00:00:00.000Z",
                     *             "scope": "uncertain",
                     *             "workType": null,
                     *             "label": "6.25 hours of designer (design)",
                     *             "costCents": 36250,
                     *             "state": "internal",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t52",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-24T00:00:00.000Z",
                     *             "scope": "uncertain",
                     *             "workType": null,
                     *             "label": "4.75 hours of tester (quality)",
                     *             "costCents": 23631,
                     *             "state": "internal",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "code_change|github.com/agency/app|#24",
                     *             "kind": "code_change",
                     *             "label": "#24 APP-2 Booking: first version, part 11",
                     *             "at": "2025-04-23T14:31:00.000Z",
                     *             "state": "merged",
                     *             "workType": "story",
                     *             "scope": "baseline",
                     *             "costCents": null,
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "code_change|github.com/agency/app|#25",
                     *             "kind": "code_change",
                     *             "label": "#25 APP-3 Push messages: first version, part 4",
                     *             "at": "2025-04-23T14:17:00.000Z",
                     *             "state": "merged",
                     *             "workType": "story",
                     *             "scope": "baseline",
                     *             "costCents": null,
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "meeting|app@agency|meeting-2025-04-23",
                     *             "kind": "meeting",
                     *             "at": "2025-04-23T13:00:00.000Z",
                     *             "state": "confirmed",
                     *             "label": "Retrospective",
                     *             "costCents": 24125,
                     *             "workType": null,
                     *             "scope": "not_applicable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t47",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-23T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "5.5 hours of developer (development)",
                     *             "costCents": 35475,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t48",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-23T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "3.5 hours of developer (development)",
                     *             "costCents": 22575,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "code_change|github.com/agency/app|#23",
                     *             "kind": "code_change",
                     *             "label": "#23 APP-2 Booking: first version, part 10",
                     *             "at": "2025-04-22T14:55:00.000Z",
                     *             "state": "merged",
                     *             "workType": "story",
                     *             "scope": "baseline",
                     *             "costCents": null,
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t43",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-22T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "6.5 hours of developer (development)",
                     *             "costCents": 41925,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t44",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-22T00:00:00.000Z",
                     *             "scope": "uncertain",
                     *             "workType": null,
                     *             "label": "3.5 hours of developer (development)",
                     *             "costCents": 22575,
                     *             "state": "internal",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t45",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-22T00:00:00.000Z",
                     *             "scope": "uncertain",
                     *             "workType": null,
                     *             "label": "6.25 hours of designer (design)",
                     *             "costCents": 36250,
                     *             "state": "internal",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t46",
                     *             "kind": "time_entry",
                     *             "at": "2025-04-22T00:00:00.000Z",
                     *             "scope": "baseline",
                     *             "workType": null,
                     *             "label": "4.25 hours of tester (quality)",
                     *             "costCents": 21144,
                     *             "state": "billable",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-41",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "uncertain",
                     *             "at": "2025-04-20T06:30:00.000Z",
                     *             "label": "APP-41 Sign-in: by keyboard alone",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-42",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "uncertain",
                     *             "at": "2025-04-20T06:30:00.000Z",
                     *             "label": "APP-42 Booking: by keyboard alone",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-39",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-19T06:30:00.000Z",
                     *             "label": "APP-39 Photo upload: faster to load",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-40",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "uncertain",
                     *             "at": "2025-04-19T06:30:00.000Z",
                     *             "label": "APP-40 Help: faster to load",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-37",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-18T06:30:00.000Z",
                     *             "label": "APP-37 Ratings: faster to load",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-38",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-18T06:30:00.000Z",
                     *             "label": "APP-38 Calendar: faster to load",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-35",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-17T06:30:00.000Z",
                     *             "label": "APP-35 Payment: faster to load",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-36",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-17T06:30:00.000Z",
                     *             "label": "APP-36 Profile: faster to load",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-33",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-16T06:30:00.000Z",
                     *             "label": "APP-33 Push messages: faster to load",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-34",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-16T06:30:00.000Z",
                     *             "label": "APP-34 Map: faster to load",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-31",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-15T06:30:00.000Z",
                     *             "label": "APP-31 Sign-in: faster to load",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-32",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-15T06:30:00.000Z",
                     *             "label": "APP-32 Booking: faster to load",
                     *             "costCents": 0,
                     *             "workType": "other",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-29",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-14T06:30:00.000Z",
                     *             "label": "APP-29 Photo upload: in three languages",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-30",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-14T06:30:00.000Z",
                     *             "label": "APP-30 Help: in three languages",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-27",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-13T06:30:00.000Z",
                     *             "label": "APP-27 Ratings: in three languages",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-28",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-13T06:30:00.000Z",
                     *             "label": "APP-28 Calendar: in three languages",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-25",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-12T06:30:00.000Z",
                     *             "label": "APP-25 Payment: in three languages",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-26",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-12T06:30:00.000Z",
                     *             "label": "APP-26 Profile: in three languages",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-22",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-11T06:30:00.000Z",
                     *             "label": "APP-22 Booking: in three languages",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-23",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-11T06:30:00.000Z",
                     *             "label": "APP-23 Push messages: in three languages",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-24",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-11T06:30:00.000Z",
                     *             "label": "APP-24 Map: in three languages",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-20",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-10T06:30:00.000Z",
                     *             "label": "APP-20 Help: on phones",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-21",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-10T06:30:00.000Z",
                     *             "label": "APP-21 Sign-in: in three languages",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-18",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-09T06:30:00.000Z",
                     *             "label": "APP-18 Calendar: on phones",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-19",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-09T06:30:00.000Z",
                     *             "label": "APP-19 Photo upload: on phones",
                     *             "costCents": 0,
                     *             "workType": "other",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-16",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-08T06:30:00.000Z",
                     *             "label": "APP-16 Profile: on phones",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-17",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-08T06:30:00.000Z",
                     *             "label": "APP-17 Ratings: on phones",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-14",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-07T06:30:00.000Z",
                     *             "label": "APP-14 Map: on phones",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-15",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-07T06:30:00.000Z",
                     *             "label": "APP-15 Payment: on phones",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-12",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-06T06:30:00.000Z",
                     *             "label": "APP-12 Booking: on phones",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-13",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-06T06:30:00.000Z",
                     *             "label": "APP-13 Push messages: on phones",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-10",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-05T06:30:00.000Z",
                     *             "label": "APP-10 Help: first version",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-11",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-05T06:30:00.000Z",
                     *             "label": "APP-11 Sign-in: on phones",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-8",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-04T06:30:00.000Z",
                     *             "label": "APP-8 Calendar: first version",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-9",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-04T06:30:00.000Z",
                     *             "label": "APP-9 Photo upload: first version",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-6",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-03T06:30:00.000Z",
                     *             "label": "APP-6 Profile: first version",
                     *             "costCents": 0,
                     *             "workType": "other",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-7",
                     *             "kind": "work_item",
                     *             "state": "todo",
                     *             "scope": "baseline",
                     *             "at": "2025-04-03T06:30:00.000Z",
                     *             "label": "APP-7 Ratings: first version",
                     *             "costCents": 0,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-4",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "baseline",
                     *             "at": "2025-04-02T06:30:00.000Z",
                     *             "label": "APP-4 Map: first version",
                     *             "costCents": 0,
                     *             "workType": "task",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-5",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "baseline",
                     *             "at": "2025-04-02T06:30:00.000Z",
                     *             "label": "APP-5 Payment: first version",
                     *             "costCents": 21144,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-2",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "baseline",
                     *             "at": "2025-04-01T06:30:00.000Z",
                     *             "label": "APP-2 Booking: first version",
                     *             "costCents": 77400,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "id": "work_item|app-tracker|APP-3",
                     *             "kind": "work_item",
                     *             "state": "in_progress",
                     *             "scope": "baseline",
                     *             "at": "2025-04-01T06:30:00.000Z",
                     *             "label": "APP-3 Push messages: first version",
                     *             "costCents": 45150,
                     *             "workType": "story",
                     *             "provenance": "provider_export"
                     *           },
                     *           {
                     *             "state": "active",
                     *             "workType": null,
                     *             "costCents": null,
                     *             "provenance": "user_declared",
                     *             "id": "engagement|f16061b8-ee19-561e-a9d7-e4b54ae94963",
                     *             "kind": "engagement",
                     *             "label": "Engagement from 2025-04-01",
                     *             "at": "2025-04-01T00:00:00.000Z",
                     *             "scope": "not_applicable"
                     *           }
                     *         ],
                     *         "edges": [
                     *           {
                     *             "from": "engagement|f16061b8-ee19-561e-a9d7-e4b54ae94963",
                     *             "to": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": null
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-10",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-11",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-12",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-13",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-14",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-15",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-16",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-17",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-18",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-19",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-2",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-20",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-21",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-22",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-23",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-24",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-25",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-26",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-27",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-28",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-29",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-3",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-30",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-31",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-32",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-33",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-34",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-35",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-36",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-37",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-38",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-39",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-4",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-5",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-6",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-7",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-8",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "lock|cc3a8df5-a203-5a10-8a72-5bf711f7ed83",
                     *             "to": "work_item|app-tracker|APP-9",
                     *             "kind": "contains",
                     *             "origin": "manual",
                     *             "rule": "import"
                     *           },
                     *           {
                     *             "from": "code_change|github.com/agency/app|#24",
                     *             "to": "work_item|app-tracker|APP-2",
                     *             "kind": "implements",
                     *             "origin": "heuristic",
                     *             "rule": "title"
                     *           },
                     *           {
                     *             "from": "code_change|github.com/agency/app|#25",
                     *             "to": "work_item|app-tracker|APP-3",
                     *             "kind": "implements",
                     *             "origin": "heuristic",
                     *             "rule": "title"
                     *           },
                     *           {
                     *             "from": "code_change|github.com/agency/app|#23",
                     *             "to": "work_item|app-tracker|APP-2",
                     *             "kind": "implements",
                     *             "origin": "heuristic",
                     *             "rule": "title"
                     *           },
                     *           {
                     *             "from": "meeting|app@agency|meeting-2025-04-23",
                     *             "to": "engagement|f16061b8-ee19-561e-a9d7-e4b54ae94963",
                     *             "kind": "discusses",
                     *             "origin": "manual",
                     *             "rule": "by_hand"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t43",
                     *             "to": "work_item|app-tracker|APP-2",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t46",
                     *             "to": "work_item|app-tracker|APP-5",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t47",
                     *             "to": "work_item|app-tracker|APP-2",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t48",
                     *             "to": "work_item|app-tracker|APP-3",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "time_entry|835f8881-369f-51b3-a2e3-86ca026018ed|t50",
                     *             "to": "work_item|app-tracker|APP-3",
                     *             "kind": "bills",
                     *             "origin": "connector",
                     *             "rule": "time_sheet"
                     *           },
                     *           {
                     *             "from": "invoice|835f8881-369f-51b3-a2e3-86ca026018ed|APP-2025-04",
                     *             "to": "engagement|f16061b8-ee19-561e-a9d7-e4b54ae94963",
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
                     *               "nodes": 41
                     *             },
                     *             {
                     *               "kind": "code_change",
                     *               "nodes": 3
                     *             },
                     *             {
                     *               "kind": "meeting",
                     *               "nodes": 1
                     *             },
                     *             {
                     *               "kind": "time_entry",
                     *               "nodes": 10
                     *             },
                     *             {
                     *               "kind": "invoice",
                     *               "nodes": 1
                     *             }
                     *           ],
                     *           "unlinkedChanges": 0,
                     *           "unattributedItems": 3
                     *         },
                     *         "truncated": false
                     *       },
                     *       "period": {
                     *         "start": "2025-04-22",
                     *         "end": "2025-04-24",
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
                 * @example 2025-12-01
                 */
                readonly start: string;
                /**
                 * @description The last day, included; at most 366 days after today. Given together with `start`.
                 * @example 2025-12-31
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
                     *         "periodStart": "2025-12-01",
                     *         "periodEnd": "2025-12-31",
                     *         "currency": "EUR",
                     *         "ai": {
                     *           "assistedChanges": 13,
                     *           "notAssistedChanges": 10,
                     *           "taggedPct": 88.9,
                     *           "netHours": 8.8
                     *         },
                     *         "aiInsufficientSample": null,
                     *         "scope": {
                     *           "expansionPct": 34.1,
                     *           "addedItems": 15,
                     *           "valueCents": 6474488,
                     *           "changeOrders": 3
                     *         },
                     *         "assumptions": [
                     *           {
                     *             "id": "cost-basis",
                     *             "title": "Cost basis",
                     *             "value": "rates of the agency, of the role",
                     *             "unitOrMethod": "EUR an hour",
                     *             "effectiveFrom": "2025-04-01",
                     *             "effectiveTo": null,
                     *             "versionId": "201a1c70-394d-544c-84ee-ec8cc7a49f31",
                     *             "source": "user",
                     *             "status": "verified"
                     *           },
                     *           {
                     *             "id": "scope-baseline",
                     *             "title": "Scope baseline",
                     *             "value": "the statement of work",
                     *             "unitOrMethod": "items of the lock",
                     *             "effectiveFrom": "2025-04-01",
                     *             "effectiveTo": null,
                     *             "versionId": "43dd4b80-bc50-5700-af42-585bc0decb87",
                     *             "source": "user",
                     *             "status": "verified"
                     *           },
                     *           {
                     *             "id": "meeting-attribution",
                     *             "title": "Meeting attribution",
                     *             "value": "meetings in the calendar of the project",
                     *             "unitOrMethod": "meetings",
                     *             "effectiveFrom": "2025-04-01",
                     *             "effectiveTo": null,
                     *             "versionId": "2e49ebb3-8793-50db-a3e2-151bef9762be",
                     *             "source": "user",
                     *             "status": "verified"
                     *           },
                     *           {
                     *             "id": "ai-attribution",
                     *             "title": "AI attribution",
                     *             "value": "labels that developers set themselves",
                     *             "unitOrMethod": "labels",
                     *             "effectiveFrom": "2025-04-01",
                     *             "effectiveTo": null,
                     *             "versionId": "b7752ab3-85c3-50ae-b77f-2a4b61c220e9",
                     *             "source": "user",
                     *             "status": "needs_verification"
                     *           },
                     *           {
                     *             "id": "reporting-period",
                     *             "title": "Reporting period",
                     *             "value": "calendar months",
                     *             "unitOrMethod": "months",
                     *             "effectiveFrom": "2025-04-01",
                     *             "effectiveTo": null,
                     *             "versionId": "0a63d0c4-6742-5406-bf42-d72000203edd",
                     *             "source": "user",
                     *             "status": "verified"
                     *           },
                     *           {
                     *             "id": "work-cost-allocation",
                     *             "title": "Work cost allocation",
                     *             "value": "added: meetings are in no time sheet",
                     *             "unitOrMethod": "time entries, meetings",
                     *             "effectiveFrom": "2025-04-01",
                     *             "effectiveTo": null,
                     *             "versionId": "d269218d-210a-5e9e-ac5b-c86a447f52d6",
                     *             "source": "user",
                     *             "status": "verified"
                     *           }
                     *         ],
                     *         "confidence": {
                     *           "label": "high",
                     *           "score": 95.9,
                     *           "hints": [],
                     *           "signals": [
                     *             {
                     *               "id": "prs_linked",
                     *               "label": "Changes linked to work items",
                     *               "weight": 16,
                     *               "pct": 88.9,
                     *               "contribution": 14.22,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 24,
                     *                 "denominator": 27,
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
                     *                 "numerator": 4,
                     *                 "denominator": 4,
                     *                 "query": "work items in a tracker that is mapped to a project / work items"
                     *               }
                     *             },
                     *             {
                     *               "id": "meetings_tagged",
                     *               "label": "Meetings tagged",
                     *               "weight": 12,
                     *               "pct": 100,
                     *               "contribution": 12,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 6,
                     *                 "denominator": 6,
                     *                 "query": "meetings attributed to a project or marked as unrelated / meetings"
                     *               }
                     *             },
                     *             {
                     *               "id": "rate_card",
                     *               "label": "Hours with a rate",
                     *               "weight": 14,
                     *               "pct": 100,
                     *               "contribution": 14,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 1025100,
                     *                 "denominator": 1025100,
                     *                 "query": "seconds in time entries with a rate in force / seconds in time entries"
                     *               }
                     *             },
                     *             {
                     *               "id": "ai_tagging",
                     *               "label": "Changes with an AI tag",
                     *               "weight": 12,
                     *               "pct": 88.9,
                     *               "contribution": 10.67,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 24,
                     *                 "denominator": 27,
                     *                 "query": "merged changes with an AI tag / merged changes"
                     *               }
                     *             },
                     *             {
                     *               "id": "release_evidence",
                     *               "label": "Changes in a release",
                     *               "weight": 10,
                     *               "pct": 100,
                     *               "contribution": 10,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 27,
                     *                 "denominator": 27,
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
                     *                 "numerator": 97,
                     *                 "denominator": 97,
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
                     *               "pct": 83.3,
                     *               "contribution": 5,
                     *               "note": "",
                     *               "evidence": {
                     *                 "numerator": 5,
                     *                 "denominator": 6,
                     *                 "query": "verified assumptions / the six assumptions"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "coordination": {
                     *           "blendedHourlyRateCents": 6100,
                     *           "costCents": 111325,
                     *           "taggingPct": 100,
                     *           "declined": 1,
                     *           "hours": 4.25,
                     *           "meetings": 5
                     *         },
                     *         "investment": {
                     *           "cloudCents": 56781,
                     *           "coordinationCents": 111325,
                     *           "coordinationPct": 5.6,
                     *           "estimated": false,
                     *           "estimatedCloudCents": 0,
                     *           "invoicedCents": 4462319,
                     *           "labourCents": 1814069,
                     *           "labourHours": 284.75,
                     *           "reworkCents": 33625,
                     *           "reworkPct": 1.9,
                     *           "roleBandHours": 284.75,
                     *           "scopeCents": 905906,
                     *           "scopePct": 49.9,
                     *           "totalCents": 1982175,
                     *           "unpricedHours": 0,
                     *           "currencyConflict": false,
                     *           "costEvidence": {
                     *             "cloudLines": 3,
                     *             "linkedTimeEntries": 47,
                     *             "timeEntries": 55
                     *           },
                     *           "labourCategories": [
                     *             {
                     *               "category": "design",
                     *               "hours": 36.5,
                     *               "cents": 211700,
                     *               "unpricedHours": 0
                     *             },
                     *             {
                     *               "category": "development",
                     *               "hours": 186.25,
                     *               "cents": 1252531,
                     *               "unpricedHours": 0
                     *             },
                     *             {
                     *               "category": "management",
                     *               "hours": 21.5,
                     *               "cents": 148350,
                     *               "unpricedHours": 0
                     *             },
                     *             {
                     *               "category": "quality",
                     *               "hours": 40.5,
                     *               "cents": 201488,
                     *               "unpricedHours": 0
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
                     *           "completedItems": 4,
                     *           "mergedChanges": 27,
                     *           "releases": 2,
                     *           "milestones": 0,
                     *           "objectivesCompleted": 1,
                     *           "objectivesTotal": 3,
                     *           "prsLinkedPct": 88.9,
                     *           "releaseRows": [
                     *             {
                     *               "tag": "v1.19.0",
                     *               "releasedAt": "2025-12-25T13:00:00.000Z",
                     *               "changes": 14,
                     *               "source": "github"
                     *             },
                     *             {
                     *               "tag": "v1.18.0",
                     *               "releasedAt": "2025-12-11T13:00:00.000Z",
                     *               "changes": 14,
                     *               "source": "github"
                     *             }
                     *           ],
                     *           "rows": [
                     *             {
                     *               "key": "SHOP-64",
                     *               "title": "Prices by region: pages",
                     *               "workType": "task",
                     *               "completedAt": "2025-12-16T15:30:00.000Z",
                     *               "changes": [
                     *                 "#294",
                     *                 "#297",
                     *                 "#299",
                     *                 "#300",
                     *                 "#304",
                     *                 "#305",
                     *                 "#307"
                     *               ],
                     *               "releases": [
                     *                 "v1.18.0",
                     *                 "v1.19.0"
                     *               ],
                     *               "linkOrigin": "heuristic"
                     *             },
                     *             {
                     *               "key": "SHOP-65",
                     *               "title": "Prices by region: mails and reports",
                     *               "workType": "story",
                     *               "completedAt": "2025-12-16T15:30:00.000Z",
                     *               "changes": [
                     *                 "#301",
                     *                 "#302",
                     *                 "#303",
                     *                 "#306",
                     *                 "#308"
                     *               ],
                     *               "releases": [
                     *                 "v1.18.0",
                     *                 "v1.19.0"
                     *               ],
                     *               "linkOrigin": "heuristic"
                     *             },
                     *             {
                     *               "key": "SHOP-63",
                     *               "title": "Prices by region: rules",
                     *               "workType": "story",
                     *               "completedAt": "2025-12-04T15:30:00.000Z",
                     *               "changes": [
                     *                 "#290",
                     *                 "#293",
                     *                 "#295",
                     *                 "#298"
                     *               ],
                     *               "releases": [
                     *                 "v1.18.0"
                     *               ],
                     *               "linkOrigin": "heuristic"
                     *             },
                     *             {
                     *               "key": "SHOP-28",
                     *               "title": "Basket: in three languages",
                     *               "workType": "task",
                     *               "completedAt": "2025-12-01T15:30:00.000Z",
                     *               "changes": [
                     *                 "#292"
                     *               ],
                     *               "releases": [
                     *                 "v1.18.0"
                     *               ],
                     *               "linkOrigin": "heuristic"
                     *             }
                     *           ]
                     *         },
                     *         "evidencePackages": [
                     *           {
                     *             "id": "work_item",
                     *             "title": "Work items",
                     *             "items": 4,
                     *             "state": "available",
                     *             "reason": null
                     *           },
                     *           {
                     *             "id": "code_change",
                     *             "title": "Merged changes",
                     *             "items": 27,
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
                     *             "items": 6,
                     *             "state": "available",
                     *             "reason": null
                     *           },
                     *           {
                     *             "id": "time_entry",
                     *             "title": "Time entries",
                     *             "items": 55,
                     *             "state": "available",
                     *             "reason": null
                     *           },
                     *           {
                     *             "id": "cloud_line",
                     *             "title": "Cloud bill lines",
                     *             "items": 3,
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
                     *             "tag": "invoice",
                     *             "title": "1 line billed above the evidence",
                     *             "tone": "risk",
                     *             "action": "Check this line of invoice SHOP-2025-12 before you defend it.",
                     *             "why": "The evidence supports less than was billed."
                     *           },
                     *           {
                     *             "n": 2,
                     *             "tag": "scope",
                     *             "title": "2 added items without a value",
                     *             "tone": "warn",
                     *             "action": "Agree on a change order for what was added.",
                     *             "why": "An addition is valued by its change order, or by time with a rate; there is neither."
                     *           },
                     *           {
                     *             "n": 3,
                     *             "tag": "scope",
                     *             "title": "4 items of uncertain scope",
                     *             "tone": "info",
                     *             "action": "Decide with the next lock what is in scope.",
                     *             "why": "They existed before the lock but are not part of it."
                     *           },
                     *           {
                     *             "n": 4,
                     *             "tag": "assumptions",
                     *             "title": "1 assumption not verified",
                     *             "tone": "neutral",
                     *             "action": "Verify it with the client.",
                     *             "why": "The numbers depend on it."
                     *           }
                     *         ]
                     *       },
                     *       "invoice": {
                     *         "id": "SHOP-2025-12",
                     *         "number": "SHOP-2025-12",
                     *         "status": "issued",
                     *         "issuedOn": "2026-01-01",
                     *         "periodStart": "2025-12-01",
                     *         "periodEnd": "2025-12-31",
                     *         "currency": "EUR",
                     *         "amountCents": 4462319,
                     *         "lines": [
                     *           {
                     *             "id": "instalment",
                     *             "description": "Instalment 9 of 12",
                     *             "category": "fixed",
                     *             "role": null,
                     *             "hours": null,
                     *             "unitCents": null,
                     *             "amountCents": 2700000
                     *           },
                     *           {
                     *             "id": "developer",
                     *             "description": "Change orders: development",
                     *             "category": "labour",
                     *             "role": "developer",
                     *             "hours": 110.5,
                     *             "unitCents": 11200,
                     *             "amountCents": 1237600
                     *           },
                     *           {
                     *             "id": "designer",
                     *             "description": "Change orders: design",
                     *             "category": "labour",
                     *             "role": "designer",
                     *             "hours": 9.75,
                     *             "unitCents": 9850,
                     *             "amountCents": 96038
                     *           },
                     *           {
                     *             "id": "tester",
                     *             "description": "Change orders: testing",
                     *             "category": "labour",
                     *             "role": "tester",
                     *             "hours": 22.5,
                     *             "unitCents": 8400,
                     *             "amountCents": 189000
                     *           },
                     *           {
                     *             "id": "product-owner",
                     *             "description": "Change orders: product management",
                     *             "category": "labour",
                     *             "role": "product owner",
                     *             "hours": 15.5,
                     *             "unitCents": 11800,
                     *             "amountCents": 182900
                     *           },
                     *           {
                     *             "id": "hosting",
                     *             "description": "Hosting, at cost",
                     *             "category": "cloud",
                     *             "role": null,
                     *             "hours": null,
                     *             "unitCents": null,
                     *             "amountCents": 56781
                     *           }
                     *         ]
                     *       },
                     *       "pack": {
                     *         "id": "what-was-delivered",
                     *         "question": "What was delivered?",
                     *         "claims": [
                     *           {
                     *             "text": "Completed work items: 4.",
                     *             "figure": {
                     *               "value": 4,
                     *               "unit": "count",
                     *               "provenance": "provider_export",
                     *               "basis": "work items completed in the period"
                     *             },
                     *             "provenance": "provider_export",
                     *             "evidence": [
                     *               "SHOP-64",
                     *               "SHOP-65",
                     *               "SHOP-63",
                     *               "SHOP-28"
                     *             ]
                     *           },
                     *           {
                     *             "text": "Merged changes: 27.",
                     *             "figure": {
                     *               "value": 27,
                     *               "unit": "count",
                     *               "provenance": "provider_export",
                     *               "basis": "changes merged in the period"
                     *             },
                     *             "provenance": "provider_export",
                     *             "evidence": [
                     *               "#290",
                     *               "#292",
                     *               "#293",
                     *               "#294",
                     *               "#295",
                     *               "#297",
                     *               "#298",
                     *               "#299",
                     *               "#300",
                     *               "#301",
                     *               "#302",
                     *               "#303",
                     *               "#304",
                     *               "#305",
                     *               "#306",
                     *               "#307",
                     *               "#308",
                     *               "#309",
                     *               "#311",
                     *               "#312",
                     *               "#313",
                     *               "#314",
                     *               "#315",
                     *               "#316"
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
                     *               "v1.19.0",
                     *               "v1.18.0"
                     *             ]
                     *           },
                     *           {
                     *             "text": "Objectives completed: 1 of 3.",
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
                     *         "state": "variance",
                     *         "tolerancePct": 2,
                     *         "invoicedCents": 4462319,
                     *         "supportedCents": 4274719,
                     *         "varianceCents": 187600,
                     *         "rows": [
                     *           {
                     *             "lineId": "instalment",
                     *             "billedHours": null,
                     *             "evidencedHours": null,
                     *             "supportedCents": 2700000,
                     *             "deltaCents": 0,
                     *             "status": "matched",
                     *             "evidence": {
                     *               "timeEntries": 0,
                     *               "workItems": 0,
                     *               "codeChanges": 0,
                     *               "meetings": 0
                     *             }
                     *           },
                     *           {
                     *             "lineId": "developer",
                     *             "billedHours": 110.5,
                     *             "evidencedHours": 93.75,
                     *             "supportedCents": 1050000,
                     *             "deltaCents": 187600,
                     *             "status": "over_billed",
                     *             "evidence": {
                     *               "timeEntries": 17,
                     *               "workItems": 3,
                     *               "codeChanges": 16,
                     *               "meetings": 0
                     *             }
                     *           },
                     *           {
                     *             "lineId": "designer",
                     *             "billedHours": 9.75,
                     *             "evidencedHours": 9.75,
                     *             "supportedCents": 96038,
                     *             "deltaCents": 0,
                     *             "status": "matched",
                     *             "evidence": {
                     *               "timeEntries": 2,
                     *               "workItems": 1,
                     *               "codeChanges": 5,
                     *               "meetings": 0
                     *             }
                     *           },
                     *           {
                     *             "lineId": "tester",
                     *             "billedHours": 22.5,
                     *             "evidencedHours": 22.5,
                     *             "supportedCents": 189000,
                     *             "deltaCents": 0,
                     *             "status": "matched",
                     *             "evidence": {
                     *               "timeEntries": 4,
                     *               "workItems": 2,
                     *               "codeChanges": 11,
                     *               "meetings": 0
                     *             }
                     *           },
                     *           {
                     *             "lineId": "product-owner",
                     *             "billedHours": 15.5,
                     *             "evidencedHours": 15.5,
                     *             "supportedCents": 182900,
                     *             "deltaCents": 0,
                     *             "status": "matched",
                     *             "evidence": {
                     *               "timeEntries": 5,
                     *               "workItems": 2,
                     *               "codeChanges": 12,
                     *               "meetings": 0
                     *             }
                     *           },
                     *           {
                     *             "lineId": "hosting",
                     *             "billedHours": null,
                     *             "evidencedHours": null,
                     *             "supportedCents": 56781,
                     *             "deltaCents": 0,
                     *             "status": "matched",
                     *             "evidence": {
                     *               "timeEntries": 0,
                     *               "workItems": 0,
                     *               "codeChanges": 0,
                     *               "meetings": 0
                     *             }
                     *           }
                     *         ],
                     *         "unbilled": {
                     *           "timeEntries": 0,
                     *           "hours": 0,
                     *           "cents": 0
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
                     *           "done": true,
                     *           "meta": "84.4% of merged changes name a work item.",
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
                     *           "meta": "44 items were locked on 2025-04-14."
                     *         },
                     *         {
                     *           "id": "ai-marking",
                     *           "done": true,
                     *           "meta": "90.6% of merged changes have an AI tag.",
                     *           "providers": [
                     *             "github"
                     *           ]
                     *         },
                     *         {
                     *           "id": "work-type-classification",
                     *           "done": true,
                     *           "meta": "2 of 2 work items have a specific type.",
                     *           "providers": [
                     *             "jira"
                     *           ],
                     *           "evidence": {
                     *             "numerator": 2,
                     *             "denominator": 2,
                     *             "query": "work items with a type other than \"other\" / work items"
                     *           }
                     *         }
                     *       ],
                     *       "confidence": {
                     *         "label": "moderate",
                     *         "score": 79.6,
                     *         "hints": [
                     *           "Tag each meeting with its project, or mark it as unrelated.",
                     *           "Tag releases in the repository."
                     *         ],
                     *         "signals": [
                     *           {
                     *             "id": "prs_linked",
                     *             "label": "Changes linked to work items",
                     *             "weight": 16,
                     *             "pct": 84.4,
                     *             "contribution": 13.5,
                     *             "note": "",
                     *             "evidence": {
                     *               "numerator": 27,
                     *               "denominator": 32,
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
                     *               "numerator": 2,
                     *               "denominator": 2,
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
                     *               "denominator": 7,
                     *               "query": "meetings attributed to a project or marked as unrelated / meetings"
                     *             }
                     *           },
                     *           {
                     *             "id": "rate_card",
                     *             "label": "Hours with a rate",
                     *             "weight": 14,
                     *             "pct": 100,
                     *             "contribution": 14,
                     *             "note": "",
                     *             "evidence": {
                     *               "numerator": 1191600,
                     *               "denominator": 1191600,
                     *               "query": "seconds in time entries with a rate in force / seconds in time entries"
                     *             }
                     *           },
                     *           {
                     *             "id": "ai_tagging",
                     *             "label": "Changes with an AI tag",
                     *             "weight": 12,
                     *             "pct": 90.6,
                     *             "contribution": 10.88,
                     *             "note": "",
                     *             "evidence": {
                     *               "numerator": 29,
                     *               "denominator": 32,
                     *               "query": "merged changes with an AI tag / merged changes"
                     *             }
                     *           },
                     *           {
                     *             "id": "release_evidence",
                     *             "label": "Changes in a release",
                     *             "weight": 10,
                     *             "pct": 62.5,
                     *             "contribution": 6.25,
                     *             "note": "Tag releases in the repository.",
                     *             "evidence": {
                     *               "numerator": 20,
                     *               "denominator": 32,
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
                     *               "numerator": 110,
                     *               "denominator": 110,
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
                     *             "pct": 83.3,
                     *             "contribution": 5,
                     *             "note": "",
                     *             "evidence": {
                     *               "numerator": 5,
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
                     *           "id": "39970c83-15d2-5e25-b5f5-fa7bdd5e705e",
                     *           "provider": "google_calendar",
                     *           "category": "calendar",
                     *           "label": "Calendar of portal",
                     *           "account": null,
                     *           "health": "stale",
                     *           "registeredAt": "2026-01-12T00:00:00.000Z",
                     *           "lastAttemptAt": "2026-01-12T00:00:00.000Z",
                     *           "lastSuccessAt": "2026-01-12T00:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 71,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "meeting",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-01-12T00:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "fe07d76a-f757-5173-9aaf-d966e92378a3",
                     *               "startedAt": "2026-01-12T00:00:00.000Z",
                     *               "finishedAt": "2026-01-12T00:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 71,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "0a03ea33-4766-5cc7-a4b3-f68b48af25de",
                     *           "provider": "jira",
                     *           "category": "delivery",
                     *           "label": "Jira of site",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 17,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "work_item",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "a7f9cd5b-f82c-5ae8-917c-a670ecbb3d1a"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "de075f75-e2a8-58c2-8b8d-450d4854915e",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 17,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
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
                     *           "records": 66,
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
                     *               "id": "c54733c9-dba7-59a2-b0de-938e12df1da0",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 66,
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
                     *           "records": 45,
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
                     *               "id": "27eefd21-c5da-5b11-b56f-02a85dcd6e88",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 45,
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
                     *           "records": 11,
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
                     *               "id": "f01e4d82-dbd1-5728-9acd-fbf5320e8653",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 11,
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
                     *           "records": 36,
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
                     *               "id": "d80c5a4b-6122-5383-bbf3-52b5e0bf53c8",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 36,
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
                     *           "records": 406,
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
                     *               "id": "3bfffaab-4b4f-5b58-9f66-1d0961cfc90f",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 406,
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
                     *           "records": 10,
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
                     *               "id": "32a9b60e-735c-5d93-96d7-706177eebc29",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 10,
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
                     *           "records": 11,
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
                     *               "id": "da383661-a4b2-55f0-a5e8-d7a577b10c29",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 11,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "48448cfa-db7e-574c-b9f2-5e1cb826a83b",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of the agency",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 51,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "code_change",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [],
                     *           "recentRuns": [
                     *             {
                     *               "id": "b131f50f-1d0a-5b37-b630-2447a41452b1",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 51,
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
                     *           "records": 84,
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
                     *               "id": "f0c551ee-3b9b-51a4-8c4c-b86c324814b7",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 84,
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
                     *           "records": 107,
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
                     *               "id": "3e24d7ec-6176-5642-a1e0-50413fa2c9a7",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 107,
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
                     *           "health": "degraded",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 667,
                     *           "deadLetters": 3,
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
                     *               "id": "3859b37b-ca2b-5e59-aac0-d7c53dacfa1a",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 667,
                     *               "unchanged": 0,
                     *               "rejected": 3
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
                     *           "records": 5,
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
                     *               "id": "ae447b3e-1e2f-5b08-b96a-6b3828e51672",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 5,
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
                     *           "records": 55,
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
                     *               "id": "14d131e5-4edb-5b89-ba8a-23d07cc0d250",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 55,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "9aaef94e-13f0-53f8-86e6-30316d6bc2d1",
                     *           "provider": "cursor",
                     *           "category": "ai",
                     *           "label": "Cursor of app",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 188,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "ai_usage",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "835f8881-369f-51b3-a2e3-86ca026018ed"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "89ecea53-0600-5bc0-ac61-1ff82206d8ee",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 188,
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
                     *           "records": 84,
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
                     *               "id": "c7d587f2-5bb1-549d-948e-020181363365",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 84,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "a0e86506-a0b0-5c40-bdca-05c87a5c4ba1",
                     *           "provider": "github",
                     *           "category": "code",
                     *           "label": "GitHub of sdk",
                     *           "account": null,
                     *           "health": "healthy",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 207,
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
                     *             "54befbb5-ff03-59e6-b2e0-90ff1211cae7"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "356624aa-c147-56dd-810a-4087fc4a9ab9",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 207,
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
                     *           "records": 345,
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
                     *               "id": "a5a8798b-1c56-5878-90df-de5af29c7a78",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 345,
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
                     *           "records": 11,
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
                     *               "id": "89f35146-1e56-5a4a-a26b-2de62f9e2df3",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 11,
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
                     *           "records": 36,
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
                     *               "id": "30b5b597-759d-5144-90db-12cbb7145509",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 36,
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
                     *           "records": 36,
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
                     *               "id": "3ab49533-451a-5eaf-9168-a1cb52b4c7f7",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 36,
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
                     *           "health": "degraded",
                     *           "registeredAt": "2026-03-02T12:00:00.000Z",
                     *           "lastAttemptAt": "2026-03-02T12:00:00.000Z",
                     *           "lastSuccessAt": "2026-03-02T12:00:00.000Z",
                     *           "lastError": null,
                     *           "records": 273,
                     *           "deadLetters": 0,
                     *           "coverage": [
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-03-03T00:00:00.000Z",
                     *               "to": "2025-09-01T00:00:00.000Z"
                     *             },
                     *             {
                     *               "kind": "time_entry",
                     *               "from": "2025-10-01T00:00:00.000Z",
                     *               "to": "2026-03-02T12:00:00.000Z"
                     *             }
                     *           ],
                     *           "projects": [
                     *             "85670ce7-7dde-58ac-818a-9881dcb78c0d"
                     *           ],
                     *           "recentRuns": [
                     *             {
                     *               "id": "886fe30e-24c1-5545-b770-bfea38ed2ffd",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 273,
                     *               "unchanged": 0,
                     *               "rejected": 0
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
                     *           "records": 743,
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
                     *               "id": "efe26280-0ec2-5c4a-bcf0-35b532c7c1e9",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 743,
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
                     *           "records": 188,
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
                     *               "id": "30d097cf-f491-512a-8618-0597436427c4",
                     *               "startedAt": "2026-03-02T12:00:00.000Z",
                     *               "finishedAt": "2026-03-02T12:00:00.000Z",
                     *               "state": "succeeded",
                     *               "accepted": 188,
                     *               "unchanged": 0,
                     *               "rejected": 0
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "imports": {
                     *         "total": 25,
                     *         "lastAt": "2026-03-02T12:00:00.000Z",
                     *         "recent": [
                     *           {
                     *             "id": "de075f75-e2a8-58c2-8b8d-450d4854915e",
                     *             "fileName": "Jira of site",
                     *             "kind": "delivery",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 17,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "c54733c9-dba7-59a2-b0de-938e12df1da0",
                     *             "fileName": "Jira of shop",
                     *             "kind": "delivery",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 66,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "27eefd21-c5da-5b11-b56f-02a85dcd6e88",
                     *             "fileName": "Jira of portal",
                     *             "kind": "delivery",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 45,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "f01e4d82-dbd1-5728-9acd-fbf5320e8653",
                     *             "fileName": "Invoices of app",
                     *             "kind": "import",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 11,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "d80c5a4b-6122-5383-bbf3-52b5e0bf53c8",
                     *             "fileName": "Cloud bills of shop",
                     *             "kind": "cloud",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 36,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "3bfffaab-4b4f-5b58-9f66-1d0961cfc90f",
                     *             "fileName": "GitHub of shop",
                     *             "kind": "code",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 406,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "32a9b60e-735c-5d93-96d7-706177eebc29",
                     *             "fileName": "GitHub of site",
                     *             "kind": "code",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 10,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "da383661-a4b2-55f0-a5e8-d7a577b10c29",
                     *             "fileName": "Invoices of portal",
                     *             "kind": "import",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 11,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "b131f50f-1d0a-5b37-b630-2447a41452b1",
                     *             "fileName": "GitHub of the agency",
                     *             "kind": "code",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 51,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           },
                     *           {
                     *             "id": "f0c551ee-3b9b-51a4-8c4c-b86c324814b7",
                     *             "fileName": "Calendar of shop",
                     *             "kind": "calendar",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "accepted": 84,
                     *             "unchanged": 0,
                     *             "rejected": 0
                     *           }
                     *         ]
                     *       },
                     *       "kpis": {
                     *         "attentionCount": 3,
                     *         "connectedCount": 25,
                     *         "coveragePct": 68.1,
                     *         "registeredCount": 25,
                     *         "lastSuccessAt": "2026-03-02T12:00:00.000Z"
                     *       },
                     *       "orphanedDeadLetters": [],
                     *       "projects": [
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
                     *           "id": "54befbb5-ff03-59e6-b2e0-90ff1211cae7",
                     *           "name": "sdk",
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
                     *         "connections": 25,
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
                     *             "design": 5800,
                     *             "engineering": 6725,
                     *             "engineeringManagement": 0,
                     *             "product": 6900,
                     *             "qa": 4975
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
                readonly eventType?: readonly ("workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "price.set" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "invoice.noted" | "invoice_note.withdrawn" | "invoice_line.explained" | "invoice_explanation.withdrawn" | "invoice.approved" | "invoice_approval.withdrawn" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "role_band.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "ai_marks_taken.back" | "ai_marks.restored" | "ai_rule_taken.back" | "ai_rule.restored" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported")[];
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
                     *           "id": "fe6d68f6-6680-5aba-b0eb-f18daaa2c9e7",
                     *           "action": "meeting.tagged",
                     *           "actor": "Grace",
                     *           "actorKind": "user",
                     *           "connector": null,
                     *           "clientId": "c402a24b-0c53-55fe-a20b-968d0e63b79f",
                     *           "clientName": "Bolt",
                     *           "projectId": "85670ce7-7dde-58ac-818a-9881dcb78c0d",
                     *           "projectName": "portal",
                     *           "hasPayload": true,
                     *           "impacts": [
                     *             {
                     *               "label": "Delivery Investment"
                     *             }
                     *           ],
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "severity": "info",
                     *           "status": "success",
                     *           "target": "meeting"
                     *         },
                     *         {
                     *           "id": "fe5502da-43fd-5078-8c9c-ed729dac7ccc",
                     *           "action": "meeting.tagged",
                     *           "actor": "Grace",
                     *           "actorKind": "user",
                     *           "connector": null,
                     *           "clientId": "c402a24b-0c53-55fe-a20b-968d0e63b79f",
                     *           "clientName": "Bolt",
                     *           "projectId": "85670ce7-7dde-58ac-818a-9881dcb78c0d",
                     *           "projectName": "portal",
                     *           "hasPayload": true,
                     *           "impacts": [
                     *             {
                     *               "label": "Delivery Investment"
                     *             }
                     *           ],
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "severity": "info",
                     *           "status": "success",
                     *           "target": "meeting"
                     *         },
                     *         {
                     *           "id": "fe541209-f9fd-53c3-ab1d-79057e7af4a8",
                     *           "action": "connection.registered",
                     *           "actor": "Jira of portal",
                     *           "actorKind": "connector",
                     *           "connector": "jira",
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
                     *           "id": "fc86c172-500d-5c8e-a81f-30e90b7e05b6",
                     *           "action": "meeting.tagged",
                     *           "actor": "Grace",
                     *           "actorKind": "user",
                     *           "connector": null,
                     *           "clientId": "8b5b4ed3-3d29-5ce3-853c-c2110852c9a4",
                     *           "clientName": "Acme",
                     *           "projectId": "835f8881-369f-51b3-a2e3-86ca026018ed",
                     *           "projectName": "app",
                     *           "hasPayload": true,
                     *           "impacts": [
                     *             {
                     *               "label": "Delivery Investment"
                     *             }
                     *           ],
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "severity": "info",
                     *           "status": "success",
                     *           "target": "meeting"
                     *         },
                     *         {
                     *           "id": "fbf83e9d-9bf8-5b64-ba10-8ed90a7a9ec5",
                     *           "action": "meeting.tagged",
                     *           "actor": "Grace",
                     *           "actorKind": "user",
                     *           "connector": null,
                     *           "clientId": "8b5b4ed3-3d29-5ce3-853c-c2110852c9a4",
                     *           "clientName": "Acme",
                     *           "projectId": "9cdb4ed3-eb32-5346-837f-91cd0af939f0",
                     *           "projectName": "shop",
                     *           "hasPayload": true,
                     *           "impacts": [
                     *             {
                     *               "label": "Delivery Investment"
                     *             }
                     *           ],
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "severity": "info",
                     *           "status": "success",
                     *           "target": "meeting"
                     *         }
                     *       ],
                     *       "available": {
                     *         "connectors": [
                     *           {
                     *             "id": "csv",
                     *             "label": "File import",
                     *             "count": 24
                     *           },
                     *           {
                     *             "id": "github",
                     *             "label": "GitHub",
                     *             "count": 18
                     *           },
                     *           {
                     *             "id": "google_calendar",
                     *             "label": "Google Calendar",
                     *             "count": 14
                     *           },
                     *           {
                     *             "id": "jira",
                     *             "label": "Jira",
                     *             "count": 12
                     *           },
                     *           {
                     *             "id": "aws",
                     *             "label": "Amazon Web Services",
                     *             "count": 6
                     *           },
                     *           {
                     *             "id": "cursor",
                     *             "label": "Cursor",
                     *             "count": 6
                     *           }
                     *         ],
                     *         "eventTypes": [
                     *           {
                     *             "id": "meeting.tagged",
                     *             "label": "Meeting tagged",
                     *             "count": 221
                     *           },
                     *           {
                     *             "id": "connection.registered",
                     *             "label": "Connection registered",
                     *             "count": 25
                     *           },
                     *           {
                     *             "id": "sync.completed",
                     *             "label": "Sync completed",
                     *             "count": 25
                     *           },
                     *           {
                     *             "id": "sync.started",
                     *             "label": "Sync started",
                     *             "count": 25
                     *           },
                     *           {
                     *             "id": "container.mapped",
                     *             "label": "Container assigned to a project",
                     *             "count": 17
                     *           },
                     *           {
                     *             "id": "assumption.set",
                     *             "label": "Assumption set",
                     *             "count": 15
                     *           },
                     *           {
                     *             "id": "price.set",
                     *             "label": "Price set",
                     *             "count": 13
                     *           },
                     *           {
                     *             "id": "objective.set",
                     *             "label": "Objective set",
                     *             "count": 10
                     *           },
                     *           {
                     *             "id": "change_order.approved",
                     *             "label": "Change order approved",
                     *             "count": 6
                     *           },
                     *           {
                     *             "id": "milestone.reached",
                     *             "label": "Milestone reached",
                     *             "count": 5
                     *           },
                     *           {
                     *             "id": "project.added",
                     *             "label": "Project added",
                     *             "count": 5
                     *           },
                     *           {
                     *             "id": "rate.set",
                     *             "label": "Rate set",
                     *             "count": 5
                     *           },
                     *           {
                     *             "id": "role_band.set",
                     *             "label": "Role assigned to a band",
                     *             "count": 5
                     *           },
                     *           {
                     *             "id": "client_question.asked",
                     *             "label": "Client question asked",
                     *             "count": 4
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
                     *             "id": "invoice.approved",
                     *             "label": "Invoice approved",
                     *             "count": 3
                     *           },
                     *           {
                     *             "id": "objective.completed",
                     *             "label": "Objective completed",
                     *             "count": 3
                     *           },
                     *           {
                     *             "id": "record.dead_lettered",
                     *             "label": "Record rejected",
                     *             "count": 3
                     *           },
                     *           {
                     *             "id": "scope.locked",
                     *             "label": "Scope locked",
                     *             "count": 3
                     *           },
                     *           {
                     *             "id": "client_question.answered",
                     *             "label": "Client question answered",
                     *             "count": 2
                     *           },
                     *           {
                     *             "id": "cost_estimate.recorded",
                     *             "label": "Cost estimate recorded",
                     *             "count": 2
                     *           },
                     *           {
                     *             "id": "import.answered",
                     *             "label": "Questions about imported files answered",
                     *             "count": 2
                     *           },
                     *           {
                     *             "id": "invoice.noted",
                     *             "label": "Note on an invoice",
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
                     *             "id": "invoice_line.explained",
                     *             "label": "Invoice line explained",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "objective.dropped",
                     *             "label": "Objective dropped",
                     *             "count": 1
                     *           },
                     *           {
                     *             "id": "plan.changed",
                     *             "label": "Plan changed",
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
                     *             "count": 256
                     *           },
                     *           {
                     *             "id": "scope_expansion",
                     *             "label": "Scope expansion",
                     *             "count": 30
                     *           },
                     *           {
                     *             "id": "delivery_output",
                     *             "label": "Project forensics",
                     *             "count": 27
                     *           },
                     *           {
                     *             "id": "ai_net_gain",
                     *             "label": "AI net delivery gain",
                     *             "count": 23
                     *           },
                     *           {
                     *             "id": "objectives",
                     *             "label": "Objectives",
                     *             "count": 19
                     *           }
                     *         ]
                     *       },
                     *       "headline": {
                     *         "dataQualityWarnings": 3,
                     *         "eventsToday": 419,
                     *         "failedSyncEvents": 0,
                     *         "recalculatedMetrics": 294,
                     *         "lastFullSync": {
                     *           "occurredAt": "2026-03-02T12:00:00.000Z",
                     *           "state": "succeeded"
                     *         }
                     *       },
                     *       "summary": {
                     *         "changes": 338,
                     *         "exports": 0,
                     *         "failed": 0,
                     *         "total": 422
                     *       },
                     *       "total": 422,
                     *       "nextCursor": "fbf83e9d-9bf8-5b64-ba10-8ed90a7a9ec5"
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
                 * @example 9c68767b-a191-5b3d-a0ac-bb0efbba5d89
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
                     *         "id": "9c68767b-a191-5b3d-a0ac-bb0efbba5d89",
                     *         "action": "scope.locked",
                     *         "actor": "Grace",
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
                     *           "lockId": "eb4c4e97-830f-555d-9f29-56337f8952a9",
                     *           "lockedOn": "2025-09-05",
                     *           "timeZone": "Europe/Berlin",
                     *           "items": [
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-14",
                     *               "estimateMinutes": 1680
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-15",
                     *               "estimateMinutes": 1200
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-16",
                     *               "estimateMinutes": 1440
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-17",
                     *               "estimateMinutes": 1200
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-18",
                     *               "estimateMinutes": 1200
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-19",
                     *               "estimateMinutes": null
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-20",
                     *               "estimateMinutes": 1680
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-21",
                     *               "estimateMinutes": 1680
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-22",
                     *               "estimateMinutes": 1200
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-23",
                     *               "estimateMinutes": 1680
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-24",
                     *               "estimateMinutes": 1200
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-25",
                     *               "estimateMinutes": 1680
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-26",
                     *               "estimateMinutes": null
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-27",
                     *               "estimateMinutes": 480
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-28",
                     *               "estimateMinutes": 1920
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-29",
                     *               "estimateMinutes": 720
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-30",
                     *               "estimateMinutes": 1440
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-31",
                     *               "estimateMinutes": 1200
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-32",
                     *               "estimateMinutes": 960
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-33",
                     *               "estimateMinutes": null
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-34",
                     *               "estimateMinutes": 1680
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-35",
                     *               "estimateMinutes": 1200
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-36",
                     *               "estimateMinutes": 720
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-37",
                     *               "estimateMinutes": 1200
                     *             },
                     *             {
                     *               "container": "portal-tracker",
                     *               "key": "PORTAL-38",
                     *               "estimateMinutes": 1200
                     *             }
                     *           ],
                     *           "method": "import",
                     *           "reference": "Statement of work, portal",
                     *           "via": "command_line"
                     *         },
                     *         "related": [],
                     *         "chain": [
                     *           {
                     *             "id": "9c68767b-a191-5b3d-a0ac-bb0efbba5d89",
                     *             "at": "2026-03-02T12:00:00.000Z",
                     *             "kind": "metric",
                     *             "title": "Scope locked",
                     *             "sub": "Grace",
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
    readonly "agreements.read": {
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
                /** @description Only this project. */
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
                    readonly "application/json": components["schemas"]["Agreements"];
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
    readonly "audit.lines": {
        readonly parameters: {
            readonly query: {
                /** @description The ids of events, as `audit.list` shows them. */
                readonly ids: readonly string[];
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
                    readonly "application/json": components["schemas"]["AuditLines"];
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
    readonly "explain.read": {
        readonly parameters: {
            readonly query: {
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
                /** @description The KPI whose evidence is listed. */
                readonly family?: "delivery_investment" | "scope_expansion" | "delivery_output" | "objectives" | "ai_net_gain";
                /** @description The id of a question pack, or its exact title. */
                readonly question?: string;
                /** @description `facts` is the only mode. */
                readonly mode?: "facts";
                /** @description Only events that show this text, in any case. */
                readonly search?: string;
                /** @description Only events of these types. */
                readonly eventType?: readonly ("workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "price.set" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "invoice.noted" | "invoice_note.withdrawn" | "invoice_line.explained" | "invoice_explanation.withdrawn" | "invoice.approved" | "invoice_approval.withdrawn" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "role_band.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "ai_marks_taken.back" | "ai_marks.restored" | "ai_rule_taken.back" | "ai_rule.restored" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported")[];
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
                /** @description Events of one page, 50 if left out. */
                readonly limit?: number;
                /** @description The id of an event, as `audit.list` shows it. */
                readonly eventId?: string;
                /** @description The id of the operation whose answer has the number; its own parameters are given beside it. */
                readonly operation: "apiKeys.list" | "aiEconomics.read" | "aiEconomics.surface" | "commandCenter.read" | "commandCenter.evidence" | "search.read" | "connections.list" | "scope.read" | "forensics.read" | "invoiceDefense.read" | "confidence.read" | "dataSources.read" | "billing.read" | "commercial.read" | "audit.list" | "audit.read";
                /** @description The path of the number in the answer, such as `kpis[0].value.value`; of a list by place or id. */
                readonly number: string;
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
                    readonly "application/json": components["schemas"]["NumberExplanation"];
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
    readonly "invoices.list": {
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
                    readonly "application/json": components["schemas"]["Invoices"];
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
    readonly "invoices.read": {
        readonly parameters: {
            readonly query?: {
                /** @description The IANA time zone in which the days are counted, UTC if left out. */
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
                /** @description Only this project. */
                readonly projectId: string;
                /** @description The id of an invoice, as `invoices.list` shows it. */
                readonly invoiceId: string;
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
                    readonly "application/json": components["schemas"]["InvoiceDetail"];
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
    readonly "portfolio.read": {
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
                    readonly "application/json": components["schemas"]["Portfolio"];
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
    readonly "series.read": {
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
                    readonly "application/json": components["schemas"]["Series"];
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
    readonly "trace.read": {
        readonly parameters: {
            readonly query: {
                /** @description The thing from which the chain starts. */
                readonly kind: "line" | "item" | "change" | "release";
                /** @description The key of an item, the reference of a change or the tag of a release; or the id of any of them in `forensics.read`. */
                readonly id?: string;
                /** @description The invoice of the line, by its id or number. */
                readonly invoice?: string;
                /** @description The id of a line of the invoice. */
                readonly line?: string;
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
                /** @description Only this project. */
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
                    readonly "application/json": components["schemas"]["Trace"];
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
    readonly "invoice.note": {
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
                    /** @description the note */
                    readonly text: string;
                    /** @description id of the line that it is about (default: the whole invoice) */
                    readonly line?: string;
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
            /** @description It is done. */
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
    readonly "invoice.withdrawNote": {
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
                    /** @description its id */
                    readonly note: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is done. */
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
    readonly "invoice.explain": {
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
                    /** @description id of the line */
                    readonly line: string;
                    /** @description why it stands so */
                    readonly reason: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is done. */
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
    readonly "invoice.withdrawExplanation": {
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
                    /** @description id of the line */
                    readonly line: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is done. */
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
    readonly "invoice.approve": {
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
                    /** @description refuse it if this is no longer its content, as `wdi ask invoices.read` tells it */
                    readonly content?: string;
                    /** @description the project */
                    readonly project: string;
                    /** @description The version that a read has shown: if there is another one by now, nothing is stated. */
                    readonly version?: string;
                };
            };
        };
        readonly responses: {
            /** @description It is done. */
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
    readonly "invoice.withdrawApproval": {
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
            /** @description It is done. */
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
    readonly "imports.take": {
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
                readonly "multipart/form-data": {
                    /** @description When the file after it was made, as a timestamp; left out, it is the time of the upload. */
                    readonly madeAt?: readonly string[];
                    /** @description A file; its name is for showing only. */
                    readonly file: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description It is done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileImport"];
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
    readonly "imports.read": {
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
                /** @description The id of an import, as `imports.take` gives it. */
                readonly importId: string;
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileImport"];
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
    readonly "imports.choose": {
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
                /** @description The id of an import, as `imports.take` gives it. */
                readonly importId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImportChoices"];
            };
        };
        readonly responses: {
            /** @description It is done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileImport"];
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
    readonly "imports.confirm": {
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
                /** @description The id of an import, as `imports.take` gives it. */
                readonly importId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Nothing"];
            };
        };
        readonly responses: {
            /** @description It is done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FileImport"];
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
    readonly "imports.cancel": {
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
                /** @description The id of an import, as `imports.take` gives it. */
                readonly importId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Nothing"];
            };
        };
        readonly responses: {
            /** @description It is done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Nothing"];
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
    readonly "members.list": {
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Members"];
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
    readonly "status.read": {
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
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ServiceStatus"];
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
    readonly "members.link": {
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
                /** @description The id of a member, as `members.list` shows it. */
                readonly memberId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LinkWish"];
            };
        };
        readonly responses: {
            /** @description It is done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LinkAnswer"];
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
    readonly "members.address": {
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
                /** @description The id of a member, as `members.list` shows it. */
                readonly memberId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressWish"];
            };
        };
        readonly responses: {
            /** @description It is done. */
            readonly 200: {
                headers: {
                    readonly "X-Request-Id": components["headers"]["RequestId"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Nothing"];
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
  'agreements.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/agreements'],
  'audit.lines': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/audit/lines'],
  'explain.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/explain'],
  'invoices.list': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/invoices'],
  'invoices.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/invoices/{invoiceId}'],
  'portfolio.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/portfolio'],
  'series.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/series'],
  'trace.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/trace'],
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
  'invoice.note': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/note'],
  'invoice.withdrawNote': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/withdraw-note'],
  'invoice.explain': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/explain'],
  'invoice.withdrawExplanation': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/withdraw-explanation'],
  'invoice.approve': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/approve'],
  'invoice.withdrawApproval': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/statements/invoice/withdraw-approval'],
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
  'imports.take': ['FORM', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/imports'],
  'imports.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/imports/{importId}'],
  'imports.choose': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/imports/{importId}/choices'],
  'imports.confirm': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/imports/{importId}/confirm'],
  'imports.cancel': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/imports/{importId}/cancel'],
  'members.list': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/members'],
  'status.read': ['GET', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/status'],
  'members.link': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/members/{memberId}/link'],
  'members.address': ['POST', '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/members/{memberId}/address'],
} as const satisfies Readonly<Record<keyof operations, readonly ['GET' | 'POST' | 'FORM', keyof paths]>>
