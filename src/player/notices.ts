import { formatOnOneLine } from '../domain/interchange/format-on-one-line.ts';
import { scormPlayer } from '../domain/messages/en/interchange/scorm-player.ts';
import type { CompiledMessage } from '../domain/messages/format-message.ts';
import { createButton, createElement } from './create-element.ts';
import type { Session } from './session.ts';

const messages = scormPlayer.tracking;

/** Creates a notice shown above the quiz, with an optional action. */
export const createNotice = (
  text: string,
  tone: 'info' | 'bad',
  action?: HTMLElement,
): HTMLElement =>
  createElement('div', { class: 'notice', 'data-tone': tone }, [
    createElement('p', {}, [text.trim()]),
    ...(action === undefined ? [] : [action]),
  ]);

/** Creates the notice that nothing is recorded, if so. */
export function createUntrackedNotices(session: Session): readonly HTMLElement[] {
  const { untracked } = session;
  if (untracked === null) return [];
  if (untracked.reason === 'browsing') return [createNotice(messages.looking, 'info')];
  if (untracked.reason === 'noLms')
    return [
      createNotice(
        messages.none,
        'info',
        createButton(
          messages.connectAgain,
          () => {
            session.lookForLms();
          },
          { class: session.isLookupOver ? undefined : 'later' },
        ),
      ),
    ];
  return [
    createNotice(
      formatOnOneLine(messages.refused, { reason: untracked.message }),
      'bad',
      createButton(messages.reload, () => {
        location.reload();
      }),
    ),
  ];
}

/** Creates the notice that the learning system refused a value or did not end the visit, if so. */
export function createSavingNotices(session: Session): readonly HTMLElement[] {
  const { saving, attempt } = session;
  if (saving.state !== 'failed' && saving.state !== 'notClosed') return [];
  const isResult = attempt?.isSubmitted === true;
  const format = (message: CompiledMessage): string =>
    formatOnOneLine(message, { reason: saving.reason });
  if (saving.state === 'notClosed')
    return [
      createNotice(
        format(isResult ? messages.resultNotClosed : messages.notClosed),
        'bad',
        createButton(messages.closeAgain, () => {
          session.close();
        }),
      ),
    ];
  return [
    createNotice(
      format(isResult ? messages.resultNotSaved : messages.notSaved),
      'bad',
      createButton(messages.tryNow, () => {
        session.saveNow();
      }),
    ),
  ];
}
