import { evaluateFlags, flagsWhere, type KnownFlags } from '../../api/ofrep.ts';
import { flagKeys, type Flags } from '../../domain/access/area.ts';
import { pollMilliseconds, type FlagSource } from './flag-source.ts';

const off = flagsWhere(() => false);

/** The flags of our own server by its bulk evaluation (OFREP 0.2): asked for again every 15 seconds and when the page is looked at, for as long as somebody watches. */
export function openOwnFlags(): FlagSource {
  const listeners = new Set<(flags: Flags) => void>();
  let person: string | null = null;
  let known: KnownFlags | null = null;
  let asked = 0;
  let answered = 0;
  let poll: ReturnType<typeof setInterval> | undefined;

  const read = (): Flags => known?.flags ?? off;
  const refresh = async (): Promise<void> => {
    asked += 1;
    const turn = asked;
    const forWhom = person;
    const answer = await evaluateFlags(person, known);
    if (answer === null || forWhom !== person || turn < answered) return;
    answered = turn;
    const before = read();
    known = answer;
    if (flagKeys.some((key) => before[key] !== answer.flags[key]))
      for (const listener of listeners) listener(answer.flags);
  };
  const again = (): void => {
    void refresh();
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') again();
  };

  return {
    read,
    refresh,
    identify: (next) => {
      if (next !== person) known = null;
      person = next;
      return refresh();
    },
    watch: (listener) => {
      if (listeners.size === 0) {
        poll = setInterval(again, pollMilliseconds);
        document.addEventListener('visibilitychange', look);
      }
      listeners.add(listener);
      listener(read());
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        clearInterval(poll);
        document.removeEventListener('visibilitychange', look);
      };
    },
  };
}
