import type { History } from '../../domain/quiz/history/history.ts';
import type { QuizKind } from '../../domain/quiz/draft/quiz-kind.ts';
import type { JournalBase } from '../../domain/quiz/journal/journal-base.ts';
import type { OpenedJournal } from '../../inspection/journal/journal-entry.ts';
import { listJournalEntries } from '../../inspection/journal/list-entries.ts';
import { listRecordedEntries } from '../../inspection/journal/list-recorded-entries.ts';
import { runScript, type SimulationScript } from '../../inspection/simulation/simulation.ts';
import {
  createInitialContext,
  type EditorContext,
  type Source,
} from '../../machines/quiz/editor/context.ts';
import { quizEditorMachine } from '../../machines/quiz/editor/quiz-editor-machine.ts';
import { startJournal } from '../../machines/shared/editor/journal.ts';
import { countUnsavedSteps } from '../../domain/history/history.ts';
import { readStoredJournal } from '../journal/found-draft.ts';
import type { JournalHeader } from '../journal/journal-database.ts';
import type { StoredJournal } from '../journal/journal-store.ts';
import { quizJournalFormat } from '../journal/quiz-journal-format.ts';
import type { SummarizedJournal } from './ask-machines.ts';
import { reviveStart } from './revive-start.ts';

const isQuizJournal = (journal: StoredJournal): journal is StoredJournal<Source> =>
  quizJournalFormat.isSource(journal.header.source);

/** Returns what a stored journal of a quiz holds. */
export function summarizeJournal(journal: StoredJournal): SummarizedJournal {
  if (!isQuizJournal(journal)) return { kind: 'damaged' };
  const found = readStoredJournal(quizJournalFormat, journal);
  if (found.kind !== 'unsaved') return { kind: found.kind };
  const { id, changedAt, recovered } = found.draft;
  const { title } = recovered.history.draft;
  const changeCount = Math.max(1, countUnsavedSteps(recovered.history));
  return { kind: 'unsaved', summary: { id, title, changedAt, changeCount } };
}

/** Returns the context of an editor that has a journal, with a history. */
function createContext(
  { mode: kind, source }: JournalHeader<Source>,
  { draft, serverIds, isDistributed, version }: JournalBase,
  history: History,
): EditorContext {
  const input = {
    context: kind as QuizKind,
    kind: kind as QuizKind,
    source,
    now: () => history.cursor?.step.at ?? 0,
    createKey: () => 'new',
  };
  const context = createInitialContext(input, draft);
  const journal = startJournal(context.journal);
  return { ...context, history, serverIds, isDistributed, version, journal };
}

/** Returns the entries of a stored journal of a quiz; null when it cannot be read. */
export function readJournal(journal: StoredJournal): OpenedJournal | null {
  if (!isQuizJournal(journal)) return null;
  const { header, lines } = journal;
  const read = quizJournalFormat.recover(header.base, lines);
  if (read.kind !== 'recovered') return null;
  const { base } = read.value;
  return {
    kind: header.mode as QuizKind,
    isDamaged: read.value.isDamaged,
    entries: listJournalEntries(quizEditorMachine, read.value, (history) =>
      createContext(header, base, history),
    ),
  };
}

/** Returns what a recorded quiz editor did to its quiz; null when its script cannot start. */
export function readRecordedJournal(
  script: SimulationScript,
  startedAtMs: number,
): OpenedJournal | null {
  const contexts: EditorContext[] = [];
  let nowMs = 0;
  const start = reviveStart(script.start, () => startedAtMs + nowMs);
  const { view } = runScript(
    quizEditorMachine,
    { ...script, start },
    {
      onStep: (context) => contexts.push(context as EditorContext),
      onCommand: (command) => {
        if (command.kind === 'event') nowMs = command.atMs ?? nowMs;
      },
    },
  );
  const [first] = contexts;
  if (view === null || first === undefined) return null;
  const histories = contexts.map(({ history }) => history);
  return {
    kind: first.input.kind,
    isDamaged: false,
    entries: listRecordedEntries(view.steps, histories, startedAtMs),
  };
}
