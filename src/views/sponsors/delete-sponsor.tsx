import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { getFailureMessage } from '../../domain/messages/failure-message.ts';
import { getNameText } from '../../domain/sponsors/company-name.ts';
import type { SponsorListRef } from '../../machines/sponsors/sponsor-list-machine.ts';
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';

interface DeleteSponsorProps {
  readonly list: SponsorListRef;
}

/**
 * Asks for confirmation before a sponsor is deleted and lists what is deleted with it (SPON-48).
 * Shows the error of a failed deletion.
 */
export function DeleteSponsor({ list }: DeleteSponsorProps): ReactNode {
  const formatMessage = useFormatMessage();
  const sponsor = useSelector(list, ({ context }) => context.removing[0]);
  const unremoved = useSelector(list, ({ context }) => context.failedRemovals[0]);
  const isBusy = useSelector(list, (snapshot) => snapshot.matches({ removal: 'removing' }));
  return (
    <ConfirmDialog
      open={sponsor !== undefined}
      danger
      busy={isBusy}
      title={formatMessage('sponsors.deleteTitle', {
        name: getNameText(sponsor?.companyName ?? ''),
      })}
      description={
        unremoved !== undefined && !isBusy ? (
          <span role="alert" className="text-bad">
            {formatMessage('sponsors.notDeleted')}.{' '}
            {formatMessage(getFailureMessage(unremoved.failure))}
          </span>
        ) : (
          formatMessage('sponsors.deleteDetail', { count: sponsor?.countOfArticles ?? 0 })
        )
      }
      confirmLabel={formatMessage('common.delete')}
      cancelLabel={formatMessage('common.cancel')}
      onConfirm={() => {
        list.send({ type: 'removal.confirm' });
      }}
      onCancel={() => {
        list.send({ type: 'removal.cancel' });
      }}
    />
  );
}
