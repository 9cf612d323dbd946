import type { Key } from '../../domain/quiz/draft.ts';
import { changesTiming } from '../../domain/quiz/check.ts';
import { locateItem } from '../../domain/quiz/locate.ts';
import {
  articleRefusal,
  changeAccessRefusal,
  chooseAnswerRefusal,
  moveToActivityRefusal,
  removeActivityRefusal,
  removeOptionRefusal,
  renameActivityRefusal,
} from '../../domain/quiz/rules/refusals.ts';
import { labelRefusal } from '../../domain/quiz/rules/video-label.ts';
import { addVideoRefusal } from '../../domain/quiz/rules/videos.ts';
import {
  hasSeveralRightAnswers,
  isOnlyRightAnswer,
} from '../../domain/quiz/rules/right-answers.ts';
import { selectedActivity } from '../../domain/quiz/selection.ts';
import type { DraftItem } from '../../domain/quiz/draft.ts';
import type { EditorContext, EditorEvent } from './editor-types.ts';

interface Asked {
  readonly context: EditorContext;
  readonly event: EditorEvent;
}

const rulesOf = ({ input, isDistributed }: EditorContext) => ({ mode: input.mode, isDistributed });

const isSelected = ({ history, selected }: EditorContext, activity: Key): boolean =>
  selectedActivity(history.draft, selected).key === activity;

function isTrueOfItem({ context, event }: Asked, holds: (item: DraftItem) => boolean): boolean {
  if (!('item' in event)) return false;
  const found = locateItem(
    context.history.draft,
    event.item,
    'near' in event ? event.near : undefined,
  );
  return found !== null && holds(found.item);
}

const isTrueOfOption = (
  asked: Asked,
  holds: (item: DraftItem, option: string) => boolean,
): boolean => {
  const { event } = asked;
  return 'option' in event && isTrueOfItem(asked, (item) => holds(item, event.option));
};

/** The rules of activities and items as the chart asks them. Each only names a predicate of domain; domain decides the command itself. */
export const ruleGuards = {
  /** QED-18: there is more than one activity to choose from. */
  hasSeveralActivities: ({ context }: Asked): boolean =>
    removeActivityRefusal(context.history.draft) === null,
  hasOneActivity: ({ context }: Asked): boolean =>
    removeActivityRefusal(context.history.draft) !== null,
  /** QED-19: the activity is the selected one. */
  isSelected: ({ context, event }: Asked): boolean =>
    'activity' in event && isSelected(context, event.activity),
  /** QED-03: only library quizzes give activities a title of their own. */
  hasFixedTitles: ({ context }: Asked): boolean =>
    renameActivityRefusal(context.input.mode) !== null,
  /** QED-05: there is another activity to move to. */
  hasOtherActivity: ({ context }: Asked): boolean =>
    moveToActivityRefusal(context.history.draft) === null,
  /** QED-45: a label is needed to say where the video goes, and none is chosen. */
  lacksLabel: ({ context }: Asked): boolean =>
    labelRefusal(context.history.draft, context.input.mode, context.label) !== null,
  /** QED-47: the video is in the quiz already. */
  isVideoInQuiz: ({ context, event }: Asked): boolean =>
    'article' in event && addVideoRefusal(context.history.draft, event.article) !== null,
  /** QED-09: only super admins preview. */
  mayPreview: ({ context }: Asked): boolean => context.input.mayPreview === true,
  /** The selected activity holds something. */
  hasItems: ({ context }: Asked): boolean =>
    selectedActivity(context.history.draft, context.selected).items.length > 0,
  hasNoItems: ({ context }: Asked): boolean =>
    selectedActivity(context.history.draft, context.selected).items.length === 0,
  /** QFRM-18: the quiz went out to students, its access stays. */
  isAccessLocked: ({ context, event }: Asked): boolean =>
    event.type === 'detail.set' &&
    event.field === 'restrictNonInstitutional' &&
    changeAccessRefusal(rulesOf(context)) !== null,
  /** QFRM-05: a quiz of this mode has no article. */
  hasNoArticle: ({ context, event }: Asked): boolean =>
    event.type === 'detail.set' &&
    event.field === 'article' &&
    event.value !== null &&
    articleRefusal(context.input.mode) !== null,
  /** QVAL-21 to QVAL-26: the field that is being written is the start, the end or the duration. */
  isWritingTiming: ({ context: { history } }: Asked): boolean =>
    history.typingAt !== null && history.cursor?.step.events.some(changesTiming) === true,
  /** QED-26: the last right answer stays. */
  isLastRightAnswer: (asked: Asked): boolean =>
    isTrueOfOption(asked, (item, option) => chooseAnswerRefusal(item, option) !== null),
  /** QED-25: several answers may be right. */
  takesSeveralAnswers: (asked: Asked): boolean =>
    isTrueOfItem(asked, ({ isMultiple }) => isMultiple),
  /** QED-27: one answer is allowed from now on while several are right. */
  endsSeveralAnswers: (asked: Asked): boolean =>
    asked.event.type === 'question.setMultiple' &&
    !asked.event.isMultiple &&
    isTrueOfItem(asked, hasSeveralRightAnswers),
  /** QED-28: the last option stays. */
  isLastOption: (asked: Asked): boolean =>
    isTrueOfItem(asked, (item) => removeOptionRefusal(item) !== null),
  /** QED-29: without this option nothing would be right. */
  isOnlyRightAnswer: (asked: Asked): boolean => isTrueOfOption(asked, isOnlyRightAnswer),
};
