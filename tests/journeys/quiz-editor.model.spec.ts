import { expect, type Locator, type Page } from '@playwright/test';

import { quizEditorModel, toShownState } from '../machines/quiz/editor/editor-model.ts';
import { toUrl, signIn } from './support/app.ts';
import { describeBrowserModel, type DrivenPage } from './support/browser-model.ts';
import { openTemplateApi } from './support/template-api.ts';

/** The small quiz of the model; the options of the first question name it. */
const small = {
  title: 'Kinetics',
  tags: [],
  article: null,
  startDate: null,
  endDate: null,
  isGraded: false,
  duration: null,
  showCaption: false,
  restrictNonInstitutional: false,
  activities: [
    ['Activity 1', ['Option a', 'Option b'], ['o0']],
    ['Activity 2', ['Option c', 'Option d'], ['o0', 'o1']],
  ].map(([title, texts, rightAnswer], sortIndex) => ({
    title,
    sortIndex,
    items: [
      {
        sortIndex: 0,
        type: 2,
        title: `Question of ${String(title)}`,
        image: null,
        article: null,
        isMultiple: rightAnswer?.length === 2,
        rightAnswer,
        textOptions: (texts as readonly string[]).map((text, at) => ({
          id: `o${String(at)}`,
          text,
        })),
      },
    ],
  })),
};

const getCards = (page: Page) => page.locator('li[aria-setsize]');
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).press('Enter');

/** What is written in the options of the first question, the first after it was typed into too. */
const options = [['Option a', 'Anaerobic'], ['Option b']];

/** Does something with the first question, where its options still tell which it is. */
const inCard =
  (act: (card: Locator, places: readonly number[]) => Promise<unknown>) =>
  async ({ page }: DrivenPage<'load'>): Promise<void> => {
    const texts = await getCards(page).evaluateAll((cards) =>
      cards.map((card) =>
        [...card.querySelectorAll<HTMLTextAreaElement>('textarea:not([data-question-title])')].map(
          ({ value }) => value,
        ),
      ),
    );
    const index = texts.findIndex((each) => each.some((text) => options.flat().includes(text)));
    const places = options.map(
      // Of an option that is gone, the one that is left takes the place.
      (names) =>
        Math.max(
          (texts[index] ?? []).findIndex((text) => names.includes(text)),
          0,
        ) + 1,
    );
    await act(getCards(page).nth(index), places);
  };
const letterOf = (place: number | undefined): string => 'ABCDEFGH'.charAt((place ?? 0) - 1);
const choose = (which: 0 | 1) =>
  inCard((card, places) =>
    card.getByLabel(`Option ${letterOf(places[which])} is right`).press('Space'),
  );
const removeOption = (which: 0 | 1) =>
  inCard((card, places) =>
    card.getByRole('button', { name: `Remove option ${letterOf(places[which])}` }).press('Enter'),
  );
const allow = (isMultiple: boolean) =>
  inCard((card) => card.getByRole('checkbox', { name: 'Multiple answers' }).setChecked(isMultiple));

const readItems = (page: Page) =>
  getCards(page).evaluateAll((cards) =>
    cards.map((card) => {
      const title = card.querySelector<HTMLTextAreaElement>('[data-question-title]');
      const marks = [...card.querySelectorAll<HTMLInputElement>('input[name^="right-"]')];
      const right = marks.flatMap(({ checked }, at) => (checked ? [String(at + 1)] : []));
      const kind = marks[0]?.type === 'checkbox' ? 'several' : 'one';
      return `${title?.value === '' ? 'untitled' : 'question'} ${kind} ${right.join('+')} of ${String(marks.length)}`;
    }),
  );
const readActivities = (page: Page) =>
  page
    .getByRole('list', { name: 'Activities' })
    .locator('button[data-reveal-focus]')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        title: row.querySelector('span')?.textContent ?? '',
        isSelected: row.getAttribute('aria-current') === 'true',
      })),
    );

/** Reads the quiz in the words of the model: items where their activity is shown. */
async function readQuiz(page: Page): Promise<string> {
  const items = await readItems(page);
  const activities = (await readActivities(page)).map(({ title, isSelected }) =>
    isSelected ? `*${title}(${items.join(', ')})` : `${title}(…)`,
  );
  const title = await page.getByRole('textbox', { name: /^Title/ }).inputValue();
  return [title, ...activities].join(' ');
}

/** The quiz of a state of the model, without the items of activities that are not shown. */
const getQuiz = (state: string): string =>
  (toShownState(state).split(' | ').at(-1) ?? '').replaceAll(
    /(\*?)(Activity \d+)\(([^)]*)\)/g,
    (_, selected: string, title: string, items: string) =>
      `${selected}${title}(${selected === '' ? '…' : items})`,
  );

const opens = 'these walks open no dialog: quiz-dialogs.spec.ts does';
const stores = 'these walks store nothing: quiz-journal.spec.ts and crash.spec.ts do';
const saves = 'these walks do not save: quiz-conflict.spec.ts and quiz-save-failures.spec.ts do';
const moves =
  'these walks neither drag nor open the timeline: quiz-drag.spec.ts and quiz-history.spec.ts do';
const selects = 'quiz-several-questions.spec.ts selects, duplicates, moves and copies questions';
const pastes = 'quiz-paste.spec.ts pastes questions and options';
const finds = 'quiz-find.spec.ts finds and replaces';
const hints = 'tests/views/quiz/editor/question-hints.test.tsx dismisses hints';
const collapses = 'a collapsed question does not show the state: quiz-reveal.spec.ts collapses it';
const times = 'these walks set no dates: quiz-form.spec.ts does';
const kinds = 'these walks edit a template: quiz-kinds.spec.ts edits the other kinds';
const list = (reason: string, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [`quizEditor.${name}`, reason]));

describeBrowserModel({
  name: 'quizEditor',
  requirements: 'QED-17 QED-19 QED-24 QED-26 QED-27 QED-28 QED-29 QED-34',
  model: quizEditorModel,
  part: 'rules of a template',
  calls: { load: /\/api\/admin\/quiz\/template\/\d+$/ },
  open: async (page) => {
    // The model's editor has no journal here, like a private window.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    const author = await openTemplateApi();
    const { id } = await author.call<{ readonly id: number }>(
      'POST',
      'quiz/template/create',
      small,
    );
    await signIn(page, 'super', '/dashboard');
    await page.goto(toUrl(`/quiz/edit/${String(id)}`));
  },
  steps: {
    // The page finds it by itself.
    'there is no journal': () => Promise.resolve(),
    'the quiz is loaded': ({ calls }) => calls.load.pass(),
    'type a title': ({ page }) => page.getByRole('textbox', { name: /^Title/ }).fill('Kinetics 2'),
    'add an activity': ({ page }) => press(page, 'Add activity'),
    'remove the first activity': ({ page }) => press(page, 'Delete Activity 1'),
    'remove the second activity': ({ page }) => press(page, 'Delete Activity 2'),
    'select the second activity': ({ page }) => press(page, /^Activity 2/),
    'add a question': ({ page }) => press(page, 'Add question'),
    'remove the question': inCard((card) =>
      card.getByRole('button', { name: /^Delete question/ }).press('Enter'),
    ),
    'empty the question': inCard((card) => card.locator('[data-question-title]').fill('')),
    'allow several answers': allow(true),
    'allow one answer': allow(false),
    'add an option': inCard((card) => card.getByRole('button', { name: 'Add option' }).click()),
    'remove the first option': removeOption(0),
    'remove the second option': removeOption(1),
    'type an option': inCard((card, [place]) =>
      card
        .locator('textarea:not([data-question-title])')
        .nth((place ?? 1) - 1)
        .fill('Anaerobic'),
    ),
    'allow one answer where two are right': ({ page }) =>
      getCards(page).getByRole('checkbox', { name: 'Multiple answers' }).setChecked(false),
    'choose the first option': choose(0),
    'choose the second option': choose(1),
    'leave the field': ({ page }) => page.keyboard.press('Tab'),
    undo: ({ page }) => press(page, 'Undo'),
    redo: ({ page }) => press(page, 'Redo'),
  },
  canHappen: (name, from) => {
    const quiz = from.split(' | ').at(-1) ?? '';
    if (name === 'the quiz is loaded' || name === 'there is no journal') return true;
    if (from.startsWith('loading') || from.startsWith('checkingForDraft')) return false;
    if (name.endsWith('where two are right'))
      return quiz.includes('*Activity 2(question several 1+2 of 2)');
    if (/option|several|one answer|the question/.test(name))
      return /\*Activity 1\((question|untitled) /.test(quiz) && !from.includes('Option');
    const [activity] = / (first|second) activity/.exec(name) ?? [];
    return (
      activity === undefined ||
      quiz.includes(activity.includes('first') ? 'Activity 1' : 'Activity 2')
    );
  },
  expectScreen: async (page, _, state) => {
    if (state.startsWith('loading') || state.startsWith('checkingForDraft')) return;
    await expect.poll(() => readQuiz(page)).toBe(getQuiz(state));
  },
  undrivable: {
    'quizEditor.form editor.discard *': 'leave-guard.spec.ts discards the work',
    'quizEditor notice.acted *': 'quiz-history.spec.ts undoes a deletion twice',
    'quizEditor.form.editing.activities notice.acted *': 'quiz-history.spec.ts undoes a deletion',
    ...list(
      opens,
      ...[
        'choosing',
        'adding',
        'importing',
        'cropping',
        'previewing',
        'movingItem',
        'goingToQuestion',
      ].map((state) => `dialog.${state}*`),
      'dialog.closed *',
      'form.editing.details picker.choose *',
      'form.editing.details subjects.choose *',
      'form.editing.items video.*',
      'form.editing.items playlists.import *',
      'form.editing.items question.goTo *',
      'form.editing.items question.setImage *',
      'form.editing.items question.setImageAlt *',
    ),
    ...list(
      stores,
      'form.offeringDraft*',
      'form.openInAnotherTab*',
      'form.checkingForDraft always [hasTakenOverDraft] *',
      'form.checkingForDraft always [hasDrafts] *',
      'form.checkingForDraft always [isOpenInAnotherTab] *',
      'form.editing always *',
      'journal.ready*',
      'journal.writing*',
      'journal.newerVersion*',
      'journal.lockedElsewhere*',
      'journal journal.opened *',
      'journal journal.stored *',
      'journal journal.lock*',
      'journal journal.failed [isNewerStorage] *',
      'journal.findingDrafts *',
      'journal.unavailable *',
      'journal.awaitingKey*',
      'journal journal.unencrypted *',
    ),
    ...list(
      saves,
      'form.loadFailed*',
      'form.closed*',
      'form.checkingForDraft always [canShowClosed] *',
      'form.checkingForDraft always [hasSearchedDrafts] *',
      'form.editing editor.save*',
      'form.editing.savingInPlace.idle editor.saveAndStay*',
      'form.editing.savingInPlace.validating*',
      'form.editing.savingInPlace.storingAttempt*',
      'form.editing.savingInPlace.sending*',
      'form.editing.changes.checking always [isDirty] *',
      'form.editing.changes.saveFailed*',
      'form.validating*',
      'form.storingAttempt*',
      'form.saving*',
      'form.saved*',
      'form.storingJournal*',
      'form.loadingRemote*',
      'form.loadRemoteFailed*',
      'form.conflict*',
    ),
    ...list(
      moves,
      'form.editing.history history.jumpToStep *',
      'form.editing.history history.revert*',
      'form.editing.history history.dismissRefusal *',
      'form.editing.activities activity.move *',
      'form.editing.items item.move *',
    ),
    ...list(
      selects,
      'form.editing.activities activity.duplicate *',
      'form.editing.items items.*',
      'form.editing.items option.move *',
      'form.editing.items always [hasStaleSelection] *',
      'form.editing.items.some items.*',
    ),
    ...list(pastes, 'dialog.pasting*', 'form.editing.items options.insert *'),
    ...list(
      finds,
      'form.editing.finding.open*',
      'form.editing.finding.closed find.open *',
      'form.editing.finding match.reveal *',
      'form.editing.finding texts.replace *',
    ),
    ...list(hints, 'form.editing.items hint.dismiss *'),
    ...list(collapses, 'form.editing.items.some collapse.*'),
    ...list(times, 'form.editing.details field.leave [isTypingTiming] *'),
    ...list(
      kinds,
      'form.editing.details detail.set [isAccessLocked] *',
      'form.editing.details detail.set [cannotHaveArticle] *',
      'form.editing.activities activity.rename *',
    ),
  },
});
