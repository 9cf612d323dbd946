import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import { succeeded } from '../../../src/domain/outcome.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import {
  auditDownloadMachine,
  auditListDefaults,
  auditListMachine,
  type AuditRow,
} from '../../../src/machines/users/audit-machines.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { AuditLog } from '../../../src/views/users/audit-log.tsx';

const entry: AuditRow = {
  id: 1,
  at: '2026-11-01T10:00:00.000Z',
  userId: 7,
  email: 'ada@x.org',
  name: 'Ada',
  action: 'changed',
  target: 'Cells',
  object: { kind: 'quiz', id: 5, quizList: null, isThere: false, isRestorable: false },
  status: 200,
  address: '::1',
  requestId: 'r',
  details: null,
};
const page: ListPage<AuditRow> = { items: [entry], totalItems: 1, totalPages: 1 };

test('the focus goes to the chip of what is shown only, and to the first filter when it is removed', async () => {
  const user = userEvent.setup();
  const machine = auditListMachine.provide({
    actors: { loadPage: fromCall(async () => succeeded(page)) },
  });
  const list = createActor(machine, {
    input: { address: '', defaults: auditListDefaults },
  }).start();
  render(
    <MessagesProvider>
      <AuditLog list={list} download={createActor(auditDownloadMachine, { input: null })} />
    </MessagesProvider>,
  );
  for (const [item, label] of [
    ['Show only Ada', 'Ada: Show everybody'],
    ['Show only ‘Cells’', 'Cells: Show everything'],
  ] as const) {
    await user.click(await screen.findByLabelText('Actions for Cells'));
    await user.click(await screen.findByText(item));
    const chip = screen.getByLabelText(label);
    expect(chip).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chip.isConnected).toBe(false);
    expect(screen.getByRole('button', { name: /^Kind/ })).toHaveFocus();
  }
});
