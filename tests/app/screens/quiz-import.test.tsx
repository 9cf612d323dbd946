import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { ResponseContent } from '../../../src/api/send.ts';
import { FrameContext } from '../../../src/app/frame/frame-context.ts';
import type { Frame } from '../../../src/app/frame/use-frame.ts';
import { roots } from '../../../src/app/inspection/exposed-roots.ts';
import { QuizImport } from '../../../src/app/screens/quiz-import.tsx';
import { ServicesContext, type Services } from '../../../src/app/services.ts';
import { getQuizListDefaults, getQuizListKind } from '../../../src/domain/lists/quiz-list-kinds.ts';
import { succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { QuizImportRef } from '../../../src/machines/quiz/importing/quiz-import-machine.ts';
import { quizListMachine } from '../../../src/machines/quiz/lists/quiz-list-machine.ts';
import { quizRecycleBinMachine } from '../../../src/machines/quiz/lists/recycle-bin-machine.ts';
import { MessagesProvider } from '../../../src/views/shared/messages-provider.tsx';
import { imported, review, zip } from '../../machines/quiz/importing/quiz-import-model.ts';

type Answer = Outcome<ResponseContent>;

/** The dialogs of one session: `show` opens one in a list of its own. */
function startSession() {
  const answers: ((answer: Answer) => void)[] = [];
  const send = () =>
    new Promise<Answer>((resolve) => {
      answers.push(resolve);
    });
  const quizRecycleBin = createActor(quizRecycleBinMachine).start();
  const kind = getQuizListKind('template', 'superAdmin');
  const show = () => {
    const list = createActor(quizListMachine, {
      input: { address: '', defaults: getQuizListDefaults(kind, null) },
    });
    render(
      <MessagesProvider>
        <ServicesContext value={{ connection: { send } } as unknown as Services}>
          <FrameContext value={{ quizRecycleBin } as unknown as Frame}>
            <QuizImport list={list} openings={1} />
          </FrameContext>
        </ServicesContext>
      </MessagesProvider>,
    );
  };
  return { answers, quizRecycleBin, show };
}

const listImports = () => [...roots].filter(({ id }) => id === 'quizImport') as QuizImportRef[];

const json = (content: unknown): Answer => succeeded({ kind: 'json', content });

async function importPackage(): Promise<QuizImportRef> {
  const upload = listImports()[0] as QuizImportRef;
  await act(async () => {
    upload.send({ type: 'package.choose', files: [zip] });
    upload.send({ type: 'package.sent', outcome: succeeded(review) });
    upload.send({ type: 'import.start' });
    upload.send({ type: 'package.sent', outcome: succeeded(imported) });
  });
  return upload;
}

test('QLST-07 a report stays when its list is left, and ends with the session', async () => {
  const { show, quizRecycleBin } = startSession();
  show();
  const upload = await importPackage();
  cleanup();
  show();
  expect(upload.getSnapshot().value).toEqual({ open: 'choosing' });
  expect(await screen.findByRole('button', { name: 'Show the report' })).toBeInTheDocument();
  cleanup();
  quizRecycleBin.stop();
  expect(listImports()).toEqual([]);
});

test('QLST-07 a list that is left during an undo opens with the choice of a file the next time', async () => {
  const { show, answers, quizRecycleBin } = startSession();
  show();
  const upload = await importPackage();
  answers.length = 0;
  act(() => {
    upload.send({ type: 'import.undo' });
  });
  cleanup();
  for (const answer of answers) answer(json(null));
  await waitFor(upload, (snapshot) => snapshot.matches({ open: { reported: 'shown' } }));
  show();
  expect(upload.getSnapshot().value).toEqual({ open: 'choosing' });
  expect(upload.getSnapshot().context.removedIds).toEqual([71]);
  cleanup();
  quizRecycleBin.stop();
});
