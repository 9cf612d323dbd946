import { useSelector } from '@xstate/react';
import { Suspense, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';

import { href } from '../../domain/access/href.ts';
import type { JournalEntry, OpenedJournal } from '../../inspection/journal/journal-entry.ts';
import { countSteps, toScript, type Replay } from '../../inspection/recording/replay.ts';
import {
  quizJournalMachine,
  type QuizJournalRef,
} from '../../machines/inspector/quiz-journal-machine.ts';
import { Button } from '../../views/design/buttons/button.tsx';
import { EmptyState } from '../../views/design/feedback/empty-state.tsx';
import { Spinner } from '../../views/design/feedback/spinner.tsx';
import { useExternalSync } from '../../views/design/hooks/use-external-sync.ts';
import { useNavigation } from '../../views/design/navigation/link.tsx';
import { JournalBar, JournalChoice } from '../../views/inspector/journal/journal-bar.tsx';
import { JournalView } from '../../views/inspector/journal/journal-view.tsx';
import { createLazyPart } from '../../views/shared/lazy-part.tsx';
import { useFormatMessage } from '../../views/shared/format-message.tsx';
import { useJournalOwner } from '../journal/use-journal-owner.ts';
import { useRootActor } from '../root-actor.ts';
import { askMachines } from './ask-machines.ts';
import { DrawnChart } from './drawn-chart.tsx';
import { loadCharts } from './load-charts.ts';
import { listJournals, openJournal } from './stored-journals.ts';

const preview = createLazyPart(async () => import('./journal-preview.tsx'));

/** The name of the machine whose journal is shown. */
export const journalMachine = 'quizEditor';

function EditorChart({ entry }: { readonly entry: JournalEntry }): ReactNode {
  const chart = use(loadCharts())[journalMachine];
  const marks = useMemo(
    () => ({ active: new Set(entry.states), taken: new Set(entry.transitions) }),
    [entry],
  );
  if (chart === undefined) return null;
  return <DrawnChart name={journalMachine} chart={chart} isFollowing {...marks} />;
}

interface ShownJournalProps {
  readonly journal: OpenedJournal;
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

const ShownJournal = ({ journal: { entries, kind }, ...props }: ShownJournalProps): ReactNode => (
  <JournalView
    {...props}
    entries={entries}
    renderChart={(entry) => (
      <Suspense fallback={<Spinner />}>
        <EditorChart entry={entry} />
      </Suspense>
    )}
    renderPreview={({ draft }) => <preview.Component draft={draft} kind={kind} />}
  />
);

/** What to do where there is no journal, and where it cannot be read. */
function NoJournal({ journalRef }: { readonly journalRef: QuizJournalRef }): ReactNode {
  const formatMessage = useFormatMessage();
  const { navigate } = useNavigation();
  const isEmpty = useSelector(journalRef, (snapshot) => snapshot.matches('empty'));
  const isFailed = useSelector(journalRef, (snapshot) => snapshot.matches('failed'));
  if (!isEmpty && !isFailed) return <Spinner />;
  const text = isEmpty ? 'empty' : 'failed';
  return (
    <EmptyState
      title={formatMessage(`inspector.journal.${text}`)}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {isEmpty && (
            <Button
              variant="primary"
              onClick={() => {
                navigate(href('adminQuizCreate'));
              }}
            >
              {formatMessage('inspector.journal.createQuiz')}
            </Button>
          )}
          <Button
            onClick={() => {
              journalRef.send({ type: 'journals.refresh' });
            }}
          >
            {formatMessage('inspector.journal.refresh')}
          </Button>
        </div>
      }
    >
      {formatMessage(`inspector.journal.${text}Detail`)}
    </EmptyState>
  );
}

interface StoredJournalProps {
  /** The source of the followed editor as JSON; its journal is shown first. */
  readonly source?: string | null;
  /** The stored journals are read again when it changes. */
  readonly revision?: number;
}

/** Steps through the journals that the person has stored in this browser. */
export function StoredJournal({ source = null, revision = 0 }: StoredJournalProps): ReactNode {
  const owner = useJournalOwner();
  const machine = useMemo(
    () =>
      quizJournalMachine.provide({
        actors: {
          listJournals: fromPromise(async () => listJournals(owner, source)),
          openJournal: fromPromise<OpenedJournal | null, { readonly id: string }>(
            async ({ input }) => openJournal(owner, input.id),
          ),
        },
      }),
    [owner, source],
  );
  const journalRef = useRootActor(machine, { id: 'quizJournal', input: undefined });
  useExternalSync(revision, () => {
    journalRef.send({ type: 'journals.refresh' });
  });
  const { journal, position } = useSelector(journalRef, ({ context }) => context);
  if (journal === null) return <NoJournal journalRef={journalRef} />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-2 rounded-lg border border-line bg-surface p-3">
        <JournalChoice journalRef={journalRef} />
        <JournalBar journalRef={journalRef} />
      </div>
      <ShownJournal
        journal={journal}
        shown={position}
        onShow={(index) => {
          journalRef.send({ type: 'position.set', position: index });
        }}
      />
    </div>
  );
}

/** Returns the journal that a recorded editor wrote, once it is computed. */
function useRecordedJournal(replay: Replay, actor: string): OpenedJournal | null {
  const [journal, setJournal] = useState<OpenedJournal | null>(null);
  useEffect(() => {
    let isOver = false;
    const recorded = replay.recording.actors.find(({ id }) => id === actor);
    const script = recorded === undefined ? null : toScript(recorded, journalMachine);
    if (script === null) return undefined;
    const startedAtMs = Date.parse(replay.recording.startedAt);
    void askMachines({ kind: 'readRecordedJournal', script, startedAtMs }).then(
      (found) => {
        if (!isOver) setJournal(found);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [replay, actor]);
  return journal;
}

interface RecordedJournalProps {
  readonly replay: Replay;
  /** The id of the recorded editor. */
  readonly actor: string;
  /** How many steps of the recording are done. */
  readonly position: number;
  readonly onShow: (position: number) => void;
}

/** The journal that a recorded editor wrote, at the position of the replay. */
export function RecordedJournal({
  replay,
  actor,
  position,
  onShow,
}: RecordedJournalProps): ReactNode {
  const formatMessage = useFormatMessage();
  const journal = useRecordedJournal(replay, actor);
  if (journal === null) return <Spinner />;
  const step = countSteps(replay, actor, position);
  const shown = journal.entries.findLastIndex((entry) => entry.step <= step);
  if (shown === -1) return <p>{formatMessage('inspector.journal.notRecorded')}</p>;
  return (
    <ShownJournal
      journal={journal}
      shown={shown}
      onShow={(index) => {
        const wanted = journal.entries[index]?.step ?? 0;
        const found = replay.steps.findIndex(
          (placed) => placed.actor.id === actor && placed.index + 1 === wanted,
        );
        onShow(found + 1);
      }}
    />
  );
}
