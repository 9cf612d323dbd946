import type { Article, VideoData } from '../../api/contract/entities/article.ts';

/** An article's video as a player needs it (ENT-10, ENT-11). `file` null has no file of ours; `subtitles` are addresses by language code. */
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

const coverOf = ({ short, large, headerImage }: Pictures): string | null =>
  large ?? headerImage ?? short;

/** The video that an item of a quiz brings along (ENT-10). */
export const videoOfItem = ({
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
  cover: coverOf(images),
  subtitles,
  thumbnails,
});

/** The video of an article (ENT-11); an article without one has a video without a file. */
export const videoOfArticle = ({
  id,
  articleType,
  images,
  video,
}: Pick<Article, 'id' | 'articleType' | 'images' | 'video'>): Video => ({
  articleId: id,
  articleType: video?.articleType ?? articleType,
  file: video?.cdnFile ?? null,
  width: video?.metaWidth ?? null,
  height: video?.metaHeight ?? null,
  cover: coverOf(video?.images ?? images),
  subtitles: video?.subtitles ?? {},
  thumbnails: video?.thumbnails ?? null,
});
