import { useActorRef, useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';

import {
  selectStage,
  type videoPlayerMachine,
} from '../../../machines/quiz/viewer/video-player-machine.ts';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { RefreshIcon } from '../../design/icon.tsx';
import { useNear } from '../../design/use-near.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useSentence } from '../../shared/sentences.tsx';
import { useSheet } from './sheet-context.ts';
import { VideoCover } from './video-cover.tsx';
import { VideoFigure } from './video-figure.tsx';

const player = lazyPart(() => import('./player/video-player.tsx'));

interface SheetPlayerProps {
  readonly machine: typeof videoPlayerMachine;
  readonly article: number;
  readonly title: string;
  /** The small picture of the article, until its video is known. */
  readonly image: string | null;
}

/** A video behind its cover, playing, or failed (QVIEW-08, QVIEW-09, QVIEW-17). The player's code comes with the first video that plays. */
export function SheetPlayer({ machine, article, title, image }: SheetPlayerProps): ReactNode {
  const sentence = useSentence();
  const { videos, withCaptions } = useSheet();
  const ref = useRef<HTMLElement>(null);
  const actor = useActorRef(machine, {
    input: { article, video: videos.get(article) ?? null, withCaptions },
  });
  const stage = useSelector(actor, selectStage);
  const video = useSelector(actor, (snapshot) => snapshot.context.video);
  useNear(ref, () => {
    actor.send({ type: 'video.near' });
  });
  return (
    <VideoFigure ref={ref} title={title} type={video?.articleType ?? null}>
      {stage === 'open' && video !== null && (
        <player.Part actor={actor} title={title} video={video} />
      )}
      {(stage === 'covered' || stage === 'loading') && (
        <VideoCover
          title={title}
          image={video?.cover ?? image}
          isLoading={stage === 'loading'}
          onIntent={player.preload}
          onPlay={() => {
            actor.send({ type: 'video.play' });
          }}
        />
      )}
      {stage === 'failed' && (
        <div className="grid aspect-video w-full content-center bg-surface-2 px-4">
          <Alert
            tone="bad"
            title={sentence('quizViewer.video.error')}
            action={
              <Button
                autoFocus
                icon={<RefreshIcon />}
                onClick={() => {
                  actor.send({ type: 'video.retry' });
                }}
              >
                {sentence('quizViewer.video.retry')}
              </Button>
            }
          >
            {sentence('quizViewer.video.failed')}
          </Alert>
        </div>
      )}
    </VideoFigure>
  );
}
