import type { ModelReport } from '../tests/support/model-report.ts';

/** What a run has found. */
export interface ModelOutcome {
  readonly reports: readonly ModelReport[];
  /** As `quizEditor` and `quizEditor, view`. */
  readonly failedSuites: readonly string[];
  readonly failures: readonly string[];
  readonly results: ReadonlyMap<string, 'passed' | 'failed' | 'not run'>;
}

/** Prints the machines at work, and tells what a run of vitest has found so far. */
export class ModelReporter {
  constructor(options: {
    readonly machines: readonly string[];
    readonly onEnd?: (outcome: ModelOutcome) => void;
    readonly findMachines?: (paths: readonly string[]) => readonly string[];
    readonly now?: () => number;
    readonly output?: {
      readonly isTTY?: boolean;
      readonly columns?: number;
      readonly write: (text: string) => unknown;
    };
  });
  onInit(vitest: object): void;
  onWatcherRerun(files: readonly string[], trigger: string): void;
  onTestRunStart(specifications: readonly { readonly moduleId: string }[]): void;
  onTestModuleQueued(module: { readonly moduleId: string }): void;
  onTestModuleStart(module: { readonly moduleId: string }): void;
  onTestSuiteReady(suite: object): void;
  onTestSuiteResult(suite: object): void;
  onTestModuleEnd(module: { readonly moduleId: string }): void;
  onTestRunEnd(modules: readonly object[], errors: readonly { readonly message: string }[]): void;
  printProgress(): void;
  clearProgress(): void;
  read(): ModelOutcome;
}
