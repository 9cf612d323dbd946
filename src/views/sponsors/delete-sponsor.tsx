import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { failureMessage } from '../../domain/failure-message.ts';
import { nameInWords } from '../../domain/sponsors/company-name.ts';
import type { SponsorListRef } from '../../machines/sponsors/sponsor-list-machine.ts';
import { ConfirmDialog } from '../design/confirm-dialog.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';

interface DeleteSponsorProps {
  readonly list: SponsorListRef;
}

/** Asks before a sponsor is deleted and says what goes with it (SPON-48); one that could not be deleted says why. */
export function DeleteSponsor({ list }: DeleteSponsorProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const sponsor = useSelector(list, ({ context }) => context.removing[0]);
  const unremoved = useSelector(list, ({ context }) => context.unremoved[0]);
  const isBusy = useSelector(list, (snapshot) => snapshot.matches({ removal: 'removing' }));
  return (
    <ConfirmDialog
      open={sponsor !== undefined}
      danger
      busy={isBusy}
      title={sentence('sponsors.deleteTitle', { name: nameInWords(sponsor?.companyName ?? '') })}
      description={
        unremoved !== undefined && !isBusy ? (
          <span role="alert" className="text-bad">
            {sentence('sponsors.notDeleted')}. {say(failureMessage(unremoved.failure))}
          </span>
        ) : (
          sentence('sponsors.deleteDetail', { count: sponsor?.countOfArticles ?? 0 })
        )
      }
      confirmLabel={sentence('common.delete')}
      cancelLabel={sentence('common.cancel')}
      onConfirm={() => {
        list.send({ type: 'removal.confirm' });
      }}
      onCancel={() => {
        list.send({ type: 'removal.cancel' });
      }}
    />
  );
}
