import type { FormatMessage } from '../../messages/message.ts';
import { toExportedQuiz } from './to-exported-quiz.ts';
import type { ExportOptions } from './export-options.ts';
import { listVideos, type ExportedQuiz, type QuizToExport } from './exported-quiz.ts';
import { listQuizPictures, assignPicturePaths } from './pictures.ts';
import type { ExportRequest } from './report/report-details.ts';

/** What every export of a quiz needs. */
export interface ExportInput extends ExportRequest {
  readonly quiz: QuizToExport;
  /** Formats the report, in the author's language. */
  readonly formatMessage: FormatMessage;
  /** The site's address, such as `https://lectern.test`. */
  readonly site: string;
  /** Where videos are watched unless the request names a link: an address or a path of the site. */
  readonly player: string;
  /** Whether the address is an uploaded picture that still exists. */
  readonly isStoredPicture: (address: string) => boolean;
}

/**
 * How links to videos carry the institution and captions: in their query, or behind `#` so that the
 * query has one parameter. Some older versions of Moodle read `&` in a cartridge wrongly and lose
 * all of it.
 */
export type VideoLinkStyle = 'query' | 'fragment';

/** A quiz that is ready to be written in any format. */
export interface PreparedExport {
  readonly exported: ExportedQuiz;
  readonly options: ExportOptions;
  /** The request of the caller; a link to the site's own player counts as no link. */
  readonly request: ExportRequest;
  readonly hasVideos: boolean;
}

/** Returns the addresses of all pictures a package of `quiz` may hold. */
export const listPicturesToExport = (quiz: QuizToExport): readonly string[] =>
  listQuizPictures(toExportedQuiz(quiz));

/**
 * Prepares what all formats share: the converted quiz, the addresses of its videos and the pictures
 * of the package.
 */
export function prepareExport(
  { quiz, site, player, institutionId, isStoredPicture, link: requestedLink }: ExportInput,
  linkStyle: VideoLinkStyle = 'query',
): PreparedExport {
  const ownPlayer = new URL(player, site).href;
  const link = requestedLink === ownPlayer ? null : requestedLink;
  const exported = toExportedQuiz(quiz);
  const addresses = listQuizPictures(exported);
  return {
    exported,
    options: {
      site,
      getVideoAddress: (articleId) =>
        formatVideoAddress(
          { player: link ?? ownPlayer, institutionId, showsCaptions: quiz.showCaption },
          articleId,
          linkStyle,
        ),
      pictures: assignPicturePaths(addresses.filter(isStoredPicture)),
      missingPictures: new Set(
        addresses.filter((address) => !isStoredPicture(address) && !/^https:\/\//i.test(address)),
      ),
    },
    request: { link, institutionId },
    hasVideos: exported.sections.some(({ items }) => listVideos(items).length > 0),
  };
}

/** The parts of a link to a video. */
export interface VideoLink {
  /**
   * The player's absolute address: the embedded player, or the tracking or video link of the
   * request.
   */
  readonly player: string;
  readonly institutionId: number | null;
  readonly showsCaptions: boolean;
}

/**
 * Returns where the video of an article is watched: the player's address with the article in its
 * query, and the institution and captions in its query or fragment.
 */
function formatVideoAddress(
  { player, institutionId, showsCaptions }: VideoLink,
  articleId: number,
  linkStyle: VideoLinkStyle,
): string {
  const address = new URL(player);
  const details = Object.entries({
    ...(institutionId !== null && { institutionId: String(institutionId) }),
    ...(showsCaptions && { captions: '1' }),
  });
  address.searchParams.set('id', String(articleId));
  if (linkStyle === 'query')
    for (const [name, value] of details) address.searchParams.set(name, value);
  else if (details.length > 0)
    address.hash = [
      ...(address.hash === '' ? [] : [address.hash.slice(1)]),
      ...details.map(([name, value]) => `${name}=${value}`),
    ].join(';');
  return address.href;
}
