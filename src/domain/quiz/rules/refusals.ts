import type { Draft, DraftItem } from '../draft.ts';
import type { EditContext, QuizMode } from '../mode.ts';
import { refused, type Refusal, type Remedy } from '../refusal.ts';
import { isLastRightAnswer } from './right-answers.ts';

const addActivity: Remedy = {
  label: 'quizForm.remedy.addActivity',
  command: { type: 'activity.add' },
};

/** Why the activity cannot be deleted: it is the last one (decision 18). Null when it can. */
export const removeActivityRefusal = (draft: Draft): Refusal | null =>
  draft.activities.length > 1 ? null : refused({ key: 'quiz.refusal.lastActivity' }, addActivity);

/** Why items cannot be moved to another activity: there is none (QED-05). Null when they can. */
export const moveToActivityRefusal = (draft: Draft): Refusal | null =>
  draft.activities.length > 1
    ? null
    : refused({ key: 'quiz.refusal.noOtherActivity' }, addActivity);

/** Why activities have no title of their own: only library quizzes give them one (QED-03). Null when they have. */
export const renameActivityRefusal = (mode: QuizMode): Refusal | null =>
  mode === 'library' ? null : refused({ key: 'quiz.refusal.activityTitleFixed' });

/** Why an option cannot be removed: it is the only one (QED-28). Null when it can. */
export const removeOptionRefusal = (item: DraftItem): Refusal | null =>
  item.options.length > 1
    ? null
    : refused(
        { key: 'quiz.refusal.lastOption' },
        { label: 'quizForm.remedy.addOption', command: { type: 'option.add', item: item.key } },
      );

/** Why `option` cannot be taken out of the right answers: it is the last of them (QED-26). Null when it can be chosen or taken out. */
export const chooseAnswerRefusal = (item: DraftItem, option: string): Refusal | null =>
  isLastRightAnswer(item, option) ? refused({ key: 'quiz.refusal.lastRightAnswer' }) : null;

/** Why the access type is locked: the quiz went out to students (QFRM-18, decision 20). Null when it is not. */
export const changeAccessRefusal = ({ isDistributed }: EditContext): Refusal | null =>
  isDistributed ? refused({ key: 'quiz.refusal.accessLocked' }) : null;

/** Why a quiz of this mode has no article (QFRM-05). Null when it may have one. */
export const articleRefusal = (mode: QuizMode): Refusal | null =>
  mode === 'library' || mode === 'user' ? refused({ key: 'quiz.refusal.noArticle' }) : null;
