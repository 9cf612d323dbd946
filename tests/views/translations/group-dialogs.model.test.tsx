import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

import { CellRemovalDialog } from '../../../src/views/translations/cell-removal-dialog.tsx';
import { GroupImportDialog } from '../../../src/views/translations/group-import-dialog.tsx';
import { GroupRemovalDialog } from '../../../src/views/translations/group-removal-dialog.tsx';
import {
  cellRemovalModel,
  groupImportModel,
  groupRemovalModel,
} from '../../machines/translations/dialog-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectShown, press } from '../../support/view-driver.tsx';

/** Chooses a radio button; false where it is not there or chosen already. */
const choose = (name: string) => (): boolean => {
  const radio = screen.queryByRole<HTMLInputElement>('radio', { name });
  if (radio === null || radio.checked) return false;
  fireEvent.click(radio);
  return true;
};

describeViewModel({
  model: cellRemovalModel,
  show: (removal) => <CellRemovalDialog removal={removal} />,
  byHand: { remove: () => press('Remove'), close: () => press('Cancel') },
  expectScreen: ({ value, context: { removable, isChanged, failure } }) => {
    expectShown('dialog', value !== 'closed');
    if (value === 'closed') return;
    expect(screen.getByRole('dialog')).toHaveTextContent(removable?.cell.value ?? '');
    const hasFailed = failure !== null && value !== 'removing';
    expect(screen.queryAllByRole('alert')).toHaveLength((isChanged ? 1 : 0) + (hasFailed ? 1 : 0));
  },
});

describeViewModel({
  model: groupRemovalModel,
  show: (removal) => <GroupRemovalDialog removal={removal} />,
  byHand: {
    'try again': () => press('Try again'),
    move: choose('Move them to another group'),
    'delete the keys': choose('Delete them with all their translations'),
    confirm: () => press('Delete'),
    close: () => press('Cancel'),
  },
  expectScreen: ({ value, context: { choice, failure } }) => {
    expectShown('dialog', value !== 'closed');
    if (value === 'closed') return;
    // A group that has changed is read again, and the dialog says so meanwhile.
    const isOld = value === 'removing' || (value === 'reading' && failure?.kind !== 'conflict');
    expectShown('alert', failure !== null && !isOld);
    const isAsking = value === 'asking' || value === 'removing';
    expectShown('radio', isAsking);
    if (isAsking && choice.fate !== null) {
      const moves = screen.getByRole<HTMLInputElement>('radio', {
        name: 'Move them to another group',
      });
      expect(moves.checked).toBe(choice.fate === 'move');
    }
  },
});

describeViewModel({
  model: groupImportModel,
  show: (importing) => <GroupImportDialog importing={importing} />,
  byHand: {
    'another file': () => press('Choose another file'),
    store: () => press(/^Store/),
    close: () => press('Cancel'),
  },
  expectScreen: ({ value, context: { review, failure } }) => {
    expectShown('dialog', value !== 'closed');
    if (value === 'closed') return;
    expectShown('button', value === 'choosing', 'Choose a file');
    const isReviewed = value === 'reviewed' || value === 'storing';
    expectShown('button', isReviewed && review !== null, 'Choose another file');
    const isBusy = value === 'reviewing' || value === 'storing';
    expect(document.querySelectorAll('[role="alert"][data-tone="bad"]')).toHaveLength(
      failure !== null && !isBusy ? 1 : 0,
    );
  },
});
