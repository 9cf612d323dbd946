import { problems } from '../../../src/domain/messages/en/server/problems.ts';
import { formatMessage } from '../../../src/domain/messages/format-message.ts';
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

/** Creates an invitation link and mails it. */
export async function mailInvitation(
  services: Services,
  { id, email }: Recipient,
  invitedBy: number,
): Promise<OneTimeLink> {
  const created = await createInvitationLink(services, id, invitedBy);
  const { link, expiresAt } = created;
  await services.mail.send({
    to: email,
    subject: problems.invitationSubject,
    text: formatMessage(problems.invitationText, {
      link,
      until: expiresAt.toISOString().slice(0, 10),
    }),
  });
  return created;
}

/** Creates a password link and mails it. */
export async function mailPasswordLinkTo(
  services: Services,
  { id, email }: Recipient,
): Promise<void> {
  const { link } = await createPasswordResetLink(services, id);
  await services.mail.send({
    to: email,
    subject: problems.resetSubject,
    text: formatMessage(problems.resetText, { link }),
  });
}
