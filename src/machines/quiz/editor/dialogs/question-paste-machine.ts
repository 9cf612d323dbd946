import { assertEvent, assign, fromPromise, setup } from 'xstate';

import type { QuestionItem } from '../../../../domain/quiz/draft/draft.ts';
import type {
  PasteContent,
  PasteTarget,
  UnderstoodPaste,
} from '../../../../domain/quiz/paste/paste-content.ts';
import type { PastedLine } from '../../../../domain/quiz/paste/pasted-line.ts';
import type {
  PastedQuestion,
  PasteFormat,
  PasteReading,
} from '../../../../domain/quiz/paste/pasted-questions.ts';
import type { OptionLine } from '../../../../domain/quiz/paste/read-option-lines.ts';
import {
  isSupported,
  resolveQuestion,
  toQuestionItem,
  type RemarkChoice,
  type RemarkChoices,
} from '../../../../domain/quiz/paste/resolve-question.ts';
import { notProvided } from '../../../shared/not-provided.ts';
import { withOutput } from '../../../shared/with-output.ts';

/** What is pasted, and where. */
export interface PasteInput {
  readonly content: PasteContent;
  readonly target: PasteTarget;
}

/** What becomes of a pasted text. */
type PasteResult =
  | { readonly kind: 'questions'; readonly items: readonly QuestionItem[] }
  | { readonly kind: 'options'; readonly options: readonly OptionLine[] }
  | { readonly kind: 'text'; readonly text: string };

/** The output of a paste: the field and what comes into it. */
export interface PasteOutput {
  readonly target: PasteTarget;
  readonly result: PasteResult;
}

interface PasteContext extends PasteInput {
  readonly reading: PasteReading | null;
  readonly options: readonly OptionLine[];
  /** The indices of the questions that are not added. */
  readonly unticked: ReadonlySet<number>;
  /** What the author decided about the remarks of each question. */
  readonly choices: Readonly<Record<number, RemarkChoices>>;
  readonly result: PasteResult['kind'];
}

type PasteEvent =
  | { readonly type: 'format.choose'; readonly format: PasteFormat }
  | { readonly type: 'question.tick'; readonly question: number; readonly isTicked: boolean }
  | {
      readonly type: 'remark.decide';
      readonly question: number;
      readonly remark: number;
      /** Null takes a decision back. */
      readonly choice: RemarkChoice | null;
    }
  | { readonly type: 'paste.add' }
  | { readonly type: 'paste.asText' };

/** A question of the preview as it will be added. */
export interface PreviewedQuestion {
  readonly index: number;
  readonly original: PastedQuestion;
  readonly resolved: PastedQuestion;
  readonly choices: RemarkChoices;
  readonly isTicked: boolean;
}

const noChoices: RemarkChoices = {};

/** Returns the questions of the preview with what their author decided. */
export const listPreviewed = ({
  reading,
  unticked,
  choices,
}: Pick<PasteContext, 'reading' | 'unticked' | 'choices'>): readonly PreviewedQuestion[] =>
  (reading?.questions ?? []).map((original, index) => {
    const own = choices[index] ?? noChoices;
    return {
      index,
      original,
      resolved: resolveQuestion(original, own),
      choices: own,
      isTicked: !unticked.has(index),
    };
  });

/** Returns the number of ticked questions. */
export const countTicked = ({
  reading,
  unticked,
}: Pick<PasteContext, 'reading' | 'unticked'>): number =>
  (reading?.questions.length ?? 0) - unticked.size;

const showReading = (reading: PasteReading): Partial<PasteContext> => ({
  reading,
  unticked: new Set(reading.questions.flatMap((each, at) => (isSupported(each) ? [] : [at]))),
  choices: {},
});

function decideRemark(
  choices: PasteContext['choices'],
  question: number,
  remark: number,
  choice: RemarkChoice | null,
): PasteContext['choices'] {
  const { [remark]: _, ...others } = choices[question] ?? noChoices;
  return { ...choices, [question]: choice === null ? others : { ...others, [remark]: choice } };
}

function toResult(context: PasteContext): PasteResult {
  switch (context.result) {
    case 'questions':
      return {
        kind: 'questions',
        items: listPreviewed(context)
          .filter(({ isTicked }) => isTicked)
          .map(({ resolved }) => toQuestionItem(resolved)),
      };
    case 'options':
      return { kind: 'options', options: context.options };
    case 'text':
      return { kind: 'text', text: context.content.text };
  }
}

/**
 * Understands a pasted text. Options and any other text are pasted at once; questions are shown
 * first, and their author ticks the ones to add, decides about remarks, or pastes all as text.
 * Provide `readPaste` and `readQuestionsAs`.
 */
export const questionPasteMachine = setup({
  types: {
    context: {} as PasteContext,
    events: {} as PasteEvent,
    input: {} as PasteInput,
    output: {} as PasteOutput,
  },
  actors: {
    readPaste: fromPromise<UnderstoodPaste, PasteInput>(notProvided('readPaste')),
    readQuestionsAs: fromPromise<
      PasteReading,
      { readonly format: PasteFormat; readonly lines: readonly PastedLine[] }
    >(notProvided('readQuestionsAs')),
  },
  guards: {
    areQuestions: (_, understood: UnderstoodPaste) => understood.kind === 'questions',
    areOptions: (_, understood: UnderstoodPaste) => understood.kind === 'options',
    hasTicked: ({ context }) => countTicked(context) > 0,
  },
  actions: {
    setUnderstood: assign((_, understood: UnderstoodPaste) => {
      if (understood.kind === 'questions') return showReading(understood.reading);
      return understood.kind === 'options'
        ? { options: understood.options, result: 'options' as const }
        : {};
    }),
    setReading: assign((_, reading: PasteReading) => showReading(reading)),
    tick: assign(({ context, event }) => {
      assertEvent(event, 'question.tick');
      const unticked = new Set(context.unticked);
      if (event.isTicked) unticked.delete(event.question);
      else unticked.add(event.question);
      return { unticked };
    }),
    decide: assign(({ context, event }) => {
      assertEvent(event, 'remark.decide');
      return {
        choices: decideRemark(context.choices, event.question, event.remark, event.choice),
      };
    }),
    addQuestions: assign({ result: 'questions' }),
  },
}).createMachine({
  id: 'questionPaste',
  context: ({ input }) => ({
    ...input,
    reading: null,
    options: [],
    unticked: new Set(),
    choices: {},
    result: 'text',
  }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readPaste',
        input: ({ context: { content, target } }) => ({ content, target }),
        onDone: [
          {
            guard: withOutput('areQuestions'),
            target: 'previewing',
            actions: withOutput('setUnderstood'),
          },
          {
            guard: withOutput('areOptions'),
            target: 'decided',
            actions: withOutput('setUnderstood'),
          },
          { target: 'decided' },
        ],
        onError: 'decided',
      },
    },
    previewing: {
      on: {
        'format.choose': 'readingAgain',
        'question.tick': { actions: 'tick' },
        'remark.decide': { actions: 'decide' },
        'paste.add': { guard: 'hasTicked', target: 'decided', actions: 'addQuestions' },
        'paste.asText': 'decided',
      },
    },
    readingAgain: {
      invoke: {
        src: 'readQuestionsAs',
        input: ({ context: { reading }, event }) => {
          assertEvent(event, 'format.choose');
          return { format: event.format, lines: reading?.lines ?? [] };
        },
        onDone: { target: 'previewing', actions: withOutput('setReading') },
        onError: 'previewing',
      },
    },
    decided: { type: 'final' },
  },
  output: ({ context }) => ({ target: context.target, result: toResult(context) }),
});
