import {
  defaultMailFrom,
  getSiteUrl,
  hasPublicDemoAccounts,
  isExposed,
  type Config,
} from './config.ts';

function listMailWarnings(config: Config): readonly string[] {
  if (config.SMTP_URL === undefined)
    return isExposed(config)
      ? ['Without SMTP_URL nobody gets a mail: invitations and password links wait in the outbox.']
      : [];
  return [
    ...(config.MAIL_FROM === defaultMailFrom
      ? ['MAIL_FROM is not set. Mail servers refuse mails from no-reply@lectern.test.']
      : []),
    ...(config.PUBLIC_URL === undefined && isExposed(config)
      ? [`PUBLIC_URL is not set. Links in mails begin with ${getSiteUrl(config)}.`]
      : []),
  ];
}

/**
 * Returns a sentence for each setting that is allowed but risky: files that several processes do
 * not share, mails that do not arrive, demo accounts with public passwords, and a public address
 * without TLS.
 */
export function listConfigWarnings(config: Config): readonly string[] {
  const host = new URL(getSiteUrl(config)).hostname;
  const isLocal = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]'].includes(host);
  return [
    ...listMailWarnings(config),
    ...(hasPublicDemoAccounts(config)
      ? ['Anybody who reaches this server can sign in: the demo passwords are public.']
      : []),
    ...(config.DATABASE_URL !== undefined && config.S3_ENDPOINT === undefined
      ? [
          'Files are stored in DATA_DIR. Several processes on one database must share them: set S3_*.',
        ]
      : []),
    ...(!isLocal && !getSiteUrl(config).startsWith('https:')
      ? [
          `${getSiteUrl(config)} has no TLS. Browsers keep the session cookie only with TLS: put a proxy in front and set PUBLIC_URL.`,
        ]
      : []),
  ];
}
