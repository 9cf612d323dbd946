import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';

import {
  failed,
  succeeded,
  type Failure,
  type Outcome,
} from '../../../../../src/domain/outcome.ts';
import {
  documentViewerMachine,
  type DocumentSubject,
  type OpenedDocument,
} from '../../../../../src/machines/classes/documents/document-viewer-machine.ts';
import { fromCall } from '../../../../../src/machines/shared/from-call.ts';
import { DocumentViewer } from '../../../../../src/views/classes/documents/viewer/document-viewer.tsx';
import { MessagesProvider } from '../../../../../src/views/shared/messages-provider.tsx';

/**
 * Creates a document with this name, media type and content; null where the page does not load it.
 */
const createOpened = (name: string, type: string, content: string | null): OpenedDocument => ({
  classroom: { title: 'Biology 101', students: [] },
  document: {
    id: 4,
    fileName: name,
    type,
    bytes: 2048,
    shared: false,
    createdAt: '2026-11-01T00:00:00.000Z',
    visibleTo: 'nobody',
    emails: [],
    createdBy: null,
    isOwnAddition: true,
    deletedAt: null,
  },
  fileName: name,
  address: '/file?token=1',
  content: content === null ? null : new Blob([content], { type }),
});

interface Options {
  readonly officeService?: string;
  readonly renewals?: Outcome<string>[];
}

/** Renders the viewer; the document opens with `answers`, one after the other. */
function renderViewer(
  answers: Outcome<OpenedDocument>[],
  { officeService, renewals = [] }: Options = {},
) {
  const viewer = createActor(
    documentViewerMachine.provide({
      actors: {
        open: fromCall<OpenedDocument, DocumentSubject>(
          async () => answers.shift() ?? failed({ kind: 'unexpected' }),
        ),
        renew: fromCall<string, DocumentSubject>(
          async () => renewals.shift() ?? failed({ kind: 'unexpected' }),
        ),
      },
    }),
    { input: { classId: 1, docId: 4 } },
  ).start();
  const onDownload = vi.fn<() => void>();
  render(
    <MessagesProvider>
      <DocumentViewer
        classId={1}
        viewer={viewer}
        officeService={officeService ?? null}
        origin="https://lectern.example"
        onDownload={onDownload}
      />
    </MessagesProvider>,
  );
  return { viewer, onDownload };
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('DOC-09 a table is shown as text, whatever is in its cells', async () => {
  renderViewer([succeeded(createOpened('a.csv', 'text/csv', 'Name,Sum\n"=1+1",<b>x</b>\n'))]);
  expect(await screen.findByRole('columnheader', { name: 'Name' })).toBeInTheDocument();
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '=1+1',
    '<b>x</b>',
  ]);
});

test('DOC-09 a text keeps its lines and its direction', async () => {
  renderViewer([succeeded(createOpened('א.txt', 'text/plain', 'שלום\n  <i>a</i>'))]);
  const text = await screen.findByText(/שלום/);
  expect(text.textContent).toBe('שלום\n  <i>a</i>');
  expect(text).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('region', { name: 'Text of א.txt' })).toContainElement(text);
});

test('DOC-09 a picture that cannot be decoded offers Try again and Download', async () => {
  const { onDownload } = renderViewer([
    succeeded(createOpened('a.png', 'image/png', 'broken')),
    succeeded(createOpened('a.png', 'image/png', 'whole')),
  ]);
  const picture = await screen.findByRole('img', { name: 'a.png' });
  picture.dispatchEvent(new Event('error'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The document could not be loaded.');
  const download = screen.getByRole('button', { name: 'Download' });
  await userEvent.click(download);
  expect(onDownload).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'a.png' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each<readonly [Failure, string]>([
  [{ kind: 'notFound' }, 'This document does not exist, or you cannot see it.'],
  [{ kind: 'offline' }, 'The server cannot be reached.'],
  [{ kind: 'unexpected' }, 'Try again later.'],
])('DOC-10 a document that fails with %j says why: %s', async (failure, text) => {
  const { onDownload } = renderViewer([
    failed(failure),
    succeeded(createOpened('a.txt', 'text/plain', 'There it is')),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(onDownload).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There it is')).toBeInTheDocument();
});

test('DOC-09 DOC-14 a film gets one fresh address when its token ended, and fails after that', async () => {
  renderViewer([succeeded(createOpened('a.mp4', 'video/mp4', null))], {
    renewals: [succeeded('/file?token=2')],
  });
  const film = await screen.findByLabelText('Player of a.mp4');
  expect(film).toHaveAttribute('src', '/file?token=1');
  film.dispatchEvent(new Event('error'));
  await expect.poll(() => film.getAttribute('src')).toBe('/file?token=2');
  expect(film).toBeInTheDocument();
  film.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test.each([
  ['a.mp4', 'video/mp4'],
  ['a.mp3', 'audio/mpeg'],
])(
  'DOC-10 %s that the browser cannot play by a fresh address either says so and offers Download',
  async (name, type) => {
    const { onDownload } = renderViewer([succeeded(createOpened(name, type, null))], {
      renewals: [succeeded('/file?token=2')],
    });
    const player = await screen.findByLabelText(`Player of ${name}`);
    player.dispatchEvent(new Event('error'));
    await expect.poll(() => player.getAttribute('src')).toBe('/file?token=2');
    player.dispatchEvent(new Event('error'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This browser cannot play the file.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(onDownload).toHaveBeenCalledOnce();
  },
);

test('DOC-10 a film of which the browser plays the sound alone says so and offers Download', async () => {
  const { onDownload } = renderViewer([succeeded(createOpened('a.mp4', 'video/mp4', null))]);
  const film = await screen.findByLabelText('Player of a.mp4');
  film.dispatchEvent(new Event('loadedmetadata'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    'This browser shows no picture of this film.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(onDownload).toHaveBeenCalledOnce();
  Object.defineProperty(film, 'videoWidth', { value: 640 });
  film.dispatchEvent(new Event('loadedmetadata'));
  await expect.poll(() => screen.queryByRole('status')).toBeNull();
});

test('DOC-07 an office document is only a download where no service is configured', async () => {
  const { onDownload } = renderViewer([succeeded(createOpened('a.docx', word, null))]);
  expect(await screen.findByText(/Office documents are not shown here/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Send to/ })).not.toBeInTheDocument();
  const download = screen.getByRole('button', { name: 'Download' });
  await userEvent.click(download);
  expect(onDownload).toHaveBeenCalledOnce();
});

test('DOC-07 DOC-14 the viewer service gets a fresh address, and only after consent', async () => {
  renderViewer([succeeded(createOpened('a.docx', word, null))], {
    officeService: 'https://office.example/embed?src=',
    renewals: [succeeded('/file?token=2')],
  });
  const consent = await screen.findByRole('button', { name: 'Send to office.example and show' });
  expect(screen.getByText(/that server receives the file/)).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(consent);
  const frame = await screen.findByTitle('a.docx, shown by office.example');
  expect(frame).toHaveAttribute(
    'src',
    'https://office.example/embed?src=https%3A%2F%2Flectern.example%2Ffile%3Ftoken%3D2',
  );
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
});
