import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';

import { FrameContext } from '../../../src/app/frame/frame-context.ts';
import type { Frame } from '../../../src/app/frame/use-frame.ts';
import { roots } from '../../../src/app/inspection/exposed-roots.ts';
import { loadOtherMessages } from '../../../src/app/messages.ts';
import { useQuizBulkChange } from '../../../src/app/screens/quiz-bulk-feature.tsx';
import { ServicesContext, type Services } from '../../../src/app/services.ts';
import { getQuizListDefaults, getQuizListKind } from '../../../src/domain/lists/quiz-list-kinds.ts';
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
