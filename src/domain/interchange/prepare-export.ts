import { exportQuiz } from './export-quiz.ts';
import type { ExportOptions } from './export-options.ts';
import type { ExportedQuiz } from './exported-quiz.ts';
import type { PackageFile } from './package-file.ts';
import { picturesOf, placePictures } from './pictures.ts';
import type { QuizToExport } from './quiz-to-export.ts';
import type { ExportRequest } from './report/report-details.ts';
import type { ReportEntry } from './report/report-entry.ts';
import { videoAddress } from './video-address.ts';

/** What every export of a quiz needs to know. */
export interface ExportInput extends ExportRequest {
  readonly quiz: QuizToExport;
  /** The site's own address, such as `https://lectern.test`. */
  readonly site: string;
  /** Where videos are watched when the caller gave no link: an address or a path of the site. */
  readonly player: string;
  /** Which of the asked-for addresses are pictures of ours that are there. */
  readonly isThere: (address: string) => boolean;
}

/** A package that is about to be written, and what it says of itself. */
export interface QuizPackage {
  readonly files: readonly PackageFile[];
  readonly report: readonly ReportEntry[];
}

/** A quiz ready to be written in any format. */
export interface PreparedExport {
  readonly exported: ExportedQuiz;
  readonly options: ExportOptions;
  /** What the caller asked for; a link to the site's own player is none. */
  readonly request: ExportRequest;
  readonly hasVideos: boolean;
}

/** The addresses of all pictures that a package of `quiz` may hold, for asking which of them are there. */
export const picturesToExport = (quiz: QuizToExport): readonly string[] =>
  picturesOf(exportQuiz(quiz));

/** What the formats have in common: the quiz as they are made from it, where its videos are watched, which pictures go into the package. */
export function prepareExport({
  quiz,
  site,
  player,
  institutionId,
  isThere,
  link: asked,
}: ExportInput): PreparedExport {
  const ownPlayer = new URL(player, site).href;
  const link = asked === ownPlayer ? null : asked;
  const exported = exportQuiz(quiz);
  const addresses = picturesOf(exported);
  return {
    exported,
    options: {
      site,
      videoAddress: (articleId) =>
        videoAddress(
          { player: link ?? ownPlayer, institutionId, showsCaptions: quiz.showCaption },
          articleId,
        ),
      pictures: placePictures(addresses.filter(isThere)),
      missing: new Set(
        addresses.filter((address) => !isThere(address) && !/^https:\/\//i.test(address)),
      ),
    },
    request: { link, institutionId },
    hasVideos: exported.sections.some(({ items }) => items.some(({ kind }) => kind === 'video')),
  };
}
