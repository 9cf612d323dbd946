import { expect, test } from 'vitest';

import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { selectIsDeadlineChanged } from '../../../../src/machines/quiz/results/deadline-form-machine.ts';
import { loaded, startDeadlineForm } from './running-deadline-form.ts';

const end = '2026-03-10T12:00:00.000Z';
const later = '2026-03-20T12:00:00.000Z';
const notice = (severity: string, key: string) => ({
  type: 'notice',
  notice: { severity, message: { key } },
});

async function opened(parts: Parameters<typeof loaded>[2] = {}) {
  const started = startDeadlineForm();
  started.loads[0]?.(succeeded(loaded(end, '1', parts)));
  await started.reach({ editing: 'clean' });
  const choose = (endDate: string | null): void => {
    started.results.send({ type: 'form.change', values: { endDate } });
  };
  const submit = (): void => {
    started.results.send({ type: 'form.submit' });
  };
  return { ...started, choose, submit, faults: () => started.results.getSnapshot().context.errors };
}

test("QRES-11 QRES-12 saves a new deadline with the loaded version, shows 'Deadline updated', and reloads the summary", async () => {
  const { results, emitted, loads, saves, choose, submit, reach } = await opened();
  choose(later);
  expect(selectIsDeadlineChanged(results.getSnapshot())).toBe(true);
  submit();
  expect(saves.map(({ values, version }) => [values.endDate, version])).toEqual([[later, '1']]);
  saves[0]?.answer(succeeded({}));
  await reach('loading');
  expect(results.getSnapshot().context.values.overview?.title).toBe('Biology 101: Cells');
  loads[1]?.(succeeded(loaded(later, '2', { completedBy: 36 })));
  await reach({ editing: 'clean' });
  expect([
    selectIsDeadlineChanged(results.getSnapshot()),
    results.getSnapshot().context.values.overview?.completedBy,
    results.getSnapshot().context.saved.version,
  ]).toEqual([false, 36, '2']);
  expect(emitted.filter(({ type }) => type === 'notice')).toEqual([
    notice('success', 'quizResults.deadlineUpdated'),
  ]);
});

test('QRES-11 removing the deadline saves null', async () => {
  const { saves, choose, submit } = await opened();
  choose(null);
  submit();
  expect(saves.map(({ values }) => values.endDate)).toEqual([null]);
});

test("QRES-13 a failed save shows 'Failed to update Deadline', keeps the value, and can be retried", async () => {
  const { results, emitted, saves, choose, submit, reach } = await opened();
  choose(later);
  submit();
  saves[0]?.answer(
    failed({
      kind: 'refused',
      message: { text: 'This quiz is being processed and cannot be changed now.' },
    }),
  );
  await reach({ editing: 'saveFailed' });
  expect([
    results.getSnapshot().context.values.endDate,
    emitted.filter(({ type }) => type === 'notice'),
  ]).toEqual([later, [notice('error', 'quizResults.deadlineFailed')]]);
  submit();
  expect(saves).toHaveLength(2);
});

test("QRES-13 QVAL-30 shows the server's validation errors at the field", async () => {
  const { saves, choose, submit, reach, faults } = await opened();
  choose(later);
  submit();
  saves[0]?.answer(failed({ kind: 'invalid', errors: { end_date: [{ text: 'Too late.' }] } }));
  await reach({ editing: 'invalid' });
  expect(faults()).toEqual({ end_date: [{ text: 'Too late.' }] });
});

test('QVAL-28 QVAL-30 QVAL-31 a deadline before the start, beyond the subscription or on an expired trial is not sent', async () => {
  const starts = await opened({ startDate: '2026-04-01T00:00:00.000Z' });
  starts.choose(later);
  starts.submit();
  const beyond = await opened({ subscriptionEnd: '2026-03-15T00:00:00.000Z' });
  beyond.choose(later);
  beyond.submit();
  const over = await opened({ isTrialOver: true });
  over.choose(null);
  over.submit();
  expect([starts.faults(), beyond.faults(), over.faults()]).toEqual(
    [
      'quizResults.deadlineError.beforeStart',
      'quizResults.deadlineError.beyondSubscription',
      'quizResults.trialOver',
    ].map((key) => ({ endDate: [{ key }] })),
  );
  expect([starts, beyond, over].flatMap(({ saves }) => saves)).toEqual([]);
});

test('QVAL-29 a past time is not an error: it moves to the next half hour', async () => {
  const { saves, choose, submit } = await opened();
  choose('2026-03-04T09:00:00.000Z');
  submit();
  expect(saves).toHaveLength(1);
});

test('QRES-13 API-078 after a change by another user, their deadline is shown or overwritten on confirmation', async () => {
  const { results, emitted, loads, saves, choose, submit, reach } = await opened();
  choose(later);
  submit();
  saves[0]?.answer(failed({ kind: 'conflict', current: '5' }));
  await reach({ editing: 'conflict' });
  expect(emitted.filter(({ type }) => type === 'notice')).toEqual([
    notice('error', 'quizResults.deadlineFailed'),
  ]);
  results.send({ type: 'conflict.overwrite' });
  expect(saves.at(-1)).toMatchObject({ version: '5', values: { endDate: later } });
  saves.at(-1)?.answer(failed({ kind: 'conflict', current: '6' }));
  await reach({ editing: 'conflict' });
  results.send({ type: 'conflict.takeRemote' });
  loads.at(-1)?.(succeeded(loaded(end, '6')));
  await reach({ editing: 'clean' });
  expect(results.getSnapshot().context.values.endDate).toBe(end);
});

test('NAV-006 an unsaved deadline asks before leaving; a reset one does not', async () => {
  const { emitted, choose } = await opened();
  choose(later);
  choose(end);
  expect(
    emitted
      .filter(({ type }) => type === 'unsavedWork')
      .map((event) => ('isUnsaved' in event ? event.isUnsaved : null)),
  ).toEqual([false, true, false]);
});
