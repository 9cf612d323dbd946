import { countAnswers } from './count-answers.ts';
import { createButton, createElement } from './create-element.ts';
import type { Session } from './session.ts';
import { say } from './texts.ts';

/**
 * Opens a dialog that asks for confirmation and tells how many questions are unanswered. Does
 * nothing while it is open.
 */
export function confirmSubmit(session: Session): void {
  if (document.querySelector('dialog') !== null) return;
  const { questions, answered } = countAnswers(session.quiz, session.attempt);
  const unansweredCount = questions - answered;
  const dialog = createElement(
    'dialog',
    { 'aria-labelledby': 'confirm-title', 'aria-describedby': 'confirm-text' },
    [
      createElement('h2', { id: 'confirm-title' }, [say('scormPlayer.confirm.title')]),
      createElement('p', { id: 'confirm-text' }, [
        unansweredCount === 0
          ? say('scormPlayer.confirm.all')
          : unansweredCount === 1
            ? say('scormPlayer.confirm.oneOpen')
            : say('scormPlayer.confirm.open', { count: unansweredCount }),
      ]),
      createElement('p', { class: 'actions' }, [
        createButton(say('scormPlayer.confirm.back'), () => {
          dialog.close();
        }),
        createButton(
          say('scormPlayer.taking.submit'),
          () => {
            // Removing the dialog first avoids one more layout of every question.
            dialog.remove();
            session.submit();
          },
          { class: 'primary' },
        ),
      ]),
    ],
    {
      close: () => {
        dialog.remove();
      },
    },
  );
  document.body.append(dialog);
  dialog.showModal();
}
