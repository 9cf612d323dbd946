import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';

import {
  selectAsksAboutDialog,
  selectCanSaveAll,
  selectIsAllKept,
  type LeaveGuardRef,
} from '../../../src/machines/shared/leave-guard-machine.ts';
import { LeaveDialog } from '../../../src/views/shell/leave-dialog.tsx';
import { leaveGuardModel } from '../../machines/shared/shared-models.ts';
import { getPart } from '../../support/define-model.ts';
import { describeDrivenModel } from '../../support/describe-model.ts';
import { createViewDrivers, press } from '../../support/view-driver.tsx';

/** The dialog over the guard, as src/app/frame/signed-in.tsx joins them. */
function Guarded({ guard }: { readonly guard: LeaveGuardRef }): ReactNode {
  const isAsking = useSelector(guard, (snapshot) => snapshot.matches('asking'));
  const isSaving = useSelector(guard, (snapshot) => snapshot.matches('saving'));
  const canSave = useSelector(guard, selectCanSaveAll);
  const isKept = useSelector(guard, selectIsAllKept);
  const isDialog = useSelector(guard, selectAsksAboutDialog);
  return (
    (isAsking || isSaving) && (
      <LeaveDialog
        isSaving={isSaving}
        isKept={isKept}
        leaves={isDialog ? 'dialog' : canSave ? 'editor' : 'page'}
        onAnswer={(answer) => {
          guard.send({ type: `leave.${answer}` });
        }}
      />
    )
  );
}

const drivers = createViewDrivers(getPart(leaveGuardModel), {
  show: (guard) => <Guarded guard={guard} />,
  byHand: {
    leave: () => press(/^(Leave|Discard)$/),
    stay: () => press('Stay'),
    'save and leave': () => press('Save and leave'),
    'discard and leave': () => press('Discard changes'),
  },
  expectScreen: ({ value, context: { destination } }) => {
    const name = destination?.kind === 'dialog' ? 'Discard your changes?' : 'Leave without saving?';
    if (value === 'asking' || value === 'saving')
      expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
    else expect(screen.queryByRole('dialog')).toBeNull();
  },
});

describeDrivenModel({
  name: 'leaveGuard',
  level: 'view',
  requirements: 'NAV-006 NAV-010',
  model: leaveGuardModel,
  parts: { '': drivers },
});
