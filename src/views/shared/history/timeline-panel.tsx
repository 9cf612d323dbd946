import { useMemo, useState, type ReactNode } from 'react';
import { useFormatter, useNow } from 'use-intl';

import {
  countSteps,
  groupSessions,
  joinSteps,
  listTimelineRows,
  type TimelineRow,
} from '../../../domain/history/timeline.ts';
import type { Step } from '../../../domain/history/step.ts';
import type { Message } from '../../../domain/messages/message.ts';
import type { QuizEvent } from '../../../domain/quiz/events/event.ts';
import { getWrittenQuestion } from '../../../domain/quiz/history/written-question.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { XIcon } from '../../design/icons/icons.tsx';
import { VirtualList } from '../../design/lists/virtual-list.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useOpenEditor, useOpenEditorSelector } from '../editor/open-editor.ts';
import { TimelineStep } from './timeline-step.tsx';

const dayMs = 86_400_000;
const quarterHourMs = 15 * 60_000;
const updateIntervalMs = 30_000;

interface TimelinePanelProps {
  readonly onClose: () => void;
  /**
   * Whether the panel is in a dialog. The dialog has its own title, and closes when a step is
   * chosen to show the form.
   */
  readonly isDialog?: boolean;
}

interface PanelRow extends TimelineRow<unknown> {
  /** When the session began, in its newest row; null in the other rows. Milliseconds since 1970. */
  readonly sessionStart: number | null;
  /** The steps that this row stands for, newest first; empty for a step of its own. */
  readonly joined: readonly TimelineRow<unknown>[];
  /** Whether the row is one of the steps of the row above it. */
  readonly isPart: boolean;
}

/** Returns the question that a step wrote; steps of playlists stand alone. */
const getWork = (step: Step<unknown>): string | null => getWrittenQuestion(step as Step<QuizEvent>);

/** Returns what the row of several steps is called; the newest step has the number of its question. */
const nameJoined = (step: Step<unknown> | null): Message => ({
  key: 'quizHistory.wrote',
  values:
    step !== null && 'values' in step.name ? { number: step.name.values?.['number'] ?? '' } : {},
});

/**
 * Returns a function that gives the local day of a time. It caches one result per quarter of an
 * hour: UTC offsets are multiples of 15 minutes, so a quarter never spans two days.
 */
function createLocalDay(): (at: number) => string {
  const days = new Map<number, string>();
  return (at) => {
    const quarter = Math.floor(at / quarterHourMs);
    const cached = days.get(quarter);
    if (cached !== undefined) return cached;
    const day = new Date(at).toDateString();
    days.set(quarter, day);
    return day;
  };
}

/** The oldest step names a row of several, so that it stays the same row while newer ones join it. */
const getKey = ({ id, joined, isPart }: PanelRow): string =>
  `${String(joined.at(-1)?.id ?? id)}${isPart ? ' part' : ''}`;

/**
 * The steps of the history, newest first, grouped by session: what each did, when, and a button that
 * goes there.
 */
export default function TimelinePanel({
  onClose,
  isDialog = false,
}: TimelinePanelProps): ReactNode {
  const formatMessage = useFormatMessage();
  const { editor, edited } = useOpenEditor();
  const history = useOpenEditorSelector((context) => context.history);
  const now = Math.max(
    useNow({ updateInterval: updateIntervalMs }).getTime(),
    history.cursor?.step.at ?? 0,
  );
  const formatSession = useFormatSession(now);
  // The steps that are shown one by one, each with the oldest one of its row, which stays whole
  // while undo and redo go through it.
  const [shown, setShown] = useState<ReadonlyMap<number, number>>(new Map());
  const rows = useMemo(
    () =>
      groupSessions(listTimelineRows(history), createLocalDay()).flatMap((session) =>
        joinSteps(session.rows, getWork, shown).flatMap((joined, i) =>
          listPanelRows(joined, { sessionStart: i === 0 ? session.at : null, shown }),
        ),
      ),
    [history, shown],
  );
  const toggle = (joined: readonly TimelineRow<unknown>[]): void => {
    const row = joined.at(-1)?.id ?? 0;
    const next = new Map(shown);
    for (const { id } of joined)
      if (isShown(joined, shown)) next.delete(id);
      else next.set(id, row);
    setShown(next);
  };
  const goToStep = (step: number): void => {
    if (isDialog) onClose();
    editor.send({ type: 'history.jumpToStep', step });
  };
  return (
    <div data-keeps-focus={isDialog ? undefined : ''} className="flex min-h-0 grow flex-col gap-2">
      {!isDialog && <PanelHeader stepCount={countSteps(history)} onClose={onClose} />}
      <p className="sr-only">{formatMessage('quizHistory.help')}</p>
      {rows.length === 1 && (
        <p className="text-sm text-ink-2">{formatMessage('quizHistory.empty', { edited })}</p>
      )}
      <VirtualList
        scrollsIn="box"
        label={formatMessage('quizHistory.list')}
        items={rows}
        getKey={getKey}
        estimatedHeight={54}
        currentIndex={rows.findIndex(({ isCurrent }) => isCurrent)}
        renderItem={(row, { tabIndex }) => (
          <>
            {row.sessionStart !== null && (
              <h3 className="pt-3 pb-1 text-xs font-semibold text-ink-2">
                {formatSession(row.sessionStart)}
              </h3>
            )}
            <TimelineStep
              row={row}
              name={row.joined.length > 0 ? nameJoined(row.step) : undefined}
              isPart={row.isPart}
              disclosure={
                row.joined.length === 0
                  ? undefined
                  : {
                      count: row.joined.length,
                      isOpen: isShown(row.joined, shown),
                      toggle: () => {
                        toggle(row.joined);
                      },
                    }
              }
              now={now}
              tabIndex={tabIndex}
              onGo={goToStep}
            />
          </>
        )}
      />
    </div>
  );
}

interface ListOptions {
  readonly sessionStart: number | null;
  readonly shown: ReadonlyMap<number, number>;
}

const isShown = (
  joined: readonly TimelineRow<unknown>[],
  shown: ReadonlyMap<number, number>,
): boolean => joined.some(({ id }) => shown.has(id));

/** Returns the row of joined steps, with a row for each below it when they are shown. */
function listPanelRows(
  joined: readonly TimelineRow<unknown>[],
  { sessionStart, shown }: ListOptions,
): readonly PanelRow[] {
  const [newest] = joined;
  if (newest === undefined) return [];
  if (joined.length === 1) return [{ ...newest, sessionStart, joined: [], isPart: false }];
  const parts = isShown(joined, shown) ? joined : [];
  const isShut = parts.length === 0;
  return [
    {
      ...newest,
      isCurrent: isShut && newest.isCurrent,
      isSaved: isShut && newest.isSaved,
      sessionStart,
      joined,
      isPart: false,
    },
    ...parts.map((row) => ({ ...row, sessionStart: null, joined: [], isPart: true })),
  ];
}

/**
 * Returns a function that formats the start of a session: today or yesterday with the time, or the
 * date with the time.
 */
function useFormatSession(now: number): (start: number) => string {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const formatDay = (at: number): string =>
    format.dateTime(at, { day: 'numeric', month: 'numeric', year: 'numeric' });
  return (start) => {
    const time = format.dateTime(start, { hour: '2-digit', minute: '2-digit' });
    if (formatDay(start) === formatDay(now))
      return formatMessage('quizHistory.sessionToday', { time });
    if (formatDay(start) === formatDay(now - dayMs))
      return formatMessage('quizHistory.sessionYesterday', { time });
    return formatMessage('quizHistory.session', {
      day: format.dateTime(start, { weekday: 'short', day: 'numeric', month: 'long' }),
      time,
    });
  };
}

interface PanelHeaderProps {
  readonly stepCount: number;
  readonly onClose: () => void;
}

function PanelHeader({ stepCount, onClose }: PanelHeaderProps): ReactNode {
  const formatMessage = useFormatMessage();
  return (
    <header className="flex items-center gap-2">
      <h2 className="text-base font-semibold">{formatMessage('quizHistory.timeline')}</h2>
      <span className="figures min-w-0 grow text-end text-sm text-ink-2">
        {formatMessage('quizHistory.steps', { count: stepCount })}
      </span>
      <IconButton label={formatMessage('quizHistory.close')} icon={<XIcon />} onClick={onClose} />
    </header>
  );
}
