import { expect } from 'vitest';
import { createActor } from 'xstate';

import {
  auditDownloadMachine,
  auditListDefaults,
  auditListMachine,
  mailMachine,
} from '../../../src/machines/users/audit-machines.ts';
import { AuditLog } from '../../../src/views/users/audit-log.tsx';
import { Outbox } from '../../../src/views/users/outbox.tsx';
import {
  auditDownloadModel,
  auditListModel,
  outboxListModel,
} from '../../machines/users/users-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { pressButton, readButton } from '../../support/read-screen.ts';
import { describeListView, failsWith } from '../shared/lists/describe-list-view.tsx';

describeListView({
  model: auditListModel,
  show: (list) => (
    <AuditLog list={list} download={createActor(auditDownloadMachine, { input: null })} />
  ),
  names: ['ana@x.org', 'bob@x.org'],
  empty: 'No list items',
  failures: failsWith('The audit log could not be loaded.'),
});

describeListView({
  model: outboxListModel,
  name: 'outboxList',
  show: (list) => <Outbox list={list} mail={createActor(mailMachine)} />,
  names: ['ana@x.org', 'bob@x.org'],
  empty: 'No list items',
  failures: failsWith('The mails could not be loaded.'),
});

const list = createActor(auditListMachine, {
  input: { address: '', defaults: auditListDefaults },
});

describeViewModel({
  model: auditDownloadModel,
  show: (download) => <AuditLog list={list} download={download} />,
  byHand: { start: () => pressButton('Download CSV') },
  expectScreen: ({ value }) => {
    expect(readButton('Download CSV')).toBe(value === 'downloading' ? 'busy' : 'ready');
  },
});
