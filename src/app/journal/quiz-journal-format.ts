import { mergeLines } from '../../domain/history/journal/journal-line.ts';
import {
  readJournalBase,
  writeJournalBase,
  type JournalBase,
} from '../../domain/quiz/journal/journal-base.ts';
import {
  readJournalLine,
  writeJournalLine,
  type JournalLine,
} from '../../domain/quiz/journal/journal.ts';
import { recoverDraft, type RecoveredDraft } from '../../domain/quiz/journal/recover-draft.ts';
import { hasFields, isCount, readFields, type Shape } from '../../domain/shapes.ts';
import type { Source } from '../../machines/quiz/editor/context.ts';
import type { JournalFormat } from './journal-format.ts';

const sourceShapes: Readonly<Record<Source['kind'], Shape>> = {
  blank: () => true,
  article: hasFields({ article: isCount }),
  playlist: hasFields({ playlist: isCount }),
  copy: hasFields({ quiz: isCount }),
  stored: hasFields({ quiz: isCount }),
};
const shapesByKind = new Map<unknown, Shape>(Object.entries(sourceShapes));

/**
 * The journals of quizzes. A blank quiz can continue any new quiz; a quiz made from an article or a
 * playlist, or a copy, continues only one with the same origin.
 */
export const quizJournalFormat: JournalFormat<Source, JournalBase, JournalLine, RecoveredDraft> = {
  isSource: (source) => shapesByKind.get(readFields(source)?.['kind'])?.(source) === true,
  getStoredId: (source) => (source.kind === 'stored' ? source.quiz : null),
  isOfferedTo: (written, opened) =>
    opened.kind === 'blank'
      ? written.kind !== 'stored'
      : JSON.stringify(written) === JSON.stringify(opened),
  toNewSource: (source) => (source.kind === 'stored' ? { kind: 'copy', quiz: source.quiz } : null),
  writeBase: writeJournalBase,
  writeLine: writeJournalLine,
  mergeLines,
  recover: (text, lines) => {
    const stored = readJournalBase(text);
    if (stored.kind !== 'base') return { kind: stored.kind };
    const value = recoverDraft(stored.base, lines.map(readJournalLine));
    return value === null ? { kind: 'newer' } : { kind: 'recovered', value };
  },
};
