import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { CandidatesRef } from '../../machines/sponsors/candidates-machine.ts';
import type { SponsorArticlesRef } from '../../machines/sponsors/sponsor-articles-machine.ts';
import { Alert } from '../design/feedback/alert.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { useFormatMessage } from '../shared/format-message.tsx';
import { Candidates } from './candidates.tsx';

interface AssignDialogProps {
  readonly assigned: SponsorArticlesRef;
  readonly sponsor: number;
  /** The company name as plain text. */
  readonly name: string;
}

/**
 * The dialog that assigns articles (SPON-22). The error of a failed assignment is above the list
 * (SPON-44).
 */
export function AssignDialog({ assigned, sponsor, name }: AssignDialogProps): ReactNode {
  const formatMessage = useFormatMessage();
  const candidates = useSelector(
    assigned,
    ({ children }) => children['candidates'] as CandidatesRef | undefined,
  );
  const error = useSelector(assigned, ({ context }) => context.error);
  return (
    <Dialog
      open={candidates !== undefined}
      onClose={() => {
        assigned.send({ type: 'dialog.close' });
      }}
      title={formatMessage('sponsors.assignTitle')}
      closeLabel={formatMessage('common.close')}
      size="l"
    >
      <div className="grid gap-3">
        <p className="text-sm wrap-anywhere text-ink-2">
          {formatMessage('sponsors.assignFor', { name })}
        </p>
        {error !== null && <Alert tone="bad">{formatMessage(error)}</Alert>}
        {candidates !== undefined && (
          <Candidates candidates={candidates} assigned={assigned} sponsor={sponsor} />
        )}
      </div>
    </Dialog>
  );
}
