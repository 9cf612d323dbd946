import * as z from 'zod';

/** What the environment sets, parsed; `faults` of a refused environment are one readable line each. */
export type Config = z.output<typeof schema>;

const seconds = (initial: number) =>
  z.coerce
    .number('must be a whole number of seconds')
    .int('must be a whole number of seconds')
    .min(1, 'must be at least 1 second')
    .max(31_536_000, 'must be at most a year of seconds')
    .default(initial);
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const optional = <S extends z.ZodType>(inner: S) => inner.optional();

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
  .pipe(z.record(z.string(), address, 'must be a JSON object of area to address'));

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
    DATABASE_URL: optional(
      z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
    ),
    ROUTE_PREFIX: z
      .string()
      .regex(/^(\/[A-Za-z0-9._~-]+)+$/, 'must be a path such as /admin, without a slash at its end')
      .refine(
        (path) => !/^\/(api|ofrep|files)(\/|$)/.test(path),
        'must not begin with /api, /ofrep or /files',
      )
      .default('/admin'),
    SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
    ACCESS_TOKEN_TTL_SECONDS: seconds(900),
    REFRESH_TOKEN_TTL_SECONDS: seconds(1_209_600),
    INVITATION_TTL_SECONDS: seconds(604_800),
    FEATURE_FLAG_CLIENT_ID: optional(z.string()),
    DOCUMENT_VIEWER_URL: optional(address),
    PLAYER_EMBED_PATH: z
      .string()
      .regex(/^(\/|https?:\/\/)/, 'must be a path or an http address')
      .default('/embed'),
    AREA_LINKS: optional(areaLinks),
    LOCAL_CACHE_HOURS: z.coerce
      .number('must be a number of hours')
      .min(0, 'must not be negative')
      .default(24),
    COOKIE_NAME_PREFIX: z
      .string()
      .regex(/^[A-Za-z0-9_-]*$/, 'may hold letters, digits, - and _')
      .default('lectern_'),
    PUBLIC_URL: optional(address),
    TRUSTED_PROXIES: z.coerce
      .number('must be a number of proxies')
      .int('must be a number of proxies')
      .min(0, 'must not be negative')
      .default(0),
    SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address')),
    MAIL_FROM: z.string().default('Lectern <no-reply@lectern.test>'),
    S3_ENDPOINT: optional(address),
    S3_BUCKET: optional(z.string()),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    OPENAI_BASE_URL: optional(address),
    OPENAI_API_KEY: optional(z.string()),
    NODE_ENV: z
      .enum(['development', 'test', 'production'], 'must be development, test or production')
      .default('production'),
  })
  .superRefine((values, context) => {
    const together = [
      'S3_ENDPOINT',
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ] as const;
    if (together.every((name) => values[name] === undefined)) return;
    for (const name of together.filter((name) => values[name] === undefined)) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `must be set when another of ${together.join(', ')} is`,
      });
    }
  });

/** The configuration of `environment` (empty values count as unset), or the faults, one line each, none showing a secret. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly config: Config } | { readonly faults: readonly string[] } {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(set);
  if (parsed.success) return { config: parsed.data };
  return {
    faults: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  };
}
