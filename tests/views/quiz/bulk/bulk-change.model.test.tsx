import { expect } from 'vitest';
import { createActor } from 'xstate';

import { shareMachine } from '../../../../src/machines/shared/sharing/share-machine.ts';
import { subjectsMachine } from '../../../../src/machines/shared/subjects-machine.ts';
import { BulkChangeDialog } from '../../../../src/views/quiz/bulk/bulk-change-dialog.tsx';
import { RenderWhenOpen } from '../../../../src/views/shared/render-when-open.tsx';
import { bulkChangeModel } from '../../../machines/quiz/bulk/bulk-change-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { findAll, pressButton, readButton } from '../../../support/read-screen.ts';

const subjects = createActor(subjectsMachine, { input: null });
const recipients = createActor(shareMachine, {
  input: { createKey: () => '', createNotices: () => [] },
}).start();
recipients.send({
  type: 'share.open',
  item: { id: 0, title: '', call: 'own' },
  readers: [],
});

const confirms = {
  subjects: 'Change',
  deadline: 'Change',
  delete: 'Delete',
  share: 'Share',
  copy: 'Copy',
  rebuild: 'Rebuild',
} as const;
const needsChoice = ['subjects', 'deadline'];

describeViewModel({
  model: bulkChangeModel,
  show: (bulk) => (
    <RenderWhenOpen actor={bulk}>
      <BulkChangeDialog bulk={bulk} subjects={subjects} recipients={recipients} now={() => 0} />
    </RenderWhenOpen>
  ),
  byHand: { stop: () => pressButton('Stop') },
  expectScreen: ({ value, context: { kind, refused, unreached, total, waiting } }) => {
    const [dialog] = findAll('[role="dialog"]');
    const confirm = readButton(confirms[kind]);
    switch (value) {
      case 'closed':
        expect(dialog).toBeUndefined();
        break;
      case 'asking':
        expect(confirm).toBe(needsChoice.includes(kind) ? 'disabled' : 'ready');
        break;
      case 'reporting':
        expect(findAll('[role="dialog"] li')).toHaveLength(refused.length + unreached.length);
        break;
      case 'changing':
        expect(dialog).toHaveTextContent(`${String(total - waiting.length)} of ${String(total)}`);
        break;
      default:
        expect(dialog).toHaveTextContent('Looking for the quizzes');
    }
  },
});
