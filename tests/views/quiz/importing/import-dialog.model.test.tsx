import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';

import { ImportDialog } from '../../../../src/views/quiz/importing/import-dialog.tsx';
import { pdf, quizImportModel, zip } from '../../../machines/quiz/importing/quiz-import-model.ts';
import { getPart } from '../../../support/define-model.ts';
import { describeDrivenModel } from '../../../support/describe-model.ts';
import { createViewDrivers, press } from '../../../support/view-driver.tsx';

// Nothing has a size in jsdom, and a windowed list shows what fits.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
});

const dropFile = (file: File) => (): boolean => {
  const zone = screen.queryByRole('region', { name: 'Drop a .zip or .imscc file here' });
  if (zone === null) return false;
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  return true;
};

/** Ticks or unticks the box of the first item. */
function tickFirst(): boolean {
  const box = screen.queryByRole('checkbox', { name: 'Import item 1' });
  if (box !== null) fireEvent.click(box);
  return box !== null;
}

const drivers = createViewDrivers(getPart(quizImportModel), {
  show: (upload) => <ImportDialog upload={upload} />,
  byHand: {
    'choose a zip': dropFile(zip),
    'choose a pdf': dropFile(pdf),
    'leave one out': tickFirst,
    start: () => press('Import'),
    undo: () => press('Undo the import'),
    another: () => press('Import another file'),
    'show the report': () => press('Show the report'),
    'save the report': () => press('Download as CSV'),
    stop: () => press('Stop'),
    close: () => press('Cancel') || press('Done'),
  },
  expectScreen: (snapshot) => {
    const {
      value,
      context: { error, review, failedRemovals },
    } = snapshot;
    const dialog = screen.queryByRole('dialog', { name: 'Upload QTI' });
    if (value === 'closed') {
      expect(dialog).toBeNull();
      return;
    }
    expect(dialog).not.toBeNull();
    const isSending = snapshot.hasTag('sending');
    expect(screen.queryAllByRole('progressbar')).toHaveLength(isSending ? 1 : 0);
    expect(screen.queryAllByRole('alert')).toHaveLength(
      (error === null && failedRemovals.length === 0) || isSending ? 0 : 1,
    );
    const items = snapshot.hasTag('review') ? (review?.report ?? []) : [];
    expect(screen.queryAllByRole('article')).toHaveLength(items.length);
  },
});

describeDrivenModel({
  name: 'quizImport',
  level: 'view',
  requirements: 'QIO-01 QLST-07',
  model: quizImportModel,
  parts: { '': drivers },
});
