import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';

import type { quizEditorMachine } from '../../../../src/machines/quiz/editor/quiz-editor-machine.ts';
import { imageUploadMachine } from '../../../../src/machines/shared/upload/image-upload-machine.ts';
import { subjectsMachine } from '../../../../src/machines/shared/subjects-machine.ts';
import { QuizEditor } from '../../../../src/views/quiz/editor/quiz-editor.tsx';
import { TopBarSlotsProvider } from '../../../../src/views/shared/screen-slots.tsx';
import { quizEditorModel } from '../../../machines/quiz/editor/editor-model.ts';
import { getPart, keepEvents } from '../../../support/define-model.ts';
import type { DrivenPart } from '../../../support/describe-model.ts';
import { createViewDrivers, press } from '../../../support/view-driver.tsx';
import { giveRoom } from './render-editor.tsx';

const isShown = (text: string | RegExp): boolean => screen.queryAllByText(text).length > 0;

/** Answers the question whether to discard a draft. */
function discard(): boolean {
  if (!press('Discard')) return false;
  const dialog = screen.queryByRole('dialog');
  const button = dialog && within(dialog).queryByRole('button', { name: /^Discard/ });
  if (button) fireEvent.click(button);
  return Boolean(button);
}

/** What a person does for the events about opening and saving a quiz. */
const byHand: Readonly<Record<string, () => boolean>> = {
  save: () => press('Save Quiz'),
  'save and stay': () => press('Save and stay'),
  undo: () => press('Undo'),
  'open the find bar': () => !fireEvent.keyDown(document, { key: 'f', ctrlKey: true }),
  'close the find bar': () => press('Close'),
  'continue the draft': () => press('Continue editing'),
  'continue it as a new quiz': () => press('Continue as a new quiz'),
  'continue editing': () => press('Continue editing'),
  'discard the draft': discard,
  'start a new quiz': () => press('Start a new quiz'),
  'request the lock': () => press('Edit here'),
  'load the newer version again': () => press('Try again'),
  'open the newer version': () => press('Open the newer version instead'),
  'save the merged version': () => press('Save the merged version'),
};

type Form = 'opening' | 'error' | 'closed' | 'offer' | 'elsewhere' | 'form';

function getForm(snapshot: SnapshotFrom<typeof quizEditorMachine>): Form {
  if (snapshot.matches({ form: 'loadFailed' })) return 'error';
  if (snapshot.matches({ form: 'closed' })) return 'closed';
  if (snapshot.hasTag('offer')) return 'offer';
  if (snapshot.hasTag('openInAnotherTab')) return 'elsewhere';
  return snapshot.hasTag('form') ? 'form' : 'opening';
}

function expectScreen(snapshot: SnapshotFrom<typeof quizEditorMachine>): void {
  const form = getForm(snapshot);
  const shown: Readonly<Record<Form, boolean>> = {
    opening: false,
    error: isShown('Oops'),
    closed: isShown('You cannot edit this quiz'),
    offer: isShown('Unsaved changes in this browser'),
    elsewhere: isShown(/being edited in another tab/),
    form: screen.queryByRole('list', { name: 'Activities', hidden: true }) !== null,
  };
  expect({ ...shown, opening: !Object.values(shown).includes(true) }).toEqual({
    ...Object.fromEntries(Object.keys(shown).map((each) => [each, each === form])),
  });
  if (form !== 'form') return;
  const { history } = snapshot.context;
  expect(screen.getByRole('textbox', { name: /^Title/, hidden: true })).toHaveValue(
    history.draft.title,
  );
  const asks = ['loadingRemote', 'loadRemoteFailed', 'comparing'] as const;
  const isAsked = asks.some((tag) => snapshot.hasTag(tag));
  expect(screen.queryAllByRole('dialog')).toHaveLength(isAsked ? 1 : 0);
  expect(screen.queryAllByRole('search', { name: 'Find in quiz', hidden: true })).toHaveLength(
    snapshot.matches({ form: { editing: { finding: 'open' } } }) ? 1 : 0,
  );
  expect(isShown('The last save failed')).toBe(snapshot.hasTag('saveFailed'));
}

/** Drives the editor through opening, storing and saving. */
export function createFlowPart(part: string, isDriven: (event: string) => boolean): DrivenPart {
  const options = keepEvents(getPart(quizEditorModel, part), isDriven);
  const names = Object.keys(options.events);
  const { createDriver } = createViewDrivers(
    {
      ...options,
      actors: (held) => ({
        subjects: subjectsMachine.provide({ actors: { load: held.promise() } }),
      }),
    },
    {
      show: (editor) => {
        giveRoom();
        const [trail, bar] = [document.createElement('div'), document.createElement('div')];
        document.body.append(trail, bar);
        return (
          <TopBarSlotsProvider slots={{ trail, actions: bar }}>
            <QuizEditor
              editor={editor}
              imageUpload={imageUploadMachine}
              errorScreen={<p>Oops</p>}
            />
          </TopBarSlotsProvider>
        );
      },
      byHand: Object.fromEntries(Object.entries(byHand).filter(([name]) => names.includes(name))),
      expectScreen,
    },
  );
  return { createDriver, isDriven, each: 'transition' };
}
