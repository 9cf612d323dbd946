import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createMachine, type AnyActorLogic, type DoneActorEvent, type SnapshotFrom } from 'xstate';

import { fromCall } from '../../../../src/machines/shared/from-call.ts';
// Loads the code of the dialogs before a test opens them.
import '../../../../src/views/design/overlays/dialog-frame.tsx';
import '../../../../src/views/quiz/editor/moving/move-form.tsx';
import '../../../../src/views/quiz/editor/playlists/playlist-picker.tsx';
import '../../../../src/views/quiz/editor/preview/draft-preview.tsx';
import '../../../../src/views/quiz/editor/videos/video-search.tsx';
import '../../../../src/views/shared/crop/crop-editor.tsx';
import type { ListPage } from '../../../../src/domain/lists/list-page.ts';
import { getSelectedActivity } from '../../../../src/domain/quiz/draft/locate.ts';
import { succeeded } from '../../../../src/domain/outcome.ts';
import {
  articlePickerMachine,
  type ArticleChoice,
} from '../../../../src/machines/quiz/editor/dialogs/article-picker-machine.ts';
import { subjectChoiceMachine } from '../../../../src/machines/quiz/editor/dialogs/subjects-machine.ts';
import type { quizEditorMachine } from '../../../../src/machines/quiz/editor/quiz-editor-machine.ts';
import type { LoadPageInput } from '../../../../src/machines/shared/list/list-types.ts';
import { subjectsMachine, type Subject } from '../../../../src/machines/shared/subjects-machine.ts';
import {
  videoListMachine,
  videoPickerMachine,
  type VideoResult,
} from '../../../../src/machines/shared/videos/video-picker-machine.ts';
import type { QuizEditorRef } from '../../../../src/views/quiz/editor/editor-context.ts';
import { quizEditorModel } from '../../../machines/quiz/editor/editor-model.ts';
import { getPart } from '../../../support/define-model.ts';
import type { DrivenPart } from '../../../support/describe-model.ts';
import type { HeldActors } from '../../../support/held-actors.ts';
import { createViewDrivers } from '../../../support/view-driver.tsx';
import { ShownEditor } from './shown-editor.tsx';

type Snapshot = SnapshotFrom<typeof quizEditorMachine>;

const findPage = <Item,>(item: Item) =>
  fromCall<ListPage<Item>, LoadPageInput>(async () =>
    succeeded({ items: [item], totalItems: 1, totalPages: 1 }),
  );
const enzymes = { id: 7, title: 'Enzymes', image: null };
const article: ArticleChoice = { ...enzymes, type: '_core' };
const video: VideoResult = { ...enzymes, type: '_core', authors: [], publishedAt: null };

/** A dialog that is only waited for, with what its view reads. */
const createWaiting = (held: HeldActors, id: string, context: object): AnyActorLogic =>
  createMachine({
    context,
    initial: 'waiting',
    states: {
      waiting: { invoke: { id, src: held.promise(), onDone: 'done' } },
      done: { type: 'final', output: ({ event }) => (event as unknown as DoneActorEvent).output },
    },
    output: ({ event }) => event.output,
  });

const provideDialogs = (held: HeldActors): Readonly<Record<string, AnyActorLogic>> => ({
  articlePicker: articlePickerMachine.provide({ actors: { loadPage: findPage(article) } }),
  subjects: subjectsMachine.provide({
    actors: {
      load: fromCall<readonly Subject[], { readonly subject: null }>(async () =>
        succeeded([{ id: 3, title: 'Biology' }]),
      ),
    },
  }),
  subjectChoice: subjectChoiceMachine,
  videoPicker: videoPickerMachine.provide({
    actors: {
      videoList: videoListMachine.provide({ actors: { loadPage: findPage(video) } }),
    },
  }),
  playlistImport: createWaiting(held, 'playlistImport', {
    selected: [],
    selection: { videos: true, questions: true },
  }),
  questionPaste: createWaiting(held, 'questionPaste', {
    reading: null,
    unticked: new Set(),
    choices: new Map(),
  }),
  questionImage: createWaiting(held, 'questionImage', { picture: null, progress: 0, error: null }),
});

/** Presses the last button with a name. Looking for roles takes long in a whole editor. */
function press(name: RegExp): boolean {
  const button = [...document.querySelectorAll('button')].findLast((each) =>
    name.test(each.getAttribute('aria-label') ?? each.textContent),
  );
  if (button === undefined || button.getAttribute('aria-disabled') === 'true') return false;
  fireEvent.click(button);
  return true;
}

const isOpen = (): boolean => document.querySelector('[role=dialog]') !== null;
/** Presses a button of the form; false while a dialog is open. */
const pressInForm = (name: RegExp) => (): boolean => !isOpen() && press(name);
const close = (): boolean => isOpen() && press(/^Close$/);

function chooseSubjects(): boolean {
  const box = screen.queryByLabelText<HTMLInputElement>('Biology');
  if (box === null) return false;
  if (!box.checked) fireEvent.click(box);
  return press(/^Save Subjects$/);
}

function describePicture(): boolean {
  const field = document.querySelector<HTMLInputElement>('[role=dialog] input[maxlength]');
  if (field === null) return false;
  fireEvent.change(field, { target: { value: 'A cell' } });
  return true;
}

/** What a person does for the events of the dialogs. */
const byHand: Readonly<Record<string, () => boolean>> = {
  'open the articles': pressInForm(/^(Select Article|Change)$/),
  'close the articles': close,
  'choose an article': () => press(/^Select Enzymes$/),
  'open the subjects': pressInForm(/^Choose subjects$/),
  'close the subjects': close,
  'choose subjects': chooseSubjects,
  'open the videos': pressInForm(/^Add video$/),
  'close the videos': close,
  'choose a video': () => press(/^Add the video Enzymes$/),
  'open the import': pressInForm(/^Import playlists$/),
  'close the import': close,
  'describe the picture': describePicture,
  'close the picture': close,
  'open the preview': pressInForm(/^Preview$/),
  'close the preview': close,
  'ask where to move': pressInForm(/^Move .* to another activity$/),
  'close the move': close,
};

const titles: Readonly<Record<string, string>> = {
  choosingArticle: 'Articles',
  choosingSubjects: 'Choose relevant subjects',
  movingItem: 'Move to another activity',
  addingVideo: 'Add Video',
  importingPlaylists: 'Import Playlists',
  croppingImage: 'Crop image',
  previewing: 'Quiz Preview',
  goingToQuestion: 'Go to a question',
};

function expectScreen(snapshot: Snapshot): void {
  const { value, context } = snapshot;
  const name = typeof value.dialog === 'string' ? value.dialog : 'addingVideo';
  const heading = document.querySelector('[role=dialog] h2')?.textContent;
  expect(heading).toBe(titles[name]);
  const isMissing = typeof value.dialog === 'object' && value.dialog.addingVideo === 'labelMissing';
  expect(screen.queryAllByText('Please choose a label')).toHaveLength(isMissing ? 1 : 0);
  const { history, selected, imageErrorItem } = context;
  if (!snapshot.hasTag('form')) return;
  const { items } = getSelectedActivity(history.draft, selected);
  expect(document.querySelectorAll('li[aria-setsize]')).toHaveLength(items.length);
  const failed = imageErrorItem !== null && items.some(({ key }) => key === imageErrorItem);
  expect(screen.queryAllByText('Error add image')).toHaveLength(failed ? 1 : 0);
}

/** The dialog takes the focus from the field, which ends typing there. */
const canHappen = (event: string, from: string): boolean =>
  !event.startsWith('ask ') || !from.includes('typing');

/** Drives the dialogs of the editor in several parts of its model. */
export function createDialogParts(
  ...parts: readonly string[]
): Readonly<Record<string, DrivenPart>> {
  const done = new Set<string>();
  const view = {
    show: (editor: QuizEditorRef) => <ShownEditor editor={editor} />,
    byHand,
    expectScreen,
  };
  return Object.fromEntries(
    parts.map((part) => {
      const options = { ...getPart(quizEditorModel, part), actors: provideDialogs };
      const { createDriver, listUndone } = createViewDrivers(options, view, done);
      return [part, { createDriver, listUndone, canHappen, each: 'transition' }];
    }),
  );
}
