/**
 * The video of an article, for the player (ENT-10, ENT-11). `file` is null when the site has no
 * file of its own; `subtitles` are addresses by language code.
 */
export interface Video {
  readonly articleId: number;
  readonly articleType: string | null;
  readonly file: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly cover: string | null;
  readonly subtitles: Readonly<Record<string, string>>;
  readonly thumbnails: string | null;
}

interface Pictures {
  readonly short: string | null;
  readonly large: string | null;
  readonly headerImage?: string | null | undefined;
}

interface VideoFile {
  readonly images: Pictures;
  readonly subtitles: Readonly<Record<string, string>>;
  readonly thumbnails: string | null;
  readonly cdnFile?: string | null | undefined;
  readonly metaWidth?: number | null | undefined;
  readonly metaHeight?: number | null | undefined;
}

/** The video data stored in a video item of a quiz (ENT-10). */
export interface VideoData extends VideoFile {
  readonly articleId: number;
  readonly title: string;
  readonly articleType?: string | undefined;
}

/** An article with its video, as the server stores it (ENT-11). */
export interface ArticleVideo {
  readonly id: number;
  readonly articleType: string;
  readonly images: Pictures;
  readonly video: (VideoFile & { readonly articleType: string }) | null;
}

const getCover = ({ short, large, headerImage }: Pictures): string | null =>
  large ?? headerImage ?? short;

/** Returns the video of a quiz item (ENT-10). */
export const getItemVideo = ({
  articleId,
  images,
  subtitles,
  thumbnails,
  cdnFile,
  metaWidth,
  metaHeight,
  articleType,
}: VideoData): Video => ({
  articleId,
  articleType: articleType ?? null,
  file: cdnFile ?? null,
  width: metaWidth ?? null,
  height: metaHeight ?? null,
  cover: getCover(images),
  subtitles,
  thumbnails,
});

/** Returns the video of an article (ENT-11); without a file when the article has no video. */
export const getArticleVideo = ({ id, articleType, images, video }: ArticleVideo): Video => ({
  articleId: id,
  articleType: video?.articleType ?? articleType,
  file: video?.cdnFile ?? null,
  width: video?.metaWidth ?? null,
  height: video?.metaHeight ?? null,
  cover: getCover(video?.images ?? images),
  subtitles: video?.subtitles ?? {},
  thumbnails: video?.thumbnails ?? null,
});
