import { useMemo, type ReactNode } from 'react';
import { useFormatter, useNow } from 'use-intl';

import {
  countSteps,
  sessionsOf,
  timelineOf,
  type TimelineRow,
} from '../../domain/quiz/timeline.ts';
import { IconButton } from '../design/icon-button.tsx';
import { XIcon } from '../design/icon.tsx';
import { ScrollList } from '../design/scroll-list.tsx';
import { useSentence } from '../shared/sentences.tsx';
import { useEditing, useEditor } from './editor-context.ts';
import { TimelineStep } from './timeline-step.tsx';

const dayMs = 86_400_000;
const oftenMs = 30_000;

interface TimelinePanelProps {
  readonly onClose: () => void;
  /** In a dialog, which has a title of its own and hides the form: it closes when somebody goes to a step. */
  readonly isDialog?: boolean;
}

interface ShownRow extends TimelineRow {
  /** When the session of work began that this row is the newest of; null for the others. */
  readonly session: number | null;
}

const quarterHourMs = 15 * 60_000;

/** The day of a moment where the reader lives, asked once a quarter of an hour: clocks differ from UTC by whole quarters, so none spans two days. */
function createDayOf(): (at: number) => string {
  const days = new Map<number, string>();
  return (at) => {
    const quarter = Math.floor(at / quarterHourMs);
    const known = days.get(quarter);
    if (known !== undefined) return known;
    const day = new Date(at).toDateString();
    days.set(quarter, day);
    return day;
  };
}

const keyOf = ({ id }: TimelineRow): string => String(id);

/** Every step of the quiz, newest first: what it did, when, where one is, and the way to any of them. */
export function TimelinePanel({ onClose, isDialog = false }: TimelinePanelProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const editor = useEditor();
  const history = useEditing((context) => context.history);
  const now = Math.max(useNow({ updateInterval: oftenMs }).getTime(), history.cursor?.step.at ?? 0);
  const dayOf = (at: number): string =>
    format.dateTime(at, { day: 'numeric', month: 'numeric', year: 'numeric' });
  const rows = useMemo<readonly ShownRow[]>(
    () =>
      sessionsOf(timelineOf(history), createDayOf()).flatMap(({ at, rows: inside }) =>
        inside.map((row, i) => ({ ...row, session: i === 0 ? at : null })),
      ),
    [history],
  );
  const sessionName = (at: number): string => {
    const time = format.dateTime(at, { hour: '2-digit', minute: '2-digit' });
    if (dayOf(at) === dayOf(now)) return sentence('quizHistory.sessionToday', { time });
    if (dayOf(at) === dayOf(now - dayMs)) return sentence('quizHistory.sessionYesterday', { time });
    return sentence('quizHistory.session', {
      day: format.dateTime(at, { weekday: 'short', day: 'numeric', month: 'long' }),
      time,
    });
  };
  const goTo = (step: number): void => {
    if (isDialog) onClose();
    editor.send({ type: 'history.jump', step });
  };
  return (
    <div data-keeps-focus={isDialog ? undefined : ''} className="flex min-h-0 grow flex-col gap-2">
      {!isDialog && (
        <header className="flex items-center gap-2">
          <h2 className="text-base font-semibold">{sentence('quizHistory.timeline')}</h2>
          <span className="figures min-w-0 grow text-end text-sm text-ink-2">
            {sentence('quizHistory.steps', { count: countSteps(history) })}
          </span>
          <IconButton label={sentence('quizHistory.close')} icon={<XIcon />} onClick={onClose} />
        </header>
      )}
      <p className="sr-only">{sentence('quizHistory.help')}</p>
      {rows.length === 1 && <p className="text-sm text-ink-2">{sentence('quizHistory.empty')}</p>}
      <ScrollList
        label={sentence('quizHistory.list')}
        items={rows}
        keyOf={keyOf}
        estimate={54}
        current={rows.findIndex(({ isHere }) => isHere)}
        render={(row, tabIndex) => (
          <>
            {row.session !== null && (
              <h3 className="pt-3 pb-1 text-xs font-semibold text-ink-2">
                {sessionName(row.session)}
              </h3>
            )}
            <TimelineStep row={row} now={now} tabIndex={tabIndex} onGo={goTo} />
          </>
        )}
      />
    </div>
  );
}
