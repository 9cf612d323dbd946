/** The connections to a PostgreSQL server and their time limits. */
export interface PostgresSettings {
  /** Connections of ordinary calls and jobs. */
  readonly poolSize: number;
  /** Connections of calls that compute or transfer much, so that they cannot take all others. */
  readonly heavyPoolSize: number;
  /** How long a call waits for a free connection; heavy calls wait six times as long. */
  readonly poolWaitSeconds: number;
  readonly lockTimeoutSeconds: number;
  readonly statementTimeoutSeconds: number;
  /** The address for migrations when a pooler stands before the server; null: the same address. */
  readonly migrateUrl: string | null;
}

/** The settings without environment variables. */
export const defaultPostgresSettings: PostgresSettings = {
  poolSize: 20,
  heavyPoolSize: 4,
  poolWaitSeconds: 5,
  lockTimeoutSeconds: 5,
  statementTimeoutSeconds: 30,
  migrateUrl: null,
};
