import type { ExportPathType } from '../../../domain/access/export-type.ts';
import type { PackageFormat, PackageKind } from '../../../domain/interchange/package-format.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { FoundQuizzes } from '../bulk/bulk-change-machine.ts';
import type { InstitutionChoice } from '../../shared/list/institution-list-machine.ts';

/** A quiz to download. */
export interface DownloadedQuiz {
  readonly id: number;
  readonly title: string;
  readonly type: ExportPathType;
}

/** The input of `loadPackage`. */
export interface DownloadRequest {
  readonly quiz: DownloadedQuiz;
  readonly format: PackageFormat;
  readonly institutionId: number | null;
}

/** A package. `hasReport` tells whether the server reports omissions. */
export interface LoadedPackage {
  readonly name: string;
  readonly hasReport: boolean;
  readonly content: Blob;
}

/** The input of `savePackages`: one package, or those of several quizzes, which become one file. */
export interface PackagesToSave {
  readonly kind: PackageKind;
  readonly packages: readonly LoadedPackage[];
}

/** The institution of the packages. */
export type SelectedInstitution = Pick<InstitutionChoice, 'id' | 'title'>;

/**
 * The events of the dialog: `download.openAll` downloads what a list finds on all of its pages;
 * `download.close` stops a running download.
 */
export type QuizDownloadEvent =
  | {
      readonly type: 'download.open';
      readonly kind: PackageKind;
      readonly quizzes: readonly DownloadedQuiz[];
    }
  | {
      readonly type: 'download.openAll';
      readonly kind: PackageKind;
      readonly found: FoundQuizzes;
    }
  | { readonly type: 'download.chooseFormat'; readonly format: PackageFormat }
  | { readonly type: 'institution.choose'; readonly institution: SelectedInstitution }
  | {
      readonly type:
        | 'download.start'
        | 'download.close'
        | 'institution.pick'
        | 'institution.cancel'
        | 'institution.clear';
    };

/** A quiz that could not be downloaded, and why. */
interface FailedDownload {
  readonly quiz: DownloadedQuiz;
  readonly failure: Failure;
}

/** The input of the dialog: whether the person selects an institution. */
export interface QuizDownloadInput {
  readonly canChooseInstitution: boolean;
}

/**
 * The context of the dialog. The version of each kind and the institution stay selected for the
 * next download.
 */
export interface QuizDownloadContext extends QuizDownloadInput {
  readonly quizzes: readonly DownloadedQuiz[];
  readonly format: PackageFormat;
  readonly selectedFormats: Readonly<Partial<Record<PackageKind, PackageFormat>>>;
  readonly institution: SelectedInstitution | null;
  readonly done: readonly (Omit<LoadedPackage, 'content'> & { readonly quiz: DownloadedQuiz })[];
  /** The packages since Download was last pressed, until they are saved. */
  readonly packages: readonly LoadedPackage[];
  /** The failures since Download was last pressed. */
  readonly failures: readonly FailedDownload[];
}
