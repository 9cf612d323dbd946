import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { CandidatesRef } from '../../machines/sponsors/candidates-machine.ts';
import type { SponsorArticlesRef } from '../../machines/sponsors/sponsor-articles-machine.ts';
import { Alert } from '../design/alert.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useSay, useSentence } from '../shared/sentences.tsx';
import { Candidates } from './candidates.tsx';

interface AssignDialogProps {
  readonly assigned: SponsorArticlesRef;
  readonly sponsor: number;
}

/** The dialog that assigns articles (SPON-22), open while its list runs; why the last one was not assigned stands above the list (SPON-44). */
export function AssignDialog({ assigned, sponsor }: AssignDialogProps): ReactNode {
  const sentence = useSentence();
  const say = useSay();
  const candidates = useSelector(
    assigned,
    ({ children }) => children['candidates'] as CandidatesRef | undefined,
  );
  const complaint = useSelector(assigned, ({ context }) => context.complaint);
  return (
    <Dialog
      open={candidates !== undefined}
      onClose={() => {
        assigned.send({ type: 'dialog.close' });
      }}
      title={sentence('sponsors.assignTitle')}
      closeLabel={sentence('common.close')}
      size="l"
    >
      <div className="grid gap-3">
        {complaint !== null && <Alert tone="bad">{say(complaint)}</Alert>}
        {candidates !== undefined && (
          <Candidates candidates={candidates} assigned={assigned} sponsor={sponsor} />
        )}
      </div>
    </Dialog>
  );
}
