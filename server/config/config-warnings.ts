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
  return config.MAIL_FROM === defaultMailFrom
    ? ['MAIL_FROM is not set. Mail servers refuse mails from no-reply@lectern.test.']
    : [];
}

/**
 * Returns a sentence for each setting that is allowed but risky: files that several processes do
 * not share, mails that do not arrive, demo accounts with public passwords, and an address that is
 * not set or has no TLS.
 */
export function listConfigWarnings(config: Config): readonly string[] {
  const site = getSiteUrl(config);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(site).hostname);
  return [
    ...listMailWarnings(config),
    ...(config.PUBLIC_URL === undefined && isExposed(config)
      ? [
          `PUBLIC_URL is not set. Links in mails begin with ${site}, and browsers on other machines stay signed in only over TLS: put a proxy with TLS in front and set PUBLIC_URL.`,
        ]
      : []),
    ...(hasPublicDemoAccounts(config)
      ? ['Anybody who reaches this server can sign in: the demo passwords are public.']
      : []),
    ...(config.DATABASE_URL !== undefined && config.S3_ENDPOINT === undefined
      ? [
          'Files are stored in DATA_DIR. Several processes on one database must share them: set S3_*.',
        ]
      : []),
    ...(config.PUBLIC_URL !== undefined && !isLocal && !site.startsWith('https:')
      ? [
          `${site} has no TLS. Browsers keep the session cookie only with TLS: put a proxy in front and set PUBLIC_URL.`,
        ]
      : []),
  ];
}
