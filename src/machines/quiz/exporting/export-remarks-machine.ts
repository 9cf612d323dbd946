import type { ActorRefFrom } from 'xstate';

import type { PackageFormat } from '../../../domain/interchange/package-format.ts';
import { createLoadMachine } from '../../shared/load-machine.ts';
import type { DownloadedQuiz } from './quiz-download-types.ts';

/** The packages whose remarks are asked for. */
export interface RemarkedPackages {
  readonly quizzes: readonly DownloadedQuiz[];
  readonly format: PackageFormat;
  readonly institutionId: number | null;
}

/** What the package of a quiz changes or leaves out: the first remarks, and how many there are. */
export interface QuizRemarks {
  readonly id: number;
  readonly title: string;
  readonly count: number;
  readonly remarks: readonly string[];
}

/** Loads what packages change or leave out, before they are downloaded (QIO-04). */
export const exportRemarksMachine = createLoadMachine<RemarkedPackages, readonly QuizRemarks[]>(
  'exportRemarks',
);

/** A reference to the remarks of packages. */
export type ExportRemarksRef = ActorRefFrom<typeof exportRemarksMachine>;
