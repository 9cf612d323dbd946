import { useRef, type ReactNode } from 'react';

import { useFormatMessage } from '../../../shared/format-message.tsx';

interface MediaViewProps {
  readonly kind: 'audio' | 'video';
  readonly name: string;
  /** The address with a token; another one goes on where the player was. */
  readonly address: string;
  readonly onPlaying: () => void;
  readonly onFailed: () => void;
}

/** A sound or film in the browser's own player. */
export function MediaView({ kind, name, address, onPlaying, onFailed }: MediaViewProps): ReactNode {
  const formatMessage = useFormatMessage();
  const position = useRef({ seconds: 0, isPlaying: false });
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
  );
}
