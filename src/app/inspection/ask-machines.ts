import type { MachineExamples } from '../../inspection/simulation/machine-examples.ts';
import type { SimulationResult, SimulationScript } from '../../inspection/simulation/simulation.ts';
import type { Chart } from '../../inspection/chart/chart.ts';
import type { JournalSummary, OpenedJournal } from '../../inspection/journal/journal-entry.ts';
import type { StoredJournal } from '../journal/journal-store.ts';

/** The charts of the machines of the catalog by name. */
export type Charts = Readonly<Record<string, Chart>>;

/** Asks to run a script and describe a step: without one, the last. */
export interface SimulateQuestion {
  readonly kind: 'simulate';
  readonly script: SimulationScript;
  readonly shownStep?: number | null;
  /** When a recording started, in milliseconds since 1970. */
  readonly startedAtMs?: number;
  /** Which of them the machine would take is answered too. */
  readonly examples?: MachineExamples;
}

/** Asks what stored journals of quizzes hold. */
export interface SummarizeQuestion {
  readonly kind: 'summarizeJournals';
  readonly journals: readonly StoredJournal[];
}

/** Asks for the entries of a stored journal. */
export interface ReadJournalQuestion {
  readonly kind: 'readJournal';
  readonly journal: StoredJournal;
}

/** Asks what a recorded quiz editor would have written into its journal. */
export interface RecordedJournalQuestion {
  readonly kind: 'readRecordedJournal';
  readonly script: SimulationScript;
  readonly startedAtMs: number;
}

type Question =
  | { readonly kind: 'describe' }
  | SimulateQuestion
  | SummarizeQuestion
  | ReadJournalQuestion
  | RecordedJournalQuestion;

/** What the worker is asked. */
export interface AskedMachines {
  readonly id: number;
  readonly question: Question;
}

/** What a stored journal holds. */
export type SummarizedJournal =
  | { readonly kind: 'unsaved'; readonly summary: JournalSummary }
  | { readonly kind: 'saved' | 'newer' | 'damaged' };

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** How long an answer may take: a guard or an action may loop for ever. */
const maxWaitMs = 20_000;

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function stopWorker(reason: string): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Error(reason));
  waiting.clear();
}

function startWorker(): Worker {
  const started = new Worker(new URL('machines.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener(
    'message',
    ({ data: { id, answer } }: MessageEvent<{ readonly id: number; readonly answer: never }>) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
    },
  );
  started.addEventListener('error', ({ message }) => {
    stopWorker(`the machines could not be loaded: ${message}`);
  });
  return started;
}

/** Asks the worker that holds all machines. Rejects when it breaks or does not answer. */
export async function askMachines(
  question: AskedMachines['question'] & { readonly kind: 'describe' },
): Promise<Charts>;
export async function askMachines(question: SimulateQuestion): Promise<SimulationResult>;
export async function askMachines(
  question: SummarizeQuestion,
): Promise<readonly SummarizedJournal[]>;
export async function askMachines(
  question: ReadJournalQuestion | RecordedJournalQuestion,
): Promise<OpenedJournal | null>;
export async function askMachines(question: AskedMachines['question']): Promise<unknown> {
  lastId += 1;
  const id = lastId;
  worker ??= startWorker();
  const asked = worker;
  const timer = setTimeout(() => {
    stopWorker('the machine did not come to rest');
  }, maxWaitMs);
  try {
    return await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      asked.postMessage({ id, question } satisfies AskedMachines);
    });
  } finally {
    clearTimeout(timer);
    waiting.delete(id);
  }
}
