import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';

import { speeds } from '../../../domain/videos/speeds.ts';
import type { VideoPlayerRef } from '../../../machines/shared/videos/video-player-machine.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import type { MenuItem } from '../../design/menus/menu-panel.tsx';
import { Menu } from '../../design/menus/menu.tsx';
import { GaugeIcon } from '../../design/icons/player-icons.tsx';
import { useFormatMessage } from '../format-message.tsx';

interface SpeedMenuProps {
  readonly actor: VideoPlayerRef;
}

/** The menu of the four playback speeds (QVIEW-12). */
export function SpeedMenu({ actor }: SpeedMenuProps): ReactNode {
  const formatMessage = useFormatMessage();
  const format = useFormatter();
  const selected = useSelector(actor, (snapshot) => snapshot.context.speed);
  const word = speeds.find(({ rate }) => rate === selected)?.word ?? 'normal';
  const items = speeds.map(({ rate, word: name }): MenuItem => ({
    kind: 'choice',
    label: formatMessage('quizViewer.video.speedChoice', {
      rate: format.number(rate),
      word: formatMessage(`quizViewer.video.${name}`),
    }),
    checked: rate === selected,
    onSelect: () => {
      actor.send({ type: 'speed.choose', speed: rate });
    },
  }));
  return (
    <Menu label={formatMessage('quizViewer.video.speed')} items={items} placement="top end">
      {(trigger) => (
        <IconButton
          {...trigger}
          label={formatMessage('quizViewer.video.speedNow', {
            word: formatMessage(`quizViewer.video.${word}`),
          })}
          icon={<GaugeIcon />}
        />
      )}
    </Menu>
  );
}
