import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type Actor } from 'xstate';

import { quizEditorMachine } from '../../../../src/machines/quiz/editor/quiz-editor-machine.ts';
import { subjectsMachine } from '../../../../src/machines/shared/subjects-machine.ts';
import { imageUploadMachine } from '../../../../src/machines/shared/upload/image-upload-machine.ts';
import { QuizEditor } from '../../../../src/views/quiz/editor/quiz-editor.tsx';
import { TopBarSlotsProvider } from '../../../../src/views/shared/screen-slots.tsx';
import { MessagesProvider } from '../../../../src/views/shared/messages-provider.tsx';
import { quizEditorModel, toShownState } from '../../../machines/quiz/editor/editor-model.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { getPart } from '../../../support/define-model.ts';
import { describeDrivenModel } from '../../../support/describe-model.ts';
import type { ModelDriver } from '../../../support/model.ts';
import { createDialogParts } from './dialog-drivers.tsx';
import { createFlowPart } from './flow-drivers.tsx';
import { giveRoom } from './render-editor.tsx';

/**
 * A collapsed question shows nothing of itself, so the walks on the screen leave collapsing to
 * those of the machine. The same is true of what takes all questions away at once.
 */
const notOnScreen = [
  'collapse the question',
  'collapse all',
  'expand all',
  'move both questions',
  'remove both questions',
];
const part = 'rules of a template';

const click = (name: string | RegExp, inside: HTMLElement = document.body): boolean => {
  const button = within(inside).queryByRole('button', { name });
  if (button !== null) fireEvent.click(button);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  return button !== null;
};

/** The card of the first question while its activity is shown. */
const card = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('input[name="right-q"]')?.closest('li') ?? null;

/**
 * Returns the position, from 1, of the option of the first question that was initially called
 * `text`; 0 when it is not there.
 */
const placeOf = (text: string): number =>
  [
    ...(card()?.querySelectorAll<HTMLTextAreaElement>('textarea:not([data-question-title])') ?? []),
  ].findIndex(({ value }) => value === text) + 1;

function inCard(act: (shown: HTMLElement) => boolean): () => boolean {
  return () => {
    const visible = card();
    return visible !== null && act(visible);
  };
}

const multiple = (wanted: boolean) =>
  inCard((shown) => {
    const box = within(shown).getByRole('checkbox', { name: 'Multiple answers' });
    if ((box as HTMLInputElement).checked !== wanted) fireEvent.click(box);
    return true;
  });
const choose = (text: string) =>
  inCard((shown) => {
    const place = placeOf(text);
    if (place > 0)
      fireEvent.click(
        within(shown).getByLabelText(`Option ${'ABCDEFGH'.charAt(place - 1)} is right`),
      );
    return place > 0;
  });
const removeOption = (text: string) =>
  inCard((shown) => {
    const place = placeOf(text);
    return place > 0 && click(`Remove option ${'ABCDEFGH'.charAt(place - 1)}`, shown);
  });

/** The user's action for each event; returns false when the screen does not offer it. */
const byHand: Readonly<Record<string, () => boolean>> = {
  'type a title': () =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Title/ }), {
      target: { value: 'Kinetics 2' },
    }),
  'add an activity': () => click('Add activity'),
  'remove the first activity': () => click('Delete Activity 1'),
  'remove the second activity': () => click('Delete Activity 2'),
  'select the second activity': () => click(/^Activity 2/),
  'add a question': () => click('Add question'),
  'remove the question': inCard((shown) => click(/^Delete question/, shown)),
  'allow several answers': multiple(true),
  'allow one answer': multiple(false),
  'add an option': inCard((shown) => click('Add option', shown)),
  'remove the first option': removeOption('Option a'),
  'remove the second option': removeOption('Option b'),
  'choose the first option': choose('Option a'),
  'choose the second option': choose('Option b'),
  undo: () => click('Undo'),
  redo: () => click('Redo'),
};

function readItem(row: Element): string {
  const text = row.querySelector<HTMLTextAreaElement>('[data-question-title]');
  if (text === null) return 'video';
  const marks = [...row.querySelectorAll<HTMLInputElement>('input[name^="right-"]')];
  const right = marks.flatMap(({ checked }, index) => (checked ? [String(index + 1)] : []));
  return `${text.value === '' ? 'untitled' : 'question'} ${marks[0]?.type === 'checkbox' ? 'several' : 'one'} ${right.join('+')} of ${String(marks.length)}`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Returns a pattern of the model's states that matches the screen. Activities that are not selected
 * show no items.
 */
function readScreen(): RegExp {
  const items = [...document.querySelectorAll('li[aria-setsize]')].map(readItem).join(', ');
  const rows = within(screen.getByRole('list', { name: 'Activities' }))
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('data-reveal-focus'));
  const activities = rows.map((row) => {
    const title = escaped(row.querySelector('span')?.textContent ?? '');
    return row.getAttribute('aria-current') === 'true'
      ? `\\*${title}\\(${escaped(items)}\\)`
      : `${title}\\([^)]*\\)`;
  });
  return new RegExp(
    `\\| ${escaped(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value)} (?:article )?${activities.join(' ')}$`,
  );
}

/** The events of the walks that are done by hand, and whether one was. */
const isDone = new Map<string, boolean>();

function viewDriver(): ModelDriver & { readonly stop: () => void } {
  const held = holdActors();
  let actor: Actor<typeof quizEditorMachine>;
  return {
    start: async () => {
      giveRoom();
      const machine = quizEditorMachine.provide({
        actors: {
          load: held.promise(),
          save: held.promise(),
          articlePicker: held.promise(),
          subjects: subjectsMachine.provide({ actors: { load: held.promise() } }),
          subjectChoice: held.promise(),
          videoPicker: held.promise(),
          playlistImport: held.promise(),
          questionImage: held.promise(),
          writeJournal: held.callback(),
        },
      });
      actor = createActor(machine, { input: getPart(quizEditorModel, part).createInput() }).start();
      const [trail, bar] = [document.createElement('div'), document.createElement('div')];
      document.body.append(trail, bar);
      render(
        <MessagesProvider>
          <TopBarSlotsProvider slots={{ trail, actions: bar }}>
            <QuizEditor editor={actor} imageUpload={imageUploadMachine} errorScreen={<p>Oops</p>} />
          </TopBarSlotsProvider>
        </MessagesProvider>,
      );
    },
    perform: async ({ name, event }) => {
      const answered = /^xstate\.done\.actor\.(.+)$/.exec(event.type);
      if (answered?.[1] !== undefined) held.resolve(answered[1], event['output']);
      else {
        const isByHand = byHand[name]?.() === true;
        if (name in byHand) isDone.set(name, isByHand || isDone.get(name) === true);
        if (!isByHand) actor.send(event as never);
      }
    },
    expectState: async (state) => {
      if (state.startsWith('loading') || state.startsWith('checkingForDraft')) return;
      await waitFor(() => {
        expect(toShownState(state)).toMatch(readScreen());
        expect(
          screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled') === 'true',
        ).toBe(!state.includes('| done '));
      });
    },
    stop: cleanup,
  };
}

const opening = ['there is no journal', 'the quiz is loaded', 'add an activity'];

/** The events of what differs between the kinds of quizzes, and of everything beside the rules. */
const flows: Readonly<Record<string, (event: string) => boolean>> = {
  'rules of a library quiz': (event) =>
    [...opening, 'rename an activity', 'set an article', ...notOnScreen].includes(event),
  "rules of a distributed user's quiz": (event) =>
    [...opening, 'restrict the access'].includes(event),
  'recovering a draft': () => true,
  'recovering a new quiz': () => true,
  'storing every step': () => true,
  'storingJournal a save': () => true,
  'saving in place': () => true,
  'finding and replacing': () => true,
  'finding in a distributed quiz': () => true,
  saving: () => true,
  'selecting items': (event) => !['duplicate the question', 'remove the question'].includes(event),
};

describeDrivenModel({
  name: 'quizEditor',
  level: 'view',
  requirements: 'QED-17 QED-19 QED-24 QED-26 QED-27 QED-28 QED-29 QED-34',
  model: quizEditorModel,
  parts: {
    [part]: {
      isDriven: (event) => !notOnScreen.includes(event),
      createDriver: viewDriver,
      listUndone: () => [...isDone].flatMap(([name, done]) => (done ? [] : [name])),
    },
    ...createDialogParts('dialogs', 'dialogs where a label is needed'),
    ...Object.fromEntries(
      Object.entries(flows).map(([flow, isDriven]) => [flow, createFlowPart(flow, isDriven)]),
    ),
  },
});
