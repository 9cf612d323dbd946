import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { VideoPlayerRef } from '../../../machines/shared/videos/video-player-machine.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import type { MenuItem } from '../../design/menus/menu-panel.tsx';
import { Menu } from '../../design/menus/menu.tsx';
import { CaptionsIcon } from '../../design/icons/player-icons.tsx';
import { useFormatMessage } from '../format-message.tsx';
import { useLanguageName } from '../use-language-name.ts';

interface CaptionsMenuProps {
  readonly actor: VideoPlayerRef;
}

/**
 * The captions menu: Off, and the video's languages. A language whose file cannot be loaded is
 * disabled, with the reason (QVIEW-11).
 */
export function CaptionsMenu({ actor }: CaptionsMenuProps): ReactNode {
  const formatMessage = useFormatMessage();
  const getLanguageName = useLanguageName();
  const selected = useSelector(actor, (snapshot) => snapshot.context.language);
  const subtitles = useSelector(actor, (snapshot) => snapshot.context.subtitles);
  const select = (language: string | null) => () => {
    actor.send({ type: 'captions.choose', language });
  };
  const off: MenuItem = {
    kind: 'choice',
    label: formatMessage('quizViewer.video.captionsOff'),
    checked: selected === null,
    onSelect: select(null),
  };
  const languages = Object.entries(subtitles).map(([language, state]): MenuItem => ({
    kind: 'choice',
    label: getLanguageName(language),
    checked: selected === language,
    disabledReason:
      state === 'unreachable' ? formatMessage('quizViewer.video.unreachable') : undefined,
    onSelect: select(language),
  }));
  const label = formatMessage('quizViewer.video.captionsNow', {
    language:
      selected === null ? formatMessage('quizViewer.video.captionsOff') : getLanguageName(selected),
  });
  if (languages.length === 0)
    return (
      <IconButton
        label={label}
        icon={<CaptionsIcon />}
        disabledReason={formatMessage('quizViewer.video.noSubtitles')}
      />
    );
  return (
    <Menu
      label={formatMessage('quizViewer.video.captions')}
      items={[off, ...languages]}
      placement="top end"
    >
      {(trigger) => <IconButton {...trigger} label={label} icon={<CaptionsIcon />} />}
    </Menu>
  );
}
