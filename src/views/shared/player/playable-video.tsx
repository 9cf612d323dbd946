import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';

import { viewerMessages } from '../../../domain/messages/viewer-messages.ts';
import type { Video } from '../../../domain/videos/video.ts';
import {
  selectStage,
  type videoPlayerMachine,
  type VideoPlayerRef,
} from '../../../machines/shared/videos/video-player-machine.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { RefreshIcon } from '../../design/icons/icons.tsx';
import { useNearViewport } from '../../design/hooks/use-near-viewport.ts';
import { useOwnedActor } from '../../design/hooks/use-owned-actor.ts';
import { createLazyPart } from '../lazy-part.tsx';
import { AddedMessages, useFormatMessage } from '../format-message.tsx';
import { VideoCover } from './video-cover.tsx';
import { VideoFigure } from './video-figure.tsx';

const videoPlayer = createLazyPart(() => import('./video-player.tsx'));

interface RunningVideoProps {
  readonly actor: VideoPlayerRef;
  readonly title: string;
  /** The article's image, shown until the video is loaded. */
  readonly image: string | null;
}

interface PlayableVideoProps extends Omit<RunningVideoProps, 'actor'> {
  readonly machine: typeof videoPlayerMachine;
  readonly article: number;
  /** The video when it is known already; otherwise it is loaded. */
  readonly video?: Video | null;
  readonly withCaptions?: boolean;
  /** Whether it plays without a press on its cover. */
  readonly playsAtOnce?: boolean;
}

/**
 * A video: its cover, its player, or an error (QVIEW-08, QVIEW-09, QVIEW-17). The player's code is
 * loaded when the first video plays.
 */
export function PlayableVideo({
  machine,
  article,
  video = null,
  withCaptions = false,
  playsAtOnce = false,
  ...shown
}: PlayableVideoProps): ReactNode {
  const actor = useOwnedActor(machine, { input: { article, video, withCaptions, playsAtOnce } });
  return <RunningVideo {...shown} actor={actor} />;
}

/** What a running player shows. */
export const RunningVideo = (props: RunningVideoProps): ReactNode => (
  <AddedMessages messages={viewerMessages}>
    <Stages {...props} />
  </AddedMessages>
);

function Stages({ actor, title, image }: RunningVideoProps): ReactNode {
  const formatMessage = useFormatMessage();
  const ref = useRef<HTMLElement>(null);
  const stage = useSelector(actor, selectStage);
  const video = useSelector(actor, (snapshot) => snapshot.context.video);
  useNearViewport(ref, () => {
    actor.send({ type: 'video.near' });
  });
  return (
    <VideoFigure ref={ref} title={title} type={video?.articleType ?? null}>
      {stage === 'open' && video !== null && (
        <videoPlayer.Component actor={actor} title={title} video={video} />
      )}
      {(stage === 'covered' || stage === 'loading') && (
        <VideoCover
          title={title}
          image={video?.cover ?? image}
          isLoading={stage === 'loading'}
          onIntent={videoPlayer.preload}
          onPlay={() => {
            actor.send({ type: 'video.play' });
          }}
        />
      )}
      {stage === 'failed' && (
        <div className="grid aspect-video w-full content-center bg-surface-2 px-4">
          <Alert
            tone="bad"
            title={formatMessage('quizViewer.video.error')}
            action={
              <Button
                autoFocus
                icon={<RefreshIcon />}
                onClick={() => {
                  actor.send({ type: 'video.retry' });
                }}
              >
                {formatMessage('quizViewer.video.retry')}
              </Button>
            }
          >
            {formatMessage('quizViewer.video.failed')}
          </Alert>
        </div>
      )}
    </VideoFigure>
  );
}
