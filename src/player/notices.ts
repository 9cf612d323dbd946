import { fillSentence } from '../domain/interchange/fill-sentence.ts';
import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { button, dom } from './dom.ts';
import type { Session } from './session.ts';

const say = scormPlayer.tracking;

/** A sentence that stands above the quiz, with something that may be done about it. */
export const notice = (words: string, tone: 'info' | 'bad', action?: HTMLElement): HTMLElement =>
  dom('div', { class: 'notice', 'data-tone': tone }, [
    dom('p', {}, [words.trim()]),
    ...(action === undefined ? [] : [action]),
  ]);

/** Why nothing is recorded, when nothing is. */
export function untrackedNotice({ untracked }: Session): readonly HTMLElement[] {
  if (untracked === null) return [];
  if (untracked.why === 'refused')
    return [
      notice(
        fillSentence(say.refused, { reason: untracked.reason }),
        'bad',
        button(say.reload, () => {
          location.reload();
        }),
      ),
    ];
  return [notice(untracked.why === 'none' ? say.none : say.looking, 'info')];
}

/** That the learning system did not take something, or did not let the visit end, when that is so. */
export function savingNotice(session: Session): readonly HTMLElement[] {
  const { saving, attempt } = session;
  if (saving.state !== 'failed' && saving.state !== 'open') return [];
  const isResult = attempt?.isSubmitted === true;
  const fill = (sentence: string): string => fillSentence(sentence, { reason: saving.reason });
  if (saving.state === 'open')
    return [
      notice(
        fill(isResult ? say.resultNotClosed : say.notClosed),
        'bad',
        button(say.closeAgain, () => {
          session.close();
        }),
      ),
    ];
  return [
    notice(
      fill(isResult ? say.resultNotSaved : say.notSaved),
      'bad',
      button(say.tryNow, () => {
        session.keepNow();
      }),
    ),
  ];
}
