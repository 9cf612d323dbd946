import type { Draft, QuestionItem } from '../draft/draft.ts';
import { hasActivityTitleField, type EditContext, type QuizKind } from '../draft/quiz-kind.ts';
import { refuse, type Refusal, type Remedy } from './decision.ts';
import { isLastRightAnswer } from './right-answers.ts';

const addActivity: Remedy = {
  label: 'quizForm.remedy.addActivity',
  command: { type: 'activity.add' },
};

/**
 * Returns the refusal to delete an activity, or null. The last activity cannot be deleted (
 * PD-18).
 */
export const checkRemoveActivity = (draft: Draft): Refusal | null =>
  draft.activities.length > 1 ? null : refuse({ key: 'quiz.refusal.lastActivity' }, addActivity);

/**
 * Returns the refusal to move items to another activity, or null. There must be another activity
 * (QED-05).
 */
export const checkMoveToActivity = (draft: Draft): Refusal | null =>
  draft.activities.length > 1 ? null : refuse({ key: 'quiz.refusal.noOtherActivity' }, addActivity);

/**
 * Returns the refusal to give an activity a title, or null. Only the form of a library quiz shows
 * that a title is missing (QED-03, QVAL-19), so others never become empty.
 */
export const checkRenameActivity = (kind: QuizKind, title: string): Refusal | null =>
  hasActivityTitleField(kind) || title.trim() !== ''
    ? null
    : refuse({ key: 'quiz.refusal.activityTitleEmpty' });

/**
 * Returns the refusal to remove an option, or null. The only option cannot be removed (QED-28).
 */
export const checkRemoveOption = (item: QuestionItem): Refusal | null =>
  item.options.length > 1
    ? null
    : refuse(
        { key: 'quiz.refusal.lastOption' },
        { label: 'quizForm.remedy.addOption', command: { type: 'option.add', item: item.key } },
      );

/**
 * Returns the refusal to toggle `option` as a right answer, or null. The last right answer cannot
 * be removed (QED-26).
 */
export const checkChooseAnswer = (item: QuestionItem, option: string): Refusal | null =>
  isLastRightAnswer(item, option) ? refuse({ key: 'quiz.refusal.lastRightAnswer' }) : null;

/**
 * Returns the refusal to change the access type, or null. It is locked once the quiz is distributed
 * (QFRM-18, PD-20).
 */
export const checkChangeAccess = ({ isDistributed }: EditContext): Refusal | null =>
  isDistributed ? refuse({ key: 'quiz.refusal.accessLocked' }) : null;

/**
 * Returns the refusal to replace texts all at once, or null. Students may be answering a
 * distributed quiz, so its texts are changed one by one.
 */
export const checkReplaceTexts = ({ isDistributed }: EditContext): Refusal | null =>
  isDistributed ? refuse({ key: 'quiz.refusal.replaceDistributed' }) : null;

/**
 * Returns the refusal to set the article, or null. Library and user quizzes have none (QFRM-05).
 */
export const checkSetArticle = (kind: QuizKind): Refusal | null =>
  kind === 'library' || kind === 'user' ? refuse({ key: 'quiz.refusal.noArticle' }) : null;
