import { expect } from 'vitest';
import { createActor } from 'xstate';

import { subjectsMachine } from '../../../../src/machines/shared/subjects-machine.ts';
import { BulkChangeDialog } from '../../../../src/views/quiz/bulk/bulk-change-dialog.tsx';
import { RenderWhenOpen } from '../../../../src/views/shared/render-when-open.tsx';
import { bulkChangeModel } from '../../../machines/quiz/bulk/bulk-change-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { findAll, pressButton, readButton } from '../../../support/read-screen.ts';

const subjects = createActor(subjectsMachine, { input: null });

describeViewModel({
  model: bulkChangeModel,
  show: (bulk) => (
    <RenderWhenOpen actor={bulk}>
      <BulkChangeDialog bulk={bulk} subjects={subjects} now={() => 0} />
    </RenderWhenOpen>
  ),
  byHand: { stop: () => pressButton('Stop') },
  expectScreen: ({ value, context: { kind, refused, total, waiting } }) => {
    const [dialog] = findAll('[role="dialog"]');
    const confirm = readButton(kind === 'delete' ? 'Delete' : 'Change');
    switch (value) {
      case 'closed':
        expect(dialog).toBeUndefined();
        break;
      case 'asking':
        expect(confirm).toBe(kind === 'delete' ? 'ready' : 'disabled');
        break;
      case 'reporting':
        expect(findAll('[role="dialog"] li')).toHaveLength(refused.length);
        break;
      case 'changing':
        expect(dialog).toHaveTextContent(`${String(total - waiting.length)} of ${String(total)}`);
        break;
      default:
        expect(dialog).toHaveTextContent('Looking for the quizzes');
    }
  },
});
