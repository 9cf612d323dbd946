import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';

import { documentChangesMachine } from '../../../../src/machines/classes/documents/document-changes-machine.ts';
import { documentUploadsMachine } from '../../../../src/machines/classes/documents/document-uploads-machine.ts';
import { DocumentsTab } from '../../../../src/views/classes/documents/documents-tab.tsx';
import { UploadList } from '../../../../src/views/classes/documents/upload-list.tsx';
import { DocumentViewer } from '../../../../src/views/classes/documents/viewer/document-viewer.tsx';
import { documentViewerModel } from '../../../machines/classes/documents/document-viewer-model.ts';
import {
  documentListModel,
  documentUploadsModel,
} from '../../../machines/classes/documents/documents-models.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { expectShown, press, typeInto } from '../../../support/view-driver.tsx';

const input = { classId: 1 };

describeViewModel({
  model: documentListModel,
  each: 'edge',
  show: (list) => (
    <DocumentsTab
      classId={1}
      access="full"
      students={[]}
      list={list}
      uploads={createActor(documentUploadsMachine, { input })}
      changes={createActor(documentChangesMachine)}
    />
  ),
  byHand: {
    'try again': () => press('Try again'),
    'search notes': typeInto('searchbox', 'Search documents', 'notes'),
    'show the deleted': () => {
      const radio = screen.queryByRole<HTMLInputElement>('radio', { name: /^Deleted/ });
      if (radio === null || radio.checked) return false;
      fireEvent.click(radio);
      return true;
    },
  },
  expectScreen: ({ value, context: { documents, keyword, shown } }) => {
    const isShown = documents !== null && value !== 'failed';
    expectShown('alert', value === 'failed');
    expectShown('searchbox', isShown);
    if (!isShown) return;
    expect(screen.getByRole('searchbox')).toHaveValue(keyword);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Deleted/ }).checked).toBe(
      shown === 'deleted',
    );
  },
});

/** What an upload says in each state. */
const uploadTexts: Readonly<Record<string, string>> = {
  waiting: 'Waiting for other files',
  sending: '0 B of 1 B',
  paused: 'You are offline.',
  failed: 'The connection was lost at 0%',
  refused: 'It contains macros.',
};

describeViewModel({
  model: documentUploadsModel,
  each: 'edge',
  show: (uploads) => <UploadList uploads={uploads} />,
  byHand: {
    'cancel all': () => press('Cancel all'),
    'try the first again': () => press('Try again with a.pdf'),
    'cancel the first': () => press('Cancel a.pdf'),
  },
  expectScreen: ({ context: { uploads } }) => {
    const rows = screen.queryAllByRole('listitem');
    expect(rows).toHaveLength(uploads.length);
    for (const [at, upload] of uploads.entries()) {
      const { value, context } = upload.getSnapshot();
      expect(rows[at]).toHaveTextContent(context.file.name);
      expect(rows[at]).toHaveTextContent(uploadTexts[value] ?? value);
    }
  },
});

describeViewModel({
  model: documentViewerModel,
  show: (viewer) => (
    <DocumentViewer
      classId={1}
      viewer={viewer}
      officeService={null}
      origin="https://lectern.example"
      onDownload={() => undefined}
    />
  ),
  byHand: { 'try again': () => press('Try again') },
  expectScreen: ({ value, context: { opened } }) => {
    expectShown('alert', value === 'failed');
    expect(screen.queryAllByText('Loading').length > 0).toBe(value === 'opening');
    const isShown = opened !== null && (value === 'shown' || value === 'renewing');
    expect(within(document.body).queryAllByLabelText(/lecture\.mp4/).length > 0).toBe(isShown);
  },
});
