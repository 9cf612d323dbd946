import type { ExportPathType } from '../../../domain/access/export-type.ts';
import type { PackageFormat, PackageKind } from '../../../domain/interchange/package-format.ts';
import type { Failure } from '../../../domain/outcome.ts';
import type { InstitutionChoice } from '../../shared/institution-list-machine.ts';

/** A quiz to download. */
export interface DownloadedQuiz {
  readonly id: number;
  readonly title: string;
  readonly type: ExportPathType;
}

/** What a download asks for. */
export interface DownloadRequest {
  readonly quiz: DownloadedQuiz;
  readonly format: PackageFormat;
  readonly institutionId: number | null;
}

/** A package that was saved: its name, and whether it reports something. */
export interface SavedPackage {
  readonly name: string;
  readonly hasReport: boolean;
}

/** The institution that packages are made for. */
export type ChosenInstitution = Pick<InstitutionChoice, 'id' | 'title'>;

/** What happens to the dialog; `download.close` stops what is under way. */
export type QuizDownloadEvent =
  | {
      readonly type: 'download.open';
      readonly kind: PackageKind;
      readonly quizzes: readonly DownloadedQuiz[];
    }
  | { readonly type: 'download.chooseFormat'; readonly format: PackageFormat }
  | { readonly type: 'institution.choose'; readonly institution: ChosenInstitution }
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

/** Who downloads: whether they are asked for an institution. */
export interface QuizDownloadInput {
  readonly mayChooseInstitution: boolean;
}

/** What the dialog knows. The version of each kind and the institution stay chosen for the next download. */
export interface QuizDownloadContext extends QuizDownloadInput {
  readonly quizzes: readonly DownloadedQuiz[];
  readonly format: PackageFormat;
  readonly chosenFormats: Readonly<Partial<Record<PackageKind, PackageFormat>>>;
  readonly institution: ChosenInstitution | null;
  readonly done: readonly (SavedPackage & { readonly quiz: DownloadedQuiz })[];
  /** What failed since Download was last chosen. */
  readonly failures: readonly FailedDownload[];
}
