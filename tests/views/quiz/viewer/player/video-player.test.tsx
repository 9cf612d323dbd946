import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fromCallback } from 'xstate';

import { fromCall } from '../../../../../src/machines/shared/from-call.ts';
import './jsdom-media.ts';
import '../../../../../src/views/shared/player/video-player.tsx';
import type { DraftItem } from '../../../../../src/domain/quiz/draft/draft.ts';
import { failed, succeeded, type Outcome } from '../../../../../src/domain/outcome.ts';
import type { Video } from '../../../../../src/domain/videos/video.ts';
import {
  videoPlayerMachine,
  type PlayerEvent,
} from '../../../../../src/machines/shared/videos/video-player-machine.ts';
import { QuizPage } from '../../../../../src/views/quiz/viewer/page/quiz-page.tsx';
import { VideoPlayerContext } from '../../../../../src/views/shared/player/video-player-context.ts';
import { MessagesProvider } from '../../../../../src/views/shared/messages-provider.tsx';
import { draftOf, video } from '../../../../domain/quiz/support/drafts.ts';
import { videoOf } from '../../../../machines/quiz/viewer/video-player-model.ts';
// Loads the code of menus before a test opens one.
import '../../../../../src/views/design/menus/menu-panel.tsx';

interface Given {
  readonly items?: readonly DraftItem[];
  readonly known?: readonly Video[];
  readonly answers?: Outcome<Video>[];
  readonly unreachable?: readonly string[];
  readonly showCaption?: boolean;
}

function showVideos({
  items = [video('v')],
  known = [videoOf()],
  answers = [],
  unreachable = [],
  showCaption = false,
}: Given = {}) {
  const requests: number[] = [];
  const machine = videoPlayerMachine.provide({
    actors: {
      loadVideo: fromCall<Video, { readonly article: number }>(async ({ input }) => {
        requests.push(input.article);
        return answers.shift() ?? failed({ kind: 'notFound' });
      }),
      checkSubtitles: fromCallback<PlayerEvent, { readonly files: Video['subtitles'] }>(
        ({ input, sendBack }) => {
          for (const language of Object.keys(input.files))
            sendBack({
              type: 'subtitles.checked',
              language,
              isReachable: !unreachable.includes(language),
            });
        },
      ),
    },
  });
  render(
    <MessagesProvider>
      <VideoPlayerContext value={machine}>
        <QuizPage
          quiz={{ ...draftOf(items), showCaption }}
          header={null}
          level={2}
          showsType={false}
          showsAccess={false}
          answers={{ areShown: false }}
          now={0}
          videos={new Map(known.map((each) => [each.articleId, each]))}
        />
      </VideoPlayerContext>
    </MessagesProvider>,
  );
  return { asked: requests, user: userEvent.setup() };
}

const media = () => [...document.querySelectorAll('video')];
const cover = (title = 'Video v') =>
  screen.getByRole('button', { name: `Play the video ${title}` });
const player = () => within(screen.getByRole('group', { name: 'Video Video v' }));

describe('video player', () => {
  it('QVIEW-07 QVIEW-08 QVIEW-09 a click hides the cover, plays the video stored with the quiz, and focuses Pause', async () => {
    const { user, asked } = showVideos();
    expect(media()).toEqual([]);
    await user.click(cover());
    expect(await screen.findByRole('button', { name: 'Pause' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Play the video/ })).toBeNull();
    expect([media().map(({ paused, src }) => [paused, new URL(src).pathname]), asked]).toEqual([
      [[false, '/files/a.webm']],
      [],
    ]);
  });

  it.each(['{Enter}', ' '])(
    'QVIEW-09 the key "%s" on the cover loads and plays a video',
    async (key) => {
      const { user, asked } = showVideos({
        known: [],
        answers: [succeeded(videoOf({ articleType: 'science_education' }))],
      });
      cover().focus();
      await user.keyboard(key);
      expect(await screen.findByRole('button', { name: 'Pause' })).toHaveFocus();
      expect([asked, screen.getByText('Science Education').textContent]).toEqual([
        [7],
        'Science Education',
      ]);
    },
  );

  it.each([
    ['lectern_core', true],
    ['science_education', true],
    ['journal', false],
    ['lab_manual', false],
    ['lab_manual_prep', false],
  ])(
    'QVIEW-10 QVIEW-13 a paused %s has an overlay with a play button: %s',
    async (articleType, hasOverlay) => {
      const { user } = showVideos({ known: [videoOf({ articleType })] });
      await user.click(cover());
      await user.click(await screen.findByRole('button', { name: 'Pause' }));
      await screen.findByRole('button', { name: 'Play' });
      expect(screen.queryAllByRole('button', { name: 'Resume' })).toHaveLength(hasOverlay ? 1 : 0);
      if (!hasOverlay) return;
      await user.click(screen.getByRole('button', { name: 'Resume' }));
      expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
      expect(media()[0]?.paused).toBe(false);
    },
  );

  it('QVIEW-12 the menu has the four speeds with their labels and sets the selected one', async () => {
    const { user } = showVideos();
    await user.click(cover());
    await user.click(await screen.findByRole('button', { name: 'Speed: normal' }));
    expect(
      screen
        .getAllByRole('menuitemradio')
        .map(({ textContent, ariaChecked }) => [textContent, ariaChecked]),
    ).toEqual([
      ['0.75 (slow)', 'false'],
      ['1 (normal)', 'true'],
      ['1.5 (fast)', 'false'],
      ['2 (faster)', 'false'],
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Speed: fast' })).toHaveFocus();
    expect(media()[0]?.playbackRate).toBe(1.5);
  });

  it('QVIEW-11 a language whose file is unreachable is disabled with a reason, and captions start with the other', async () => {
    const { user } = showVideos({ unreachable: ['en'], showCaption: true });
    await user.click(cover());
    await user.click(await screen.findByRole('button', { name: 'Captions: German' }));
    const english = screen.getByRole('menuitemradio', {
      name: 'English The file of these subtitles cannot be reached.',
    });
    expect(english).toHaveAttribute('aria-disabled', 'true');
    await user.click(english);
    expect(screen.getByRole('menuitemradio', { name: 'German' })).toBeChecked();
    expect(screen.getByText('Subtitles in English cannot be reached.')).toBeInTheDocument();
    await user.click(screen.getByRole('menuitemradio', { name: 'Off' }));
    expect(await screen.findByRole('button', { name: 'Captions: Off' })).toBeInTheDocument();
  });

  it('QVIEW-11 a video without subtitles shows so', async () => {
    const { user } = showVideos({ known: [videoOf({ subtitles: {} })] });
    await user.click(cover());
    expect(
      await screen.findByRole('button', { name: 'Captions: Off' }),
    ).toHaveAccessibleDescription('This video has no subtitles.');
  });

  it("QVIEW-17 a video that cannot play shows 'Error', and Retry loads it again", async () => {
    const { user, asked } = showVideos({
      known: [videoOf({ file: null })],
      answers: [succeeded(videoOf())],
    });
    await user.click(cover());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(within(alert).getByRole('button', { name: 'Retry' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Pause' });
    fireEvent.error(media()[0] as HTMLVideoElement);
    expect([
      await screen.findByRole('alert').then(({ textContent }) => textContent.startsWith('Error')),
      asked,
    ]).toEqual([true, [7]]);
  });

  it.each([
    ['NotSupportedError', 'Error'],
    ['NotAllowedError', 'Play'],
  ])('QVIEW-17 QVIEW-09 an element that refuses to play with %s shows %s', async (name, shown) => {
    const play = vi
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValue(new DOMException('No', name));
    const { user } = showVideos();
    await user.click(cover());
    expect(
      await (shown === 'Error'
        ? screen.findByRole('alert')
        : screen.findByRole('button', { name: shown })),
    ).toBeInTheDocument();
    play.mockRestore();
  });

  it('QVIEW-09 only one video plays at a time', async () => {
    const { user } = showVideos({
      items: [video('v'), video('w', 8)],
      known: [videoOf(), videoOf({ articleId: 8 })],
    });
    await user.click(cover());
    await player().findByRole('button', { name: 'Pause' });
    await user.click(cover('Video w'));
    await waitFor(() => {
      expect(media().map(({ paused }) => paused)).toEqual([true, false]);
    });
    expect(await player().findByRole('button', { name: 'Play' })).toBeInTheDocument();
  });

  it('QVIEW-09 QVIEW-11 shortcuts work while the focus is in the player, and buttons keep their own keys', async () => {
    const { user } = showVideos();
    await user.click(cover());
    const pause = await screen.findByRole('button', { name: 'Pause' });
    expect(pause).toHaveFocus();
    await user.keyboard('c');
    const captions = await screen.findByRole('button', { name: 'Captions: English' });
    await user.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Play' })).toHaveFocus();
    captions.focus();
    await user.keyboard(' ');
    expect(await screen.findByRole('menu', { name: 'Captions' })).toBeInTheDocument();
    expect(media()[0]?.paused).toBe(true);
  });
});
