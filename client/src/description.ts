// Generated from docs/openapi.json by generate-types.ts. Do not edit: see CONTRIBUTING.md.

export interface paths {
    readonly "/organizations/{organizationSlug}/workspaces/{workspaceSlug}/settings/api-keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * apiKeys.list
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * aiEconomics.read
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * aiEconomics.surface
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * commandCenter.read
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * commandCenter.evidence
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * search.read
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * connections.list
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * scope.read
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * forensics.read
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * invoiceDefense.read
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * confidence.read
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * dataSources.read
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * billing.read
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * commercial.read
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * audit.list
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
            };
            readonly cookie?: never;
        };
        /**
         * audit.read
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
            readonly action: "workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported";
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
            readonly action: "workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported";
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
        };
        readonly LockView: {
            readonly id: string;
            /** Format: date */
            readonly lockedOn: string;
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
            readonly action: "workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported";
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
            readonly role: "owner" | "admin" | "delivery_lead" | "finance" | "analyst" | "viewer";
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
        /** @description The organization of the workspace. */
        readonly Organization: string;
        /** @description The workspace of the key. */
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                readonly clientId?: string;
                readonly projectId?: string;
                readonly start?: string;
                readonly end?: string;
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                readonly clientId?: string;
                readonly projectId?: string;
                readonly start?: string;
                readonly end?: string;
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                readonly clientId?: string;
                readonly projectId?: string;
                readonly start?: string;
                readonly end?: string;
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                readonly projectId: string;
                readonly start?: string;
                readonly end?: string;
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
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
                readonly clientId?: string;
                readonly projectId?: string;
                readonly start?: string;
                readonly end?: string;
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                readonly start: string;
                readonly end: string;
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
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
                readonly start: string;
                readonly end: string;
                readonly tz?: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
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
                readonly projectId: string;
                readonly start: string;
                readonly end: string;
                readonly tz?: string;
                readonly question?: string;
                readonly mode?: "facts";
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                readonly projectId: string;
                readonly start: string;
                readonly end: string;
                readonly tz: string;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                readonly clientId?: string;
                readonly projectId?: string;
                readonly start?: string;
                readonly end?: string;
                readonly tz?: string;
                readonly search?: string;
                readonly eventType?: readonly ("workspace_slug.taken" | "workspace.erased" | "workspace.opened" | "workspace.renamed" | "workspace_deletion.requested" | "workspace_deletion.cancelled" | "workspace.closed" | "client.added" | "client.renamed" | "client.archived" | "project.added" | "project.renamed" | "project_status.changed" | "container.mapped" | "container.unmapped" | "container.renamed" | "member.joined" | "member_role.changed" | "member_data_access.changed" | "member.left" | "api_key.issued" | "api_key.revoked" | "api_key.rotated" | "engagement.signed" | "engagement.amended" | "engagement.ended" | "scope.locked" | "scope_lock.released" | "change_order.approved" | "change_order.amended" | "change_order.withdrawn" | "objective.set" | "objective.completed" | "objective.dropped" | "milestone.reached" | "client_question.asked" | "client_question.answered" | "cost_estimate.recorded" | "assumption.set" | "time_entry.recorded" | "time_entry.withdrawn" | "invoice.issued" | "invoice.withdrawn" | "invoice.voided" | "cloud_cost.recorded" | "cloud_cost.withdrawn" | "rate.set" | "work_item.observed" | "work_item.withdrawn" | "code_change.observed" | "code_change.withdrawn" | "release.observed" | "release.withdrawn" | "meeting.observed" | "meeting.withdrawn" | "ai_usage.reported" | "ai_usage.withdrawn" | "change.linked" | "change.unlinked" | "meeting.tagged" | "work_type.set" | "connection.registered" | "sync.started" | "page.read" | "sync.completed" | "sync.failed" | "connection.paused" | "connection.resumed" | "connection.removed" | "evidence.renamed" | "import.answered" | "record.dead_lettered" | "dead_letter.resolved" | "plan.changed" | "trial.started" | "trial.ended" | "subscription.synced" | "payment.recorded" | "settings.changed" | "report.exported")[];
                readonly connector?: readonly ("asana" | "azure_boards" | "clickup" | "clockify" | "harvest" | "jira" | "linear" | "tempo" | "toggl" | "trello" | "azure_repos" | "bitbucket" | "git" | "gitea" | "github" | "gitlab" | "google_calendar" | "icalendar" | "microsoft_calendar" | "microsoft_teams" | "slack" | "claude_code" | "cursor" | "gemini_code_assist" | "github_copilot" | "openai_codex" | "windsurf" | "aws" | "azure" | "focus" | "google_cloud" | "csv" | "invoices_csv")[];
                readonly impact?: readonly ("delivery_investment" | "scope_expansion" | "delivery_output" | "objectives" | "ai_net_gain")[];
                readonly actor?: readonly string[];
                readonly status?: readonly ("success" | "partial" | "failure")[];
                readonly severity?: readonly ("info" | "notice" | "warning" | "critical")[];
                readonly quick?: readonly ("today" | "changes" | "failures" | "exports" | "warnings")[];
                readonly cursor?: string;
                readonly limit?: number;
            };
            readonly header?: {
                /** @description An id for this request. If it is missing or malformed, the service assigns one. */
                readonly "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            readonly path: {
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
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
                /** @description The organization of the workspace. */
                readonly organizationSlug: components["parameters"]["Organization"];
                /** @description The workspace of the key. */
                readonly workspaceSlug: components["parameters"]["Workspace"];
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
}

export const operationPaths = {
  'apiKeys.list': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/settings/api-keys',
  'aiEconomics.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/ai-economics',
  'aiEconomics.surface': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/ai-economics/surface',
  'commandCenter.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/command-center',
  'commandCenter.evidence': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/command-center/evidence/{family}',
  'search.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/search',
  'connections.list': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/connections',
  'scope.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/scope-creep',
  'forensics.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/projects/{projectId}/forensics',
  'invoiceDefense.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/invoice-defense',
  'confidence.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/confidence',
  'dataSources.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/data-sources',
  'billing.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/billing',
  'commercial.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/settings/organization',
  'audit.list': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/audit/events',
  'audit.read': '/organizations/{organizationSlug}/workspaces/{workspaceSlug}/audit/events/{eventId}',
} as const satisfies Readonly<Record<keyof operations, keyof paths>>
