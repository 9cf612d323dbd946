import type { ReactNode } from 'react';

import type { Video } from '../../../domain/videos/video.ts';
import { useLanguageName } from '../use-language-name.ts';

interface SubtitlesProps {
  readonly video: Video;
}

/**
 * The video's tracks: subtitles by language, and thumbnails for the time range when they are a
 * WebVTT file.
 */
export function Subtitles({ video: { subtitles, thumbnails } }: SubtitlesProps): ReactNode {
  const getLanguageName = useLanguageName();
  return (
    <>
      {Object.entries(subtitles).map(([language, address]) => (
        <track
          key={language}
          kind="subtitles"
          src={address}
          srcLang={language}
          label={getLanguageName(language)}
        />
      ))}
      {thumbnails !== null && isWebVtt(thumbnails) && (
        <track kind="metadata" label="thumbnails" src={thumbnails} default />
      )}
    </>
  );
}

const isWebVtt = (address: string): boolean => /\.vtt(\?|$)/.test(address);
