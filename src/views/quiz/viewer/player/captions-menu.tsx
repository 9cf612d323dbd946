import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import type { VideoPlayerRef } from '../../../../machines/quiz/viewer/video-player-machine.ts';
import { IconButton } from '../../../design/icon-button.tsx';
import { Menu, type MenuItem } from '../../../design/menu.tsx';
import { CaptionsIcon } from '../../../design/player-icon.tsx';
import { useSentence } from '../../../shared/sentences.tsx';
import { useLanguageName } from './use-language-name.ts';

interface CaptionsMenuProps {
  readonly actor: VideoPlayerRef;
}

/** Off, or one of the video's languages; a language whose file cannot be reached cannot be chosen and says why (QVIEW-11). */
export function CaptionsMenu({ actor }: CaptionsMenuProps): ReactNode {
  const sentence = useSentence();
  const nameOf = useLanguageName();
  const chosen = useSelector(actor, (snapshot) => snapshot.context.language);
  const subtitles = useSelector(actor, (snapshot) => snapshot.context.subtitles);
  const choose = (language: string | null) => () => {
    actor.send({ type: 'captions.choose', language });
  };
  const off: MenuItem = {
    kind: 'choice',
    label: sentence('quizViewer.video.captionsOff'),
    checked: chosen === null,
    onSelect: choose(null),
  };
  const languages = Object.entries(subtitles).map(([language, state]): MenuItem => ({
    kind: 'choice',
    label: nameOf(language),
    checked: chosen === language,
    whyDisabled: state === 'unreachable' ? sentence('quizViewer.video.unreachable') : undefined,
    onSelect: choose(language),
  }));
  const label = sentence('quizViewer.video.captionsNow', {
    language: chosen === null ? sentence('quizViewer.video.captionsOff') : nameOf(chosen),
  });
  if (languages.length === 0)
    return (
      <IconButton
        label={label}
        icon={<CaptionsIcon />}
        whyDisabled={sentence('quizViewer.video.noSubtitles')}
      />
    );
  return (
    <Menu
      label={sentence('quizViewer.video.captions')}
      items={[off, ...languages]}
      placement={{ side: 'above', align: 'end' }}
    >
      {(trigger) => <IconButton {...trigger} label={label} icon={<CaptionsIcon />} />}
    </Menu>
  );
}
