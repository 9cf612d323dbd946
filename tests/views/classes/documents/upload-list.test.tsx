import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { UploadList } from '../../../../src/views/classes/documents/upload-list.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import { createFile, startQueue } from '../../../machines/classes/documents/running-uploads.ts';

test('DOC-02 DOC-03 an upload is cancelled after its last byte was sent, before it is stored', async () => {
  const { queue, requests, stored, unsaved } = startQueue();
  render(
    <MessagesProvider>
      <UploadList uploads={queue} />
    </MessagesProvider>,
  );
  act(() => {
    queue.send({ type: 'documents.add', files: [createFile('Manual.pdf', 3_000_000)] });
  });
  act(() => {
    requests[0]?.report({ type: 'upload.progress', progress: 0.5, at: 1000 });
  });
  expect(screen.getByRole('listitem')).toHaveTextContent('1.4 MB of 2.9 MB');
  act(() => {
    requests[0]?.report({ type: 'upload.progress', progress: 1, at: 2000 });
  });
  expect(screen.getByRole('listitem')).toHaveTextContent('Being checked');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Manual.pdf' }));
  expect(requests.map(({ isAborted }) => isAborted)).toEqual([true]);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect({ stored, unsaved }).toEqual({ stored: [], unsaved: [true, false] });
});

test('DOC-02 a refused file says why and can only be dismissed; a dropped connection is tried again', async () => {
  const { queue, requests } = startQueue();
  render(
    <MessagesProvider>
      <UploadList uploads={queue} />
    </MessagesProvider>,
  );
  act(() => {
    queue.send({ type: 'documents.add', files: [createFile('run.exe'), createFile('a.pdf')] });
  });
  act(() => {
    requests[0]?.report({
      type: 'upload.sent',
      outcome: { ok: false, failure: { kind: 'offline' } },
    });
  });
  const [refused, dropped] = screen.getAllByRole('listitem');
  expect(refused).toHaveTextContent('run.exe');
  expect(screen.queryByRole('button', { name: 'Try again with run.exe' })).not.toBeInTheDocument();
  expect(dropped).toHaveTextContent('The connection was lost at 0%');
  await userEvent.click(screen.getByRole('button', { name: 'Try again with a.pdf' }));
  expect(requests).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove run.exe from the list' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
