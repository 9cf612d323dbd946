import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import { succeeded } from '../../../../src/domain/outcome.ts';
import {
  bulkChangeMachine,
  type BulkKind,
} from '../../../../src/machines/quiz/bulk/bulk-change-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { shareMachine } from '../../../../src/machines/shared/sharing/share-machine.ts';
import { subjectsMachine, type Subject } from '../../../../src/machines/shared/subjects-machine.ts';
import { BulkChangeDialog } from '../../../../src/views/quiz/bulk/bulk-change-dialog.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import { holdActors } from '../../../support/held-actors.ts';

function open(kind: BulkKind) {
  const bulk = createActor(
    bulkChangeMachine.provide({ actors: { changeQuizzes: holdActors().promise() } }),
  ).start();
  const known = [
    { id: 3, title: 'Biology' },
    { id: 4, title: 'Physics' },
  ];
  const subjects = createActor(
    subjectsMachine.provide({
      actors: {
        load: fromCall<readonly Subject[], { readonly subject: null }>(async () =>
          succeeded(known),
        ),
      },
    }),
    { input: null },
  ).start();
  const recipients = createActor(shareMachine, {
    input: { createKey: () => '', createNotices: () => [] },
  }).start();
  bulk.send({ type: 'bulk.open', kind, selection: { rows: [{ id: 1, title: 'Cells' }] } });
  render(
    <MessagesProvider>
      <BulkChangeDialog bulk={bulk} subjects={subjects} recipients={recipients} now={() => 0} />
    </MessagesProvider>,
  );
  return { getChange: () => bulk.getSnapshot().context.change, user: userEvent.setup() };
}

it('QLST-64 the deadline of many quizzes is changed only by a date or by removing it in words', async () => {
  const { getChange, user } = open('deadline');
  const confirm = await screen.findByRole('button', { name: 'Change' });
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await user.click(confirm);
  expect(screen.getByRole('dialog', { name: 'Change the deadline of 1 quiz' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Remove the deadline' }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(getChange()).toEqual({ endDate: null });
});

it('QLST-64 the chosen subjects are added, or removed instead', async () => {
  const { getChange, user } = open('subjects');
  await user.click(await screen.findByRole('option', { name: 'Biology' }));
  await user.click(screen.getByRole('option', { name: 'Physics' }));
  await user.click(screen.getByRole('radio', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(getChange()).toEqual({ removeSubjects: [3, 4] });
});

it.each([
  ['delete', 'Delete 1 quiz?', 'They can be restored', 'Delete', { isDeleted: true }],
  ['copy', 'Copy 1 quiz?', 'no start and no deadline', 'Copy', { copy: true }],
  ['rebuild', 'Rebuild 1 quiz?', 'are replaced by those of', 'Rebuild', { rebuild: true }],
] as const)('QLST-64 %s asks once and says what it does', async (...row) => {
  const [kind, name, detail, label, change] = row;
  const { getChange, user } = open(kind);
  expect(screen.getByRole('dialog', { name })).toHaveTextContent(detail);
  await user.click(screen.getByRole('button', { name: label }));
  expect(getChange()).toEqual(change);
});
