import type { ShownLanguage } from '../../../src/domain/messages/languages.ts';
import type { Services } from '../services.ts';
import {
  createInvitationLink,
  createPasswordResetLink,
  type OneTimeLink,
} from './one-time-links.ts';

interface Recipient {
  readonly id: number;
  readonly email: string;
}

/** Returns how mails leave: they are sent, or wait in the outbox without a mail server. */
export const getDelivery = ({ config }: Pick<Services, 'config'>): 'sent' | 'waiting' =>
  config.SMTP_URL === undefined ? 'waiting' : 'sent';

/** Creates an invitation link and mails it; `language` is that of whoever invites. */
export async function mailInvitation(
  services: Services,
  { id, email }: Recipient,
  invitedBy: number,
  language: ShownLanguage,
): Promise<OneTimeLink> {
  const created = await createInvitationLink(services, id, invitedBy);
  const { link, expiresAt } = created;
  await services.mail.send({
    to: email,
    otherLanguage: language,
    write: ({ formatMessage }) => ({
      subject: formatMessage('problems.invitationSubject'),
      text: formatMessage('problems.invitationText', {
        link,
        until: expiresAt.toISOString().slice(0, 10),
      }),
    }),
  });
  return created;
}

/** Creates a password link and mails it; `language` is that of whoever asked for it. */
export async function mailPasswordLinkTo(
  services: Services,
  { id, email }: Recipient,
  language: ShownLanguage,
): Promise<void> {
  const { link } = await createPasswordResetLink(services, id);
  await services.mail.send({
    to: email,
    otherLanguage: language,
    write: ({ formatMessage }) => ({
      subject: formatMessage('problems.resetSubject'),
      text: formatMessage('problems.resetText', { link }),
    }),
  });
}
