import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';

import type { DeadlineValues } from '../../../../src/machines/quiz/results/deadline-form-machine.ts';
import { distributedQuizzesMachine } from '../../../../src/machines/quiz/results/results-machines.ts';
import type { FormContext } from '../../../../src/machines/shared/form/form-types.ts';
import { ResultsSummary } from '../../../../src/views/quiz/results/results-summary.tsx';
import { deadlineFormModel } from '../../../machines/quiz/results/results-models.ts';
import { describeViewModel } from '../../../support/describe-view-model.tsx';
import { expectShown, press } from '../../../support/view-driver.tsx';
// Loads the code of the field before a test shows it.
import '../../../../src/views/design/dates/date-time-input.tsx';
import { offlineText } from '../../shared/forms/describe-form-view.tsx';

type Context = FormContext<DeadlineValues, unknown>;

/** The deadlines of the model as they are shown. Their days are the same in all time zones. */
const days: Readonly<Record<string, string>> = {
  none: 'mmddyyyy',
  '2026-05-01T10:00:00.000Z': '05012026',
  '2026-06-01T10:00:00.000Z': '06012026',
  '2027-05-01T10:00:00.000Z': '05012027',
};
const errors = {
  tooLate: 'Deadlines cannot be set beyond trial or subscription end date for the user.',
  unexpected: 'Something went wrong. Please try again.',
};

const readDay = (): string =>
  screen
    .getAllByRole('spinbutton')
    .slice(0, 3)
    .map(({ textContent }) => textContent.replaceAll(/[^\dmdy]/g, ''))
    .join('');

/** What is wrong with the deadline, or what failed when it was saved. */
function findError(snapshot: AnyMachineSnapshot): string {
  const { errors: found, failure } = snapshot.context as Context;
  const [error] = found['endDate'] ?? [];
  if (error !== undefined) return 'text' in error ? error.text : errors.tooLate;
  if (!snapshot.matches({ editing: 'saveFailed' })) return '';
  return failure?.kind === 'offline' ? offlineText : errors.unexpected;
}

const conflictButtons = ['Set my deadline', 'Show the quiz as it is now'];

describeViewModel({
  model: deadlineFormModel,
  show: (results: AnyActorRef) => (
    <ResultsSummary
      results={results as never}
      distributed={createActor(distributedQuizzesMachine, { input: { quiz: 50 } })}
      quiz={50}
      onQuiz={() => undefined}
    />
  ),
  byHand: {
    'load again': () => press('Try again'),
    restore: () => press('Clear: Deadline'),
    save: () => press('Save the deadline'),
    'keep the local version': () => press('Set my deadline'),
    'use the remote version': () => press('Show the quiz as it is now'),
  },
  expectScreen: (snapshot: AnyMachineSnapshot) => {
    const { values, saved } = snapshot.context as Context;
    const isConflict = snapshot.matches({ editing: 'conflict' });
    const hasFailed = snapshot.matches('loadFailed');
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    if (hasFailed)
      expect(alerts).toEqual(['The quiz and its deadline could not be loaded.Try again']);
    else if (isConflict)
      expect(alerts).toEqual([expect.stringContaining('This quiz was changed in the meantime.')]);
    else expect(alerts).toEqual([]);
    for (const name of conflictButtons) expectShown('button', isConflict, name);
    const isShown = values.overview !== null && !hasFailed;
    expectShown('group', isShown, 'Deadline');
    if (!isShown) return;
    expect(readDay()).toBe(days[values.endDate ?? 'none']);
    expect(document.querySelector('[data-field-error]')?.textContent ?? '').toBe(
      findError(snapshot),
    );
    const isChanged = values.endDate !== saved.values.endDate;
    expectShown('button', isChanged && !isConflict, 'Save the deadline');
    if (!isChanged || isConflict) return;
    const save = screen.getByRole('button', { name: 'Save the deadline' });
    expect(save.getAttribute('aria-busy') === 'true').toBe(snapshot.hasTag('busy'));
  },
});
