import { fillSentence } from '../domain/interchange/fill-sentence.ts';
import { scormPlayer } from '../domain/sentences/scorm-player.ts';
import { button, dom } from './dom.ts';
import type { Session } from './session.ts';

const say = scormPlayer.tracking;

/** A sentence that stands above the quiz, with something that may be done about it. */
export const notice = (words: string, tone: 'info' | 'bad', action?: HTMLElement): HTMLElement =>
  dom('div', { class: 'notice', 'data-tone': tone }, [dom('p', {}, [words.trim()]), ...(action === undefined ? [] : [action])]);

/** Why nothing is recorded, when nothing is. */
export function untrackedNotice({ untracked }: Session): readonly HTMLElement[] {
  if (untracked === null) return [];
  if (untracked.why === 'refused') return [notice(fillSentence(say.refused, { reason: untracked.reason }), 'bad', button(say.reload, () => { location.reload(); }))];
  return [notice(untracked.why === 'none' ? say.none : say.looking, 'info')];
}

/** That the learning system did not take something, when it did not. */
export function savingNotice(session: Session): readonly HTMLElement[] {
  const { saving, stage } = session;
  if (saving.state !== 'failed') return [];
  const words = fillSentence(stage === 'result' ? say.resultNotSaved : say.notSaved, { reason: saving.reason });
  return [notice(words, 'bad', button(say.tryNow, () => { session.keepNow(); }))];
}
