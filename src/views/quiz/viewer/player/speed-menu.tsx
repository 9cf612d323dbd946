import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { speeds } from '../../../../domain/videos/speeds.ts';
import type { VideoPlayerRef } from '../../../../machines/quiz/viewer/video-player-machine.ts';
import { IconButton } from '../../../design/icon-button.tsx';
import { Menu, type MenuItem } from '../../../design/menu.tsx';
import { GaugeIcon } from '../../../design/player-icon.tsx';
import { useSentence } from '../../../shared/sentences.tsx';

interface SpeedMenuProps {
  readonly actor: VideoPlayerRef;
}

/** The four speeds by their words (QVIEW-12). */
export function SpeedMenu({ actor }: SpeedMenuProps): ReactNode {
  const sentence = useSentence();
  const format = useFormatter();
  const chosen = useSelector(actor, (snapshot) => snapshot.context.speed);
  const word = speeds.find(({ rate }) => rate === chosen)?.word ?? 'normal';
  const items = speeds.map(({ rate, word: name }): MenuItem => ({
    kind: 'choice',
    label: sentence('quizViewer.video.speedChoice', {
      rate: format.number(rate),
      word: sentence(`quizViewer.video.${name}`),
    }),
    checked: rate === chosen,
    onSelect: () => {
      actor.send({ type: 'speed.choose', speed: rate });
    },
  }));
  return (
    <Menu
      label={sentence('quizViewer.video.speed')}
      items={items}
      placement={{ side: 'above', align: 'end' }}
    >
      {(trigger) => (
        <IconButton
          {...trigger}
          label={sentence('quizViewer.video.speedNow', {
            word: sentence(`quizViewer.video.${word}`),
          })}
          icon={<GaugeIcon />}
        />
      )}
    </Menu>
  );
}
