import type { QuestionItem, Key } from '../../../domain/quiz/draft/draft.ts';
import { isTimingChange } from '../../../domain/quiz/validation/validate-quiz.ts';
import { getSelectedActivity, locateItem } from '../../../domain/quiz/draft/locate.ts';
import {
  checkSetArticle,
  checkChangeAccess,
  checkChooseAnswer,
  checkMoveToActivity,
  checkRemoveActivity,
  checkRemoveOption,
  checkRenameActivity,
  checkReplaceTexts,
} from '../../../domain/quiz/commands/refusals.ts';
import { checkAddVideo, checkVideoLabel } from '../../../domain/quiz/commands/videos.ts';
import {
  hasSeveralRightAnswers,
  isOnlyRightAnswer,
} from '../../../domain/quiz/commands/right-answers.ts';
import type { EditorContext } from './context.ts';
import type { EditorEvent } from './events.ts';
import { hasStaleSelection } from './item-selection.ts';
import { toQuestion } from '../../../domain/quiz/draft/item-type.ts';
import { findRemovalStep, removalToken } from './removed-activity.ts';

interface GuardArgs {
  readonly context: EditorContext;
  readonly event: EditorEvent;
}

const isSelected = ({ history, selected }: EditorContext, activity: Key): boolean =>
  getSelectedActivity(history.draft, selected).key === activity;

function matchesQuestion(
  { context, event }: GuardArgs,
  predicate: (item: QuestionItem) => boolean,
): boolean {
  if (!('item' in event)) return false;
  const found = locateItem(
    context.history.draft,
    event.item,
    'near' in event ? event.near : undefined,
  );
  const question = found === null ? null : toQuestion(found.item);
  return question !== null && predicate(question);
}

const matchesOption = (
  args: GuardArgs,
  predicate: (item: QuestionItem, option: string) => boolean,
): boolean => {
  const { event } = args;
  return 'option' in event && matchesQuestion(args, (item) => predicate(item, event.option));
};

/**
 * The rules of the specification that the chart names. Each guard asks a predicate of the domain;
 * the domain decides the command itself.
 */
export const ruleGuards = {
  isNewQuiz: ({ context: { input } }: GuardArgs): boolean => input.source.kind !== 'stored',
  /** PERM-20: the server has the quiz and does not let the person edit it now. */
  hasLoadedClosed: ({ context: { journal } }: GuardArgs): boolean =>
    journal.loadOutcome?.ok === true && (journal.loadOutcome.value.closedReason ?? null) !== null,
  /** QED-18: an activity can be removed while there is another one. */
  hasSeveralActivities: ({ context }: GuardArgs): boolean =>
    checkRemoveActivity(context.history.draft) === null,
  hasOneActivity: ({ context }: GuardArgs): boolean =>
    checkRemoveActivity(context.history.draft) !== null,
  /** QED-19: the event names the selected activity. */
  isSelected: ({ context, event }: GuardArgs): boolean =>
    'activity' in event && isSelected(context, event.activity),
  /** The activity of a notice is still deleted. */
  isActivityDeleted: ({ context, event }: GuardArgs): boolean =>
    event.type === 'notice.acted' && findRemovalStep(context, event.token) !== undefined,
  /** The notice is about a deleted activity. */
  isAboutActivity: ({ event }: GuardArgs): boolean =>
    event.type === 'notice.acted' && event.token.startsWith(removalToken),
  /** QED-03 QVAL-19: an activity would have no title where nothing shows that it is missing. */
  emptiesTitle: ({ context, event }: GuardArgs): boolean =>
    event.type === 'activity.rename' &&
    checkRenameActivity(context.input.kind, event.title) !== null,
  /** QED-05: an item can be moved to another activity. */
  hasOtherActivity: ({ context }: GuardArgs): boolean =>
    checkMoveToActivity(context.history.draft) === null,
  /** QED-45: a video needs a label and none is selected. */
  lacksLabel: ({ context }: GuardArgs): boolean =>
    checkVideoLabel(context.history.draft, context.input.kind, context.videoLabel) !== null,
  /** QED-47: the quiz already contains the video. */
  isVideoInQuiz: ({ context, event }: GuardArgs): boolean =>
    'article' in event && checkAddVideo(context.history.draft, event.article) !== null,
  /** QED-09: only super admins preview quizzes. */
  canPreview: ({ context }: GuardArgs): boolean => context.input.canPreview === true,
  /** The selected activity has items. */
  hasItems: ({ context }: GuardArgs): boolean =>
    getSelectedActivity(context.history.draft, context.selected).items.length > 0,
  /** An item is selected. */
  hasSelection: ({ context }: GuardArgs): boolean => context.selectedItems.size > 0,
  /** An item is selected that the shown activity no longer has. */
  hasStaleSelection: ({ context }: GuardArgs): boolean => hasStaleSelection(context),
  hasNoItems: ({ context }: GuardArgs): boolean =>
    getSelectedActivity(context.history.draft, context.selected).items.length === 0,
  /** QFRM-18: the access type of a distributed quiz cannot change. */
  isAccessLocked: ({ context, event }: GuardArgs): boolean =>
    event.type === 'detail.set' &&
    event.field === 'restrictNonInstitutional' &&
    checkChangeAccess({ kind: context.input.kind, isDistributed: context.isDistributed }) !== null,
  /** The texts of a distributed quiz are changed one by one. */
  cannotReplaceTexts: ({ context }: GuardArgs): boolean =>
    checkReplaceTexts({ kind: context.input.kind, isDistributed: context.isDistributed }) !== null,
  /** QFRM-05: quizzes of this kind have no article. */
  cannotHaveArticle: ({ context, event }: GuardArgs): boolean =>
    event.type === 'detail.set' &&
    event.field === 'article' &&
    event.value !== null &&
    checkSetArticle(context.input.kind) !== null,
  /** QVAL-21 to QVAL-26: the author is typing the start, the end or the duration. */
  isTypingTiming: ({ context: { history } }: GuardArgs): boolean =>
    history.lastTypedAt !== null && history.cursor?.step.events.some(isTimingChange) === true,
  /** QED-26: the last right answer cannot be unticked. */
  isLastRightAnswer: (args: GuardArgs): boolean =>
    matchesOption(args, (item, option) => checkChooseAnswer(item, option) !== null),
  /** QED-25: several answers can be right. */
  allowsSeveralAnswers: (args: GuardArgs): boolean =>
    matchesQuestion(args, ({ isMultiple }) => isMultiple),
  /** QED-27: 'multiple' is unticked while several answers are right. */
  endsSeveralAnswers: (args: GuardArgs): boolean =>
    args.event.type === 'question.setMultiple' &&
    !args.event.isMultiple &&
    matchesQuestion(args, hasSeveralRightAnswers),
  /** QED-28: the last option cannot be removed. */
  isLastOption: (args: GuardArgs): boolean =>
    matchesQuestion(args, (item) => checkRemoveOption(item) !== null),
  /** QED-29: the option is the only right answer. */
  isOnlyRightAnswer: (args: GuardArgs): boolean => matchesOption(args, isOnlyRightAnswer),
};
