import type { Message } from '../../domain/messages/message.ts';
import type { Chart } from '../../inspection/chart/chart.ts';
import {
  parseRecording,
  type ParsedRecording,
} from '../../inspection/recording/parse-recording.ts';
import {
  hashChart,
  maxRecordingBytes,
  type RecordedActor,
} from '../../inspection/recording/recording.ts';
import { createReplay, toScript, type ReplayedActor } from '../../inspection/recording/replay.ts';
import type { OpenedRecording } from '../../machines/inspector/replay-machine.ts';
import { loadCharts } from './load-charts.ts';
import { machineCatalog } from './machine-catalog.ts';
import { simulateScript } from './simulate-script.ts';

interface Candidate {
  readonly machine: string;
  readonly chart: Chart;
  readonly isOtherVersion: boolean;
}

/** Returns the machines that an actor may have run, those with the recorded chart first. */
async function listCandidates({
  machine,
  chartHash,
}: RecordedActor): Promise<readonly Candidate[]> {
  const charts = await loadCharts();
  return machineCatalog
    .filter(({ id, name }) => id === machine || name === machine)
    .flatMap(({ name }) => {
      const chart = charts[name];
      return chart === undefined
        ? []
        : [{ machine: name, chart, isOtherVersion: hashChart(chart) !== chartHash }];
    })
    .sort((a, b) => Number(a.isOtherVersion) - Number(b.isOtherVersion));
}

/** Runs the machine of an actor through all recorded events; null when no such machine exists. */
async function replayActor(
  actor: RecordedActor,
  startedAtMs: number,
): Promise<ReplayedActor | null> {
  const [candidate] = await listCandidates(actor);
  if (candidate === undefined) return null;
  const script = toScript(actor, candidate.machine);
  return script === null
    ? null
    : { ...candidate, result: await simulateScript(script, { startedAtMs }) };
}

/** Returns why a file cannot be opened, and where its error is. */
function describeFault({ fault, place }: Extract<ParsedRecording, { ok: false }>): Message {
  const reason: Message = { key: `recording.faults.${fault}` };
  if (place === null) return reason;
  const where: Message =
    'path' in place
      ? { key: 'recording.faults.atField', values: place }
      : { key: 'recording.faults.atLine', values: { line: place.line, column: place.column } };
  return { lines: [reason, where] };
}

/** Opens the file of a recording and runs its machines in the worker. */
export async function openRecording(file: Blob): Promise<OpenedRecording> {
  const parsed =
    file.size > maxRecordingBytes
      ? ({ ok: false, fault: 'tooLarge', place: null } as const)
      : parseRecording(await file.text());
  if (!parsed.ok) return { ok: false, problem: describeFault(parsed) };
  const { recording } = parsed;
  const actors = new Map<string, ReplayedActor>();
  for (const actor of recording.actors) {
    const replayed = await replayActor(actor, Date.parse(recording.startedAt));
    if (replayed !== null) actors.set(actor.id, replayed);
  }
  const replay = createReplay(recording, actors);
  return { ok: true, recording: replay, stepCount: replay.steps.length };
}
