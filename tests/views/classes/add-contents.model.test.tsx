import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';

import { succeeded } from '../../../src/domain/outcome.ts';
import type { ListPage } from '../../../src/domain/lists/list-page.ts';
import {
  contentChoiceListMachine,
  type addQuizzesMachine,
} from '../../../src/machines/classes/add-contents-machine.ts';
import type { ContentChoice } from '../../../src/machines/classes/add-contents-types.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../src/machines/shared/list/list-types.ts';
import { AddContentsDialog } from '../../../src/views/classes/contents/add-contents-dialog.tsx';
import { addPlaylistsModel, addQuizzesModel } from '../../machines/classes/classes-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import type { HeldActors } from '../../support/held-actors.ts';
import { findAll, pressButton, readAlerts, readButton } from '../../support/read-screen.ts';

const items: readonly ContentChoice[] = [
  { id: 3, title: 'Cells', count: 2 },
  { id: 9, title: 'Gels', count: 5 },
];
const loadPage = fromCall<ListPage<ContentChoice>, LoadPageInput>(async () =>
  succeeded({ items, totalItems: 2, totalPages: 1 }),
);
const actors = (held: HeldActors) => ({
  contentChoices: contentChoiceListMachine.provide({ actors: { loadPage } }),
  loadClasses: held.promise(),
  add: held.promise(),
});

const findClass = (): HTMLInputElement | null =>
  document.querySelector('fieldset input[type="checkbox"]');
const findSend = (): string =>
  findAll('button').find(({ textContent }) => textContent.startsWith('Add'))?.textContent ?? 'Add';

/** A class can be ticked once the classes are shown. */
const canHappen = (event: string, from: string): boolean =>
  event !== 'tick or untick the class' || from.includes('of known ones');

const byHand = {
  'choose Cells': () => pressButton('Choose Cells'),
  'take Cells out': () => pressButton('Do not add Cells'),
  'tick or untick the class': () => {
    const box = findClass();
    return box !== null && fireEvent.click(box);
  },
  add: () => pressButton(findSend()),
  'load the classes again': () => pressButton('Try again'),
  close: () => pressButton('Cancel'),
};

const failureTexts: Readonly<Record<string, string>> = {
  offline: 'The server cannot be reached.',
  unexpected: 'Something went wrong.',
};

/** Returns how the button that adds must be usable. */
function expectSend({ value, context }: SnapshotFrom<typeof addQuizzesMachine>): string {
  if (typeof value === 'object' && value.open.choice === 'sending') return 'busy';
  return context.selected.length > 0 && context.classIds.length > 0 ? 'ready' : 'disabled';
}

function expectScreen(snapshot: SnapshotFrom<typeof addQuizzesMachine>): void {
  const { value, context } = snapshot;
  const { selected, classIds, classes, failure } = context;
  if (value === 'closed') {
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    return;
  }
  const { classes: loading } = (value as { readonly open: { readonly classes: string } }).open;
  const isChosen = selected.some(({ id }) => id === 3);
  expect({
    chosen: findAll('ol[aria-label="Chosen"] > li').map(({ textContent }) => textContent),
    cells: readButton('Choose Cells'),
    gels: readButton('Choose Gels'),
    class: findClass()?.checked ?? null,
    alerts: readAlerts(),
    canRetry: readButton('Try again') === 'ready',
    send: readButton(findSend()),
  }).toEqual({
    chosen: selected.map(({ title }) => title),
    cells: isChosen ? 'disabled' : 'ready',
    gels: 'disabled',
    class: classes === null ? null : classIds.includes(12),
    alerts: [
      ...(failure === null ? [] : [failureTexts[failure.kind] ?? failure.kind]),
      ...(loading === 'failed' ? ['Your other classes could not be loaded.'] : []),
    ].map((text) => expect.stringContaining(text) as string),
    canRetry: loading === 'failed',
    send: expectSend(snapshot),
  });
}

describeViewModel({
  model: addQuizzesModel,
  actors,
  show: (add) => <AddContentsDialog kind="quizzes" add={add} />,
  canHappen,
  byHand,
  expectScreen,
});

describeViewModel({
  model: addPlaylistsModel,
  actors,
  show: (add) => <AddContentsDialog kind="playlists" add={add} />,
  canHappen,
  byHand,
  expectScreen,
});
