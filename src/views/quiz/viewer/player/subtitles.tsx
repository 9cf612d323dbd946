import type { ReactNode } from 'react';

import type { Video } from '../../../../domain/videos/video.ts';
import { useLanguageName } from './use-language-name.ts';

interface SubtitlesProps {
  readonly video: Video;
}

/** The video's tracks: subtitles by language, and the thumbnails that the time range shows where they are a file of cues (WebVTT naming parts of a picture). */
export function Subtitles({ video: { subtitles, thumbnails } }: SubtitlesProps): ReactNode {
  const nameOf = useLanguageName();
  return (
    <>
      {Object.entries(subtitles).map(([language, address]) => (
        <track
          key={language}
          kind="subtitles"
          src={address}
          srcLang={language}
          label={nameOf(language)}
        />
      ))}
      {thumbnails !== null && hasCues(thumbnails) && (
        <track kind="metadata" label="thumbnails" src={thumbnails} default />
      )}
    </>
  );
}

const hasCues = (address: string): boolean => /\.vtt(\?|$)/.test(address);
