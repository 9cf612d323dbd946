import { expect, test } from 'vitest';

import { draftOf, question } from '../../../domain/quiz/support/drafts.ts';
import { loaded, startEditor } from './running-editor.ts';

const yesterday = '2026-11-20T12:00:00.000Z';

async function editTiming() {
  const { actor } = await startEditor(
    { ok: true, value: loaded({ ...draftOf([question('1')]), graded: 'graded' }) },
    { kind: 'stored', quiz: 12 },
    { kind: 'user', now: () => Date.parse('2026-11-21T12:00:00.000Z') },
  );
  const listErrors = () =>
    actor.getSnapshot().context.errors.map(({ location, message }) => [location, message]);
  return { actor, listErrors };
}

test('QVAL-24 an end in the past is shown when its field is left, and not while it is typed', async () => {
  const { actor, listErrors } = await editTiming();
  actor.send({ type: 'detail.set', field: 'endDate', value: yesterday });
  expect(listErrors()).toEqual([]);
  actor.send({ type: 'field.leave' });
  expect(listErrors()).toEqual([[{ kind: 'detail', field: 'endDate' }, 'quizForm.check.endPast']]);
});

test('QVAL-24 leaving the title shows no error of the end', async () => {
  const { actor, listErrors } = await editTiming();
  actor.send({ type: 'detail.set', field: 'endDate', value: yesterday });
  actor.send({ type: 'detail.set', field: 'title', value: 'Kinetics 2' });
  actor.send({ type: 'field.leave' });
  expect(listErrors()).toEqual([]);
});
