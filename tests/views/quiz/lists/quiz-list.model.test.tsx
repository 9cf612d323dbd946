import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { getQuizListKind } from '../../../../src/domain/lists/quiz-list-kinds.ts';
import type { quizListMachine } from '../../../../src/machines/quiz/lists/quiz-list-machine.ts';
import { QuizList } from '../../../../src/views/quiz/lists/quiz-list.tsx';
import { quizListModel } from '../../../machines/quiz/lists/quiz-list-model.ts';
import { getPart } from '../../../support/define-model.ts';
import { describeDrivenModel } from '../../../support/describe-model.ts';
import { createViewDrivers, press } from '../../../support/view-driver.tsx';

type Snapshot = SnapshotFrom<typeof quizListMachine>;

const role = 'superAdmin';
const kind = getQuizListKind('template', role);
const ignore = { run: () => undefined };
const features = {
  dialogs: null,
  rowActions: { downloadScorm: ignore, downloadQti: ignore, downloadCc: ignore },
};

const isAsked = (): boolean => screen.queryByRole('dialog') !== null;

const tick = (name: string) => (): boolean => {
  const box = screen.queryByRole('checkbox', { name });
  if (box === null || isAsked()) return false;
  fireEvent.click(box);
  return true;
};

/** Presses a button of the dialog, unless it is busy. */
function answer(name: RegExp): boolean {
  const dialog = screen.queryByRole('dialog');
  const button = dialog && within(dialog).queryByRole('button', { name });
  if (!button || button.getAttribute('aria-disabled') === 'true') return false;
  fireEvent.click(button);
  return true;
}

/** Types into the search field; false when it has the text already. */
const type = (text: string) => (): boolean => {
  const field = screen.queryByRole<HTMLInputElement>('searchbox');
  if (field === null || field.value === text) return false;
  fireEvent.change(field, { target: { value: text } });
  return true;
};

const byHand = {
  choosing: {
    'choose the second': tick('Select Gels'),
    confirm: () => answer(/^(Delete|Try again)$/),
    cancel: () => answer(/^Cancel$/),
  },
  searching: {
    'type a name': type('gel'),
    'to page 2': () => press(/^(Go to page 2|Page 2|2)$/),
    'sort by title': () => press(/^Title/),
  },
};

const hasRows = /^(loaded|stale|reloading|refreshing|waitingToPoll|pollingPaused|polling)$/;

function expectScreen({ value, context }: Snapshot): void {
  const { items, removing, selectedIds, searchText } = context;
  const titles = hasRows.test(value.page) ? items.map(({ title }) => title) : [];
  for (const title of ['Cells', 'Gels'])
    expect(screen.queryAllByRole('link', { name: title, hidden: true })).toHaveLength(
      titles.includes(title) ? 1 : 0,
    );
  for (const { id, title } of hasRows.test(value.page) ? items : []) {
    const box = screen.getByRole<HTMLInputElement>('checkbox', {
      name: `Select ${title}`,
      hidden: true,
    });
    expect(box.checked).toBe(selectedIds.includes(id));
  }
  expect(isAsked()).toBe(removing.length > 0);
  if (!['denied', 'failed', 'retrying'].includes(value.page))
    expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue(searchText);
}

const createDrivers = (part: keyof typeof byHand) =>
  createViewDrivers<typeof quizListMachine>(getPart(quizListModel, part) as never, {
    show: (list: ActorRefFrom<typeof quizListMachine>) => (
      <QuizList list={list} kind={kind} role={role} features={features} />
    ),
    byHand: byHand[part],
    expectScreen,
  });

describeDrivenModel({
  name: 'quizList',
  level: 'view',
  requirements: 'QLST-64 LST-03 LST-04',
  model: quizListModel,
  parts: { choosing: createDrivers('choosing'), searching: createDrivers('searching') },
});
