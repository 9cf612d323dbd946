import * as z from 'zod';

import { externalAreas } from '../../src/domain/access/external-areas.ts';
import { minPasswordLength } from '../../src/domain/session/password-rules.ts';
import { telemetryVariables } from './telemetry-variables.ts';
import { defaultPostgresSettings, type PostgresSettings } from './postgres-settings.ts';

/** The configuration, parsed from environment variables. */
export type Config = z.output<typeof schema>;

const createSecondsSchema = (initial: number) =>
  z.coerce
    .number('must be a whole number of seconds')
    .int('must be a whole number of seconds')
    .min(1, 'must be at least 1 second')
    .max(31_536_000, 'must be at most 31,536,000 seconds (one year)')
    .default(initial);
const createConnectionCountSchema = (initial: number) =>
  z.coerce
    .number('must be a number of connections')
    .int('must be a number of connections')
    .min(1, 'must be at least 1 connection')
    .max(1000, 'must be at most 1000 connections')
    .default(initial);
const createRetentionDaysSchema = (initial: number) =>
  z.coerce
    .number('must be a number of days')
    .int('must be a number of days')
    .min(0, 'must not be negative; 0 keeps everything')
    .max(36_500, 'must be at most 36,500 days (100 years)')
    .default(initial);
const createTimeLimitSchema = (initial: number) =>
  z.coerce
    .number('must be a number of seconds')
    .min(0.1, 'must be at least 0.1 seconds')
    .max(3600, 'must be at most 3600 seconds (one hour)')
    .default(initial);
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const areaLinks = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({
        code: 'custom',
        message: 'must be JSON, for example {"lti":"https://lti.example"}',
      });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), address, 'must be a JSON object of area to address'))
  .superRefine((links, context) => {
    for (const area of Object.keys(links))
      if (!externalAreas.some((known) => known === area))
        context.addIssue({
          code: 'custom',
          path: [area],
          message: `is not an area with an address of its own; those are ${externalAreas.join(', ')}`,
        });
  });

/** Whether an address has nothing behind its host and port. An invalid one has an error already. */
const isOrigin = (text: string): boolean =>
  !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`;

/** The sender of mails until MAIL_FROM is set. */
export const defaultMailFrom = 'Lectern <no-reply@lectern.test>';

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether people on other machines can reach the server or its database. */
export const isExposed = (values: {
  readonly HOST: string;
  readonly DATABASE_URL?: string | undefined;
}): boolean => values.DATABASE_URL !== undefined || !loopbackHost.test(values.HOST);

const schema = z
  .object({
    PORT: z.coerce
      .number('must be a port number')
      .int('must be a port number')
      .min(0, 'must be between 0 and 65535')
      .max(65_535, 'must be between 0 and 65535')
      .default(4000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./.lectern'),
    DATABASE_URL: z.optional(
      z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
    ),
    MIGRATE: z.enum(['on', 'off'], 'must be on or off').default('on'),
    MIGRATE_DATABASE_URL: z.optional(
      z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
    ),
    DATABASE_POOL_SIZE: createConnectionCountSchema(defaultPostgresSettings.poolSize),
    DATABASE_HEAVY_POOL_SIZE: createConnectionCountSchema(defaultPostgresSettings.heavyPoolSize),
    DATABASE_POOL_WAIT_SECONDS: createTimeLimitSchema(defaultPostgresSettings.poolWaitSeconds),
    DATABASE_LOCK_TIMEOUT_SECONDS: createTimeLimitSchema(
      defaultPostgresSettings.lockTimeoutSeconds,
    ),
    DATABASE_STATEMENT_TIMEOUT_SECONDS: createTimeLimitSchema(
      defaultPostgresSettings.statementTimeoutSeconds,
    ),
    DATABASE_START_WAIT_SECONDS: z.coerce
      .number('must be a number of seconds')
      .min(0, 'must not be negative')
      .max(3600, 'must be at most 3600 seconds (one hour)')
      .default(60),
    ROUTE_PREFIX: z
      .string()
      .regex(/^(\/[A-Za-z0-9._~-]+)+$/, 'must be a path such as /admin, without a slash at its end')
      .refine(
        (path) => !/^\/(api|ofrep|files|livez|readyz|metrics)(\/|$)/.test(path),
        'must not begin with /api, /ofrep, /files, /livez, /readyz or /metrics',
      )
      .default('/admin'),
    SEED: z.optional(z.enum(['demo', 'none'], 'must be demo or none')),
    ALLOW_DEMO_ACCOUNTS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
    ACCESS_TOKEN_TTL_SECONDS: createSecondsSchema(900),
    REFRESH_TOKEN_TTL_SECONDS: createSecondsSchema(1_209_600),
    SESSION_TTL_SECONDS: createSecondsSchema(7_776_000),
    INVITATION_TTL_SECONDS: createSecondsSchema(604_800),
    PASSWORD_RESET_TTL_SECONDS: createSecondsSchema(3600),
    PASSWORD_MIN_LENGTH: z.coerce
      .number('must be a number of characters')
      .int('must be a number of characters')
      .min(minPasswordLength, `must be at least ${String(minPasswordLength)}`)
      .max(64, 'must be at most 64')
      .default(minPasswordLength),
    FEATURE_FLAG_CLIENT_ID: z.optional(z.string()),
    DOCUMENT_VIEWER_URL: z.optional(address),
    SOURCE_URL: z.optional(address),
    PLAYER_EMBED_PATH: z
      .string()
      .regex(/^(\/|https?:\/\/)/, 'must be a path or an http address')
      .default('/embed'),
    AREA_LINKS: z.optional(areaLinks),
    LOCAL_CACHE_HOURS: z.coerce
      .number('must be a number of hours')
      .min(0, 'must not be negative')
      .default(24),
    COOKIE_NAME_PREFIX: z
      .string()
      .regex(/^[A-Za-z0-9_-]*$/, 'may hold letters, digits, - and _')
      .default('lectern_'),
    PUBLIC_URL: z.optional(
      address.refine(
        isOrigin,
        'must be an address without a path, such as https://lectern.example; ROUTE_PREFIX is the path of the console',
      ),
    ),
    METRICS_PORT: z.optional(
      z.coerce
        .number('must be a port')
        .int('must be a port')
        .min(0, 'must be a port')
        .max(65_535, 'must be a port'),
    ),
    METRICS_TOKEN: z.optional(z.string().min(16, 'must have at least 16 characters')),
    REQUEST_TIMEOUT_SECONDS: createTimeLimitSchema(60),
    SHUTDOWN_DELAY_SECONDS: z.coerce
      .number('must be a number of seconds')
      .min(0, 'must not be negative')
      .max(300, 'must be at most 5 minutes of seconds')
      .default(2),
    SHUTDOWN_TIMEOUT_SECONDS: createTimeLimitSchema(9),
    TRUSTED_PROXIES: z.coerce
      .number('must be a number of proxies')
      .int('must be a number of proxies')
      .min(0, 'must not be negative')
      .default(0),
    SMTP_URL: z.optional(
      z.string().regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address'),
    ),
    MAIL_FROM: z.string().default(defaultMailFrom),
    S3_ENDPOINT: z.optional(address),
    S3_BUCKET: z.optional(z.string()),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.optional(z.string()),
    S3_SECRET_ACCESS_KEY: z.optional(z.string()),
    OPENAI_BASE_URL: z.optional(address),
    OPENAI_API_KEY: z.optional(z.string()),
    AUDIT_RETENTION_DAYS: createRetentionDaysSchema(365),
    OUTBOX_RETENTION_DAYS: createRetentionDaysSchema(90),
    REBUILD_RETENTION_DAYS: createRetentionDaysSchema(90),
    UNUSED_FILE_RETENTION_HOURS: z.coerce
      .number('must be a number of hours')
      .min(1, 'must be at least 1 hour')
      .max(8760, 'must be at most a year of hours')
      .default(1),
    ORPHANED_FILE_RETENTION_DAYS: createRetentionDaysSchema(7),
    ...telemetryVariables,
    NODE_ENV: z
      .enum(['development', 'test', 'production'], 'must be development, test or production')
      .default('production'),
  })
  .superRefine((values, context) => {
    if (values.SEED === 'demo' && isExposed(values) && values.ALLOW_DEMO_ACCOUNTS === '0')
      context.addIssue({
        code: 'custom',
        path: ['SEED'],
        message:
          'demo accounts have public passwords; with DATABASE_URL or a HOST that others reach they also need ALLOW_DEMO_ACCOUNTS=1',
      });
  })
  .transform((values) => ({
    ...values,
    SEED: values.SEED ?? (isExposed(values) ? ('none' as const) : ('demo' as const)),
  }));

/**
 * Parses `environment` (empty values count as unset). Returns the configuration, or one readable
 * error per line, none of which shows a secret.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: Config } | { readonly errors: readonly string[] } {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(set);
  const missing = findMissingFileSettings(set);
  if (parsed.success && missing.length === 0) return { config: parsed.data };
  const errors = (parsed.error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  return { errors: [...errors, ...missing] };
}

/** Returns an error for each S3 setting that is missing although another one is set. */
function findMissingFileSettings(set: Readonly<Record<string, unknown>>): readonly string[] {
  const together = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const missing = together.filter((name) => set[name] === undefined);
  return missing.length === together.length
    ? []
    : missing.map((name) => `${name}: must be set when another of ${together.join(', ')} is`);
}

/** Whether the demo accounts, whose passwords are public, exist where other people reach them. */
export const hasPublicDemoAccounts = (config: Config): boolean =>
  config.SEED === 'demo' && isExposed(config);

/** Returns the site's public URL, without a trailing slash. */
export const getSiteUrl = ({ PUBLIC_URL, HOST, PORT }: Config): string =>
  PUBLIC_URL?.replace(/\/$/, '') ?? `http://${HOST}:${String(PORT)}`;

/** Returns the console's public URL, without a trailing slash. */
export const getConsoleUrl = (config: Config): string => getSiteUrl(config) + config.ROUTE_PREFIX;

/** Returns the address of PostgreSQL past a pooler; undefined for the embedded database. */
export const getDirectDatabaseUrl = (config: Config): string | undefined =>
  config.DATABASE_URL === undefined
    ? undefined
    : (config.MIGRATE_DATABASE_URL ?? config.DATABASE_URL);

/** Returns the limits of the connections to PostgreSQL. */
export const getPostgresSettings = (config: Config): PostgresSettings => ({
  poolSize: config.DATABASE_POOL_SIZE,
  heavyPoolSize: config.DATABASE_HEAVY_POOL_SIZE,
  poolWaitSeconds: config.DATABASE_POOL_WAIT_SECONDS,
  lockTimeoutSeconds: config.DATABASE_LOCK_TIMEOUT_SECONDS,
  statementTimeoutSeconds: config.DATABASE_STATEMENT_TIMEOUT_SECONDS,
  migrateUrl: config.MIGRATE_DATABASE_URL ?? null,
});
