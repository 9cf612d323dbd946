import { useRef, useState, type ReactNode } from 'react';

import { useFormatMessage } from '../../../shared/format-message.tsx';
import { DownloadNotice } from './download-notice.tsx';

interface MediaViewProps {
  readonly kind: 'audio' | 'video';
  readonly name: string;
  /** The address with a token; another one goes on where the player was. */
  readonly address: string;
  readonly onPlaying: () => void;
  readonly onFailed: () => void;
  readonly onDownload: () => void;
}

/**
 * A sound or film in the browser's own player. Of a film in a format that it lacks, the browser may
 * play the sound alone, which is said.
 */
export function MediaView(props: MediaViewProps): ReactNode {
  const { kind, name, address, onPlaying, onFailed, onDownload } = props;
  const formatMessage = useFormatMessage();
  const position = useRef({ seconds: 0, isPlaying: false });
  const [hasPicture, setHasPicture] = useState(true);
  const remember = ({ currentTarget }: { readonly currentTarget: HTMLMediaElement }): void => {
    const { currentTime, paused } = currentTarget;
    if (currentTime > 0) position.current = { seconds: currentTime, isPlaying: !paused };
  };
  const attributes = {
    'aria-label': formatMessage('documents.mediaOf', { name }),
    src: address,
    controls: true,
    onLoadedMetadata: ({ currentTarget }: { readonly currentTarget: HTMLMediaElement }) => {
      const { seconds, isPlaying } = position.current;
      if (currentTarget instanceof HTMLVideoElement) setHasPicture(currentTarget.videoWidth > 0);
      if (seconds > 0) currentTarget.currentTime = seconds;
      if (isPlaying) currentTarget.play().catch(() => undefined);
    },
    onTimeUpdate: remember,
    // A jump to what is not loaded yet needs the file again, by a token that may have ended.
    onSeeking: remember,
    onPlaying,
    onError: onFailed,
  };
  return (
    <>
      {!hasPicture && (
        <DownloadNotice onDownload={onDownload}>
          {formatMessage('documents.noPicture')}
        </DownloadNotice>
      )}
      <div className="grid min-h-0 grow place-items-center overflow-auto bg-line/60 p-4">
        {kind === 'audio' ? (
          <audio {...attributes} className="w-full max-w-xl">
            <track kind="captions" />
          </audio>
        ) : (
          <video {...attributes} className="max-h-full w-full max-w-5xl bg-black">
            <track kind="captions" />
          </video>
        )}
      </div>
    </>
  );
}
