import { formatOnOneLine } from '../domain/interchange/format-on-one-line.ts';
import { scormPlayer } from '../domain/messages/en/interchange/scorm-player.ts';
import { countAnswers } from './count-answers.ts';
import { createButton, createElement } from './create-element.ts';
import type { Session } from './session.ts';

const messages = scormPlayer.confirm;

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
      createElement('h2', { id: 'confirm-title' }, [messages.title]),
      createElement('p', { id: 'confirm-text' }, [
        unansweredCount === 0
          ? messages.all
          : unansweredCount === 1
            ? messages.oneOpen
            : formatOnOneLine(messages.open, { count: unansweredCount }),
      ]),
      createElement('p', { class: 'actions' }, [
        createButton(messages.back, () => {
          dialog.close();
        }),
        createButton(
          scormPlayer.taking.submit,
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
