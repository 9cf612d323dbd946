import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import type { ClassAccess } from '../../../../src/domain/classes/class-access.ts';
import type { DocumentChange } from '../../../../src/domain/documents/document-change.ts';
import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import { documentChangesMachine } from '../../../../src/machines/classes/documents/document-changes-machine.ts';
import {
  documentListMachine,
  type ClassDocuments,
  type DocumentData,
} from '../../../../src/machines/classes/documents/document-list-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import { DocumentsTab } from '../../../../src/views/classes/documents/documents-tab.tsx';
import '../../../../src/views/design/overlays/popover-panel.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import { createFile, startQueue } from '../../../machines/classes/documents/running-uploads.ts';

const students = ['Ana', 'Ben', 'Chloe'].map((firstName) => ({
  firstName,
  lastName: 'S.',
  email: `${firstName.toLowerCase()}@school.example`,
}));
const createDocument = (id: number, fileName: string, more: Partial<DocumentData> = {}) => ({
  id,
  fileName,
  type: 'application/pdf',
  bytes: 1_048_576,
  shared: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  visibleTo: 'nobody' as const,
  emails: [],
  createdBy: null,
  isOwnAddition: false,
  deletedAt: null,
  ...more,
});

/** Renders the documents of a class; the list loads with `answers`, one after the other. */
async function renderTab(answers: Outcome<ClassDocuments>[], access: ClassAccess = 'full') {
  const { queue, requests } = startQueue();
  const list = createActor(
    documentListMachine.provide({
      actors: {
        load: fromCall<ClassDocuments, { readonly classId: number }>(
          async () => answers.shift() ?? failed({ kind: 'unexpected' }),
        ),
      },
    }),
    { input: { classId: 1 } },
  ).start();
  const asked: DocumentChange[] = [];
  const changes = createActor(
    documentChangesMachine.provide({
      actors: {
        perform: fromCall<unknown, { readonly change: DocumentChange }>(async ({ input }) => {
          asked.push(input.change);
          return succeeded(null);
        }),
      },
    }),
  ).start();
  render(
    <MessagesProvider>
      <DocumentsTab
        classId={1}
        access={access}
        students={students}
        list={list}
        uploads={queue}
        changes={changes}
      />
    </MessagesProvider>,
  );
  await screen.findByText(/Drop files anywhere|could not|connection/);
  return { queue, requests, asked };
}

const manual = createDocument(2, 'Manual.pdf');
const inUse = (...documents: readonly DocumentData[]) =>
  succeeded({ inUse: documents, deleted: [] });

test('DOC-02 files wait for those before them, pause while offline, and go on when the connection is back', async () => {
  const { queue, requests } = await renderTab([inUse()]);
  act(() => {
    queue.send({
      type: 'documents.add',
      files: ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => createFile(name, 2_000_000)),
    });
  });
  const uploads = within(screen.getByRole('region', { name: 'Adding 4 files' }));
  const readRows = () => uploads.getAllByRole('listitem').map(({ textContent }) => textContent);
  const sending = requests.length;
  expect(sending).toBeGreaterThan(0);
  expect(readRows().filter((text) => text.includes('Waiting for other files'))).toHaveLength(
    4 - sending,
  );
  act(() => {
    requests[0]?.report({ type: 'upload.progress', progress: 0.25, at: 1000 });
  });
  expect(readRows()[0]).toContain('488 kB of 1.9 MB');
  act(() => {
    queue.send({ type: 'connection.lost' });
  });
  expect(readRows()[0]).toContain(
    'You are offline. The upload continues when you are back online.',
  );
  act(() => {
    queue.send({ type: 'connection.restored' });
  });
  expect(requests.map(({ name }) => name).slice(sending)).toContain('a.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel all' }));
  expect(screen.queryByRole('region', { name: /^Adding/ })).not.toBeInTheDocument();
});

test('DOC-04 a document is shared with chosen students, and with nobody again', async () => {
  const { asked } = await renderTab([inUse({ ...manual, visibleTo: 'everyone' })]);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Who sees Manual.pdf' }));
  await open();
  const panel = within(await screen.findByRole('dialog', { name: 'Who sees Manual.pdf' }));
  await userEvent.click(panel.getByRole('radio', { name: /Chosen students/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Share with 0' }));
  expect(asked).toEqual([]);
  await userEvent.click(panel.getByRole('checkbox', { name: /Ben S/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Share with 1' }));
  const documents = [{ docId: 2, name: 'Manual.pdf' }];
  expect(asked).toEqual([
    {
      kind: 'share',
      classId: 1,
      documents,
      emails: ['ben@school.example'],
    },
  ]);
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: /Nobody yet/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Hide from students' }));
  expect(asked.at(-1)).toEqual({ kind: 'hide', classId: 1, documents });
});

test('DOC-01 deleted documents are restored, or erased after a question', async () => {
  const deleted = { ...manual, deletedAt: '2026-11-02T00:00:00.000Z' };
  const { asked } = await renderTab([succeeded({ inUse: [], deleted: [deleted] })]);
  const chooseAction = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for Manual.pdf' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  expect(screen.getByText('No documents yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Deleted 1' }));
  await chooseAction('Restore');
  await chooseAction('Delete for good');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Manual.pdf for good?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(asked.map(({ kind }) => kind)).toEqual(['restore']);
  await chooseAction('Delete for good');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', {
      name: 'Delete for good',
    }),
  );
  expect(asked.map(({ kind }) => kind)).toEqual(['restore', 'remove']);
});

test('CLS-18 a colleague changes only the documents they added', async () => {
  await renderTab(
    [inUse(manual, createDocument(3, 'Mine.pdf', { isOwnAddition: true }))],
    'colleague',
  );
  const listActions = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    const items = await screen.findAllByRole('menuitem');
    const labels = items.map(({ textContent }) => textContent);
    await userEvent.keyboard('{Escape}');
    return labels;
  };
  expect(await listActions('Manual.pdf')).toEqual(['View', 'Download']);
  expect(await listActions('Mine.pdf')).toEqual(['View', 'Download', 'Rename', 'Delete']);
  expect(
    screen.getAllByRole('button', { name: /^Who sees/ }).map((button) => button.ariaLabel),
  ).toEqual(['Who sees Mine.pdf']);
});

test('DOC-01 a list that failed to load is loaded again; a search that finds nothing says so', async () => {
  await renderTab([failed({ kind: 'offline' }), inUse(manual)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Manual.pdf' })).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'zebra');
  expect(screen.getByText('No documents match the search')).toBeInTheDocument();
});
