import { fillSentence } from '../domain/interchange/fill-sentence.ts';
import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { countAnswers } from './counting.ts';
import { button, dom } from './dom.ts';
import type { Session } from './session.ts';

const say = scormPlayer.confirm;

/** Asks once more before a quiz is submitted, and says how much is not answered. Asking while it is asked changes nothing. */
export function confirmSubmit(session: Session): void {
  if (document.querySelector('dialog') !== null) return;
  const { questions, answered } = countAnswers(session.quiz, session.attempt);
  const open = questions - answered;
  const dialog = dom(
    'dialog',
    { 'aria-labelledby': 'confirm-title', 'aria-describedby': 'confirm-text' },
    [
      dom('h2', { id: 'confirm-title' }, [say.title]),
      dom('p', { id: 'confirm-text' }, [
        open === 0 ? say.all : open === 1 ? say.oneOpen : fillSentence(say.open, { count: open }),
      ]),
      dom('p', { class: 'actions' }, [
        button(say.back, () => {
          dialog.close();
        }),
        button(
          scormPlayer.taking.submit,
          () => {
            // Taken off the page before what is behind it changes: closing it would first lay out every question once more.
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
