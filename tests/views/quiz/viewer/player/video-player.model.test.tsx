import './jsdom-media.ts';
import '../../../../../src/views/shared/player/video-player.tsx';

import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';

import { RunningVideo } from '../../../../../src/views/shared/player/playable-video.tsx';
import { videoPlayerModel } from '../../../../machines/quiz/viewer/video-player-model.ts';
import { describeViewModel } from '../../../../support/describe-view-model.tsx';
import { expectShown, press } from '../../../../support/view-driver.tsx';

// What the element does is an event of the model.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
const languages: Readonly<Record<string, string>> = { en: 'English', de: 'German' };
const getPlayer = (): HTMLElement | null => screen.queryByRole('group', { name: 'Video Enzymes' });

describeViewModel({
  model: videoPlayerModel,
  show: (actor) => <RunningVideo actor={actor} title="Enzymes" image={null} />,
  canHappen: (event, state) =>
    event !== 'captions on or off' || /^(starting|playing|paused|overlaid)/.test(state),
  byHand: {
    play: () => press(/^(Play|Play the video Enzymes|Resume)$/),
    pause: () => press('Pause'),
    retry: () => press('Retry'),
    'captions on or off': () => {
      const player = getPlayer();
      if (player !== null) fireEvent.keyDown(player, { key: 'c' });
      return player !== null;
    },
  },
  expectScreen: (snapshot) => {
    const { language, subtitles } = snapshot.context;
    const { playback } = snapshot.value;
    const isCovered = typeof playback === 'object';
    expectShown('button', isCovered, 'Play the video Enzymes');
    expectShown('button', playback === 'loading', 'Loading the video Enzymes');
    expectShown('alert', playback === 'failed');
    if (playback === 'failed') expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    const player = getPlayer();
    const isOpen = !isCovered && playback !== 'loading' && playback !== 'failed';
    expect(player !== null).toBe(isOpen);
    if (player === null) return;
    expectShown('button', playback === 'overlaid', 'Resume');
    const plays = playback === 'starting' || playback === 'playing';
    expectShown('button', plays, 'Pause');
    expectShown('button', !plays, 'Play');
    const captions = language === null ? 'Off' : (languages[language] ?? language);
    expectShown('button', true, `Captions: ${captions}`);
    const unreachable = Object.keys(subtitles).filter((each) => subtitles[each] === 'unreachable');
    const texts = [...player.querySelectorAll('[role=status] p')].map((each) => each.textContent);
    expect(texts).toEqual(
      unreachable.map((each) => `Subtitles in ${languages[each] ?? each} cannot be reached.`),
    );
  },
});
