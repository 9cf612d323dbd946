import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

import { GroupExportDialog } from '../../../src/views/translations/group-export-dialog.tsx';
import { groupExportModel } from '../../machines/translations/dialog-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { expectShown, press } from '../../support/view-driver.tsx';

describeViewModel({
  model: groupExportModel,
  show: (exporting) => <GroupExportDialog exporting={exporting} />,
  byHand: {
    'as CSV': () => {
      const csv = screen.queryByRole<HTMLInputElement>('radio', { name: /^CSV/ });
      if (csv === null || csv.checked) return false;
      fireEvent.click(csv);
      return true;
    },
    start: () => press('Download'),
    close: () => press('Cancel'),
  },
  expectScreen: ({ value, context: { format, failure } }) => {
    expectShown('dialog', value !== 'closed');
    if (value === 'closed') return;
    expect(screen.getByRole('radio', { name: new RegExp(`^${format}`, 'i') })).toBeChecked();
    expectShown('alert', failure !== null && value === 'choosing');
  },
});
