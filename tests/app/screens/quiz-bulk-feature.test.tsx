import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, waitFor as waitForState } from 'xstate';

import type { Call } from '../../../src/api/client.ts';
import type { QuizChange } from '../../../src/api/contract/quiz-bulk.ts';
import { FrameContext } from '../../../src/app/frame/frame-context.ts';
import type { Frame } from '../../../src/app/frame/use-frame.ts';
import { roots } from '../../../src/app/inspection/exposed-roots.ts';
import { loadOtherMessages } from '../../../src/app/messages.ts';
import { useQuizBulkChange } from '../../../src/app/screens/quiz-bulk-feature.tsx';
import { startBulkChange } from '../../../src/app/screens/quiz-bulk.tsx';
import { ServicesContext, type Services } from '../../../src/app/services.ts';
import { getQuizListDefaults, getQuizListKind } from '../../../src/domain/lists/quiz-list-kinds.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type {
  BulkSelection,
  Changes,
} from '../../../src/machines/quiz/bulk/bulk-change-machine.ts';
import { quizListMachine } from '../../../src/machines/quiz/lists/quiz-list-machine.ts';
import { noticesMachine } from '../../../src/machines/shell/notices-machine.ts';

const listStates = (): readonly unknown[] =>
  [...roots]
    .filter(({ id }) => id === 'bulkChange')
    .map((root) => (root.getSnapshot() as { readonly value: unknown }).value);

test('QLST-64 a question about many quizzes does not open when its list was left while its code loaded', async () => {
  const kind = getQuizListKind('template', 'superAdmin');
  const createList = () =>
    createActor(quizListMachine, {
      input: { address: '', defaults: getQuizListDefaults(kind, null) },
    });
  const frame: Partial<Frame> = { notices: createActor(noticesMachine, { input: {} }) };
  const services = { connection: {} } as unknown as Services;
  const show = () =>
    renderHook(({ list }) => useQuizBulkChange({ role: 'superAdmin', list, kind }), {
      initialProps: { list: createList() },
      reactStrictMode: false,
      wrapper: ({ children }) => (
        <ServicesContext value={services}>
          <FrameContext value={frame as Frame}>{children}</FrameContext>
        </ServicesContext>
      ),
    });
  const selection = { rows: [{ id: 1, title: 'Cells' }] };
  const left = show();
  left.result.current.changeMany('delete', selection);
  left.unmount();
  const changed = show();
  changed.result.current.changeMany('delete', selection);
  changed.rerender({ list: createList() });
  await Promise.all([import('../../../src/app/screens/quiz-list-parts.tsx'), loadOtherMessages()]);
  await Promise.resolve();
  expect(listStates()).toEqual([]);

  show().result.current.changeMany('delete', selection);
  await waitFor(() => {
    expect(listStates()).toEqual(['asking']);
  });
});

/** The sharing of many quizzes; the test answers its calls in turn. */
function startSharing() {
  const answers: ((outcome: Outcome<{ readonly content: Changes }>) => void)[] = [];
  const sent: (readonly QuizChange[])[] = [];
  const call = (_: unknown, { body }: { readonly body: { readonly changes: QuizChange[] } }) => {
    sent.push(body.changes);
    return new Promise((resolve) => answers.push(resolve));
  };
  const notices = createActor(noticesMachine, { input: {} }).start();
  const { bulk, recipients } = startBulkChange(
    call as unknown as Call,
    async () => failed({ kind: 'offline' }),
    notices,
  );
  const open = (selection: BulkSelection): void => {
    bulk.send({ type: 'bulk.open', kind: 'share', selection });
  };
  /** Answers the call that runs: everybody but `missed` gets access. Waits for the next state. */
  const answer = async (...missed: readonly string[]): Promise<void> => {
    const unreached = missed.map((email) => ({ email, reason: 'notFound' as const }));
    const quizzes = (sent.at(-1) ?? []).map(({ id, addReaders = [] }) => ({
      id,
      undo: { id, removeReaders: addReaders.filter((email) => !missed.includes(email)) },
      failure: null,
    }));
    const before = bulk.getSnapshot();
    answers.at(-1)?.(succeeded({ content: { quizzes, unreached } }));
    await waitForState(bulk, (snapshot) => snapshot !== before);
  };
  const fail = async (): Promise<void> => {
    answers.at(-1)?.(failed({ kind: 'denied' }));
    await waitForState(bulk, (snapshot) => snapshot.matches('reporting'));
  };
  const send = (text: string): void => {
    recipients.send({ type: 'share.paste', text });
    recipients.send({ type: 'share.send' });
  };
  const undo = (): void => {
    bulk.send({ type: 'notice.acted', token: 'bulkChange 1' });
  };
  const close = async (): Promise<void> => {
    await waitForState(recipients, (snapshot) => snapshot.matches('closed'));
    bulk.send({ type: 'bulk.close' });
  };
  const listEntered = () => recipients.getSnapshot().context.recipients.map(({ text }) => text);
  return { bulk, recipients, sent, open, answer, fail, send, undo, close, listEntered };
}

const choose = (...ids: readonly number[]): BulkSelection => ({
  rows: ids.map((id) => ({ id, title: `Quiz ${String(id)}` })),
});
const chooseAll = (search: string): BulkSelection => ({
  found: {
    context: 'admin',
    searchBy: 'title',
    query: { page: 1, search, sort: null, filters: {} },
  },
  count: 30,
});

test.each([
  ['rows', choose(1, 2), choose(1, 3)],
  ['all that a list finds', chooseAll('cells'), chooseAll('gels')],
])(
  'QSHR-08 the people who were entered for %s come back for these quizzes and not for others',
  (_, selection, others) => {
    const { open, recipients, listEntered } = startSharing();
    const openAgain = (next: BulkSelection) => {
      recipients.send({ type: 'share.close' });
      open(structuredClone(next));
      return listEntered();
    };
    open(selection);
    recipients.send({ type: 'share.paste', text: 'alice@lectern.test' });
    expect(openAgain(selection)).toEqual(['alice@lectern.test']);
    expect(openAgain(others)).toEqual([]);
    recipients.send({ type: 'share.paste', text: 'carol@lectern.test' });
    expect(openAgain(selection)).toEqual([]);
  },
);

test('QSHR-08 people who were not reached come back for the next try with the same quizzes only', async () => {
  const { open, send, answer, close, listEntered } = startSharing();
  open(choose(1, 2));
  send('alice@lectern.test, nobody@lectern.test');
  await answer('nobody@lectern.test');
  await close();
  open(choose(1, 2));
  expect(listEntered()).toEqual(['nobody@lectern.test']);
  send('');
  await answer('nobody@lectern.test');
  await close();
  open(choose(3));
  expect(listEntered()).toEqual([]);
});

test('QSHR-08 an undo that waits for a sharing takes no person who was not reached, and brings back none who was', async () => {
  const { open, send, answer, fail, undo, close, listEntered, bulk, sent } = startSharing();
  open(choose(1));
  send('alice@lectern.test');
  await answer();
  await close();

  open(choose(2));
  send('carol@lectern.test, nobody@lectern.test');
  undo();
  await answer('nobody@lectern.test');
  expect(bulk.getSnapshot().value).toBe('reporting');
  await close();
  expect(listEntered()).toEqual(['nobody@lectern.test']);
  expect(sent.at(-1)).toEqual([{ id: 1, removeReaders: ['alice@lectern.test'] }]);
  await fail();
  await close();

  open(choose(3));
  send('dave@lectern.test');
  bulk.send({ type: 'notice.acted', token: 'bulkChange 2' });
  await answer();
  await fail();
  await close();
  open(choose(3));
  expect(listEntered()).toEqual([]);
});

test('QSHR-08 the people stay when the quizzes could not be loaded and an undo waited', async () => {
  const { open, send, answer, undo, close, listEntered, bulk } = startSharing();
  open(choose(1));
  send('alice@lectern.test');
  await answer();
  await close();
  open(chooseAll('cells'));
  send('carol@lectern.test');
  undo();
  await waitForState(bulk, (snapshot) => snapshot.matches('changing'));
  await answer();
  await close();
  open(chooseAll('cells'));
  expect(listEntered()).toEqual(['carol@lectern.test']);
});
