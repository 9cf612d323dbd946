import { createButton, createElement } from './create-element.ts';
import type { Session } from './session.ts';
import { type PlayerKey, say } from './texts.ts';

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
  if (untracked.reason === 'browsing')
    return [createNotice(say('scormPlayer.tracking.looking'), 'info')];
  if (untracked.reason === 'noLms')
    return [
      createNotice(
        say('scormPlayer.tracking.none'),
        'info',
        createButton(
          say('scormPlayer.tracking.connectAgain'),
          () => {
            session.lookForLms();
          },
          { class: session.isLookupOver ? undefined : 'later' },
        ),
      ),
    ];
  return [
    createNotice(
      say('scormPlayer.tracking.refused', { reason: untracked.message }),
      'bad',
      createButton(say('scormPlayer.tracking.reload'), () => {
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
  const sayWhy = (key: PlayerKey): string => say(key, { reason: saving.reason });
  if (saving.state === 'notClosed')
    return [
      createNotice(
        sayWhy(
          isResult ? 'scormPlayer.tracking.resultNotClosed' : 'scormPlayer.tracking.notClosed',
        ),
        'bad',
        createButton(say('scormPlayer.tracking.closeAgain'), () => {
          session.close();
        }),
      ),
    ];
  return [
    createNotice(
      sayWhy(isResult ? 'scormPlayer.tracking.resultNotSaved' : 'scormPlayer.tracking.notSaved'),
      'bad',
      createButton(say('scormPlayer.tracking.tryNow'), () => {
        session.saveNow();
      }),
    ),
  ];
}
