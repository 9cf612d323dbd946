import { expect } from 'vitest';

import type { DocumentUploadRef } from '../../../../src/machines/classes/documents/document-upload-machine.ts';
import type { DocumentUploadsRef } from '../../../../src/machines/classes/documents/document-uploads-machine.ts';
import { UploadList } from '../../../../src/views/classes/documents/upload-list.tsx';
import { documentUploadModel } from '../../../machines/classes/documents/document-upload-model.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import {
  findAll,
  findTexts,
  pressButton,
  readButton,
  readTexts,
} from '../../../support/read-screen.ts';

/** A queue as a view reads it: of one upload, which leaves it when it is stored or cancelled. */
function createQueue(upload: DocumentUploadRef): DocumentUploadsRef {
  let last: { readonly of: unknown; readonly snapshot: unknown } | null = null;
  const getSnapshot = (): unknown => {
    const of = upload.getSnapshot();
    if (last?.of !== of)
      last = {
        of,
        snapshot: { context: { uploads: of.status === 'active' ? [upload] : [] } },
      };
    return last?.snapshot;
  };
  return {
    subscribe: upload.subscribe.bind(upload),
    getSnapshot,
    send: () => undefined,
  } as unknown as DocumentUploadsRef;
}

/** What is said of an upload in each state. */
const texts = {
  waiting: 'Waiting for other files',
  paused: 'You are offline. The upload continues when you are back online.',
  failed: 'The file could not be stored, and was not added.',
} as const;

describeViewModel({
  model: documentUploadModel,
  show: (upload) => <UploadList uploads={createQueue(upload)} />,
  byHand: {
    'try again': () => pressButton('Try again with notes.pdf'),
    cancel: () => {
      const [name = ''] = findTexts(['notes.pdf', 'notes.docm']);
      return pressButton(`Cancel ${name}`) || pressButton(`Remove ${name} from the list`);
    },
  },
  expectScreen: ({ value, status, context: { file, progress, failure, refusal } }) => {
    const isListed = status === 'active';
    const hasFailed = value === 'failed' || value === 'refused';
    const body = document.body.textContent;
    expect({
      name: findTexts(['notes.pdf', 'notes.docm']),
      bars: findAll('progress').map((bar) => (bar as HTMLProgressElement).value),
      canRetry: readButton('Try again with notes.pdf'),
      state: readTexts('[role="status"]')[0] ?? null,
    }).toEqual({
      name: isListed ? [file.name] : [],
      bars: isListed && !hasFailed ? [progress] : [],
      canRetry: value === 'failed' && failure?.kind !== 'invalid' ? 'ready' : 'missing',
      state: isListed
        ? `${hasFailed ? '0' : '1'} remaining, ${hasFailed ? '1' : '0'} failed`
        : null,
    });
    expect(body.includes(texts.waiting)).toBe(value === 'waiting');
    expect(body.includes(texts.paused)).toBe(value === 'paused');
    expect(body.includes(`lost at ${String(progress * 100)}%`)).toBe(failure?.kind === 'offline');
    expect(body.includes(texts.failed)).toBe(
      value === 'failed' && failure?.kind !== 'offline' && refusal === null,
    );
  },
});
