import { fromCallback, fromPromise } from 'xstate';

import type { ListPage } from '../../../../src/domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import type { SourceActivity } from '../../../../src/domain/quiz/stored/stored-quiz.ts';
import {
  playlistImportMachine,
  importablePlaylistsMachine,
  type PlaylistChoice,
} from '../../../../src/machines/quiz/editor/dialogs/playlist-import-machine.ts';
import { isPasteField } from '../../../../src/domain/quiz/paste/paste-content.ts';
import { readPaste } from '../../../../src/domain/quiz/paste/read-paste.ts';
import { readQuestionsAs } from '../../../../src/domain/quiz/paste/read-questions.ts';
import { questionImageMachine } from '../../../../src/machines/quiz/editor/dialogs/question-image-machine.ts';
import { questionPasteMachine } from '../../../../src/machines/quiz/editor/dialogs/question-paste-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import {
  videoListMachine,
  type VideoResult,
  videoPickerMachine,
} from '../../../../src/machines/shared/videos/video-picker-machine.ts';
import type { CropUploadEvent } from '../../../../src/machines/shared/upload/crop-upload-machine.ts';
import type { StoredImage } from '../../../../src/machines/shared/upload/image-upload-machine.ts';
import type { LoadPageInput } from '../../../../src/machines/shared/list/list-types.ts';

/** The articles 101 to 130; a search keeps those whose number it names, 12 a page. */
function articlesFound({ query: { search, page } }: LoadPageInput): ListPage<VideoResult> {
  const all = Array.from({ length: 30 }, (_, i) => 101 + i).filter((id) =>
    String(id).includes(search),
  );
  const items = all.slice((page - 1) * 12, page * 12).map((id): VideoResult => ({
    id,
    title: `Article ${String(id)}`,
    image: id === 101 ? null : `/cover-${String(id)}.png`,
    authors: ['Ada Byron', 'Carl Cori'],
    publishedAt: '2024-03-09T00:00:00Z',
    type: 'science_education',
  }));
  return { items, totalItems: all.length, totalPages: Math.ceil(all.length / 12) };
}

const myPlaylists: readonly PlaylistChoice[] = [1, 2, 3].map((id) => ({
  id,
  title: `Playlist ${String(id)}`,
  countOfArticles: id,
}));

/**
 * Playlist 1 has the video 101 and a question, playlist 2 the videos 101 and 102; playlist 3 cannot
 * be read.
 */
function contentOf(id: number): Outcome<readonly SourceActivity[]> {
  const video = (article: number, sortIndex: number) => ({
    sortIndex,
    type: 'video' as const,
    title: `Article ${String(article)}`,
    image: null,
    isMultiple: false,
    rightAnswer: [],
    article: { id: article, title: `Article ${String(article)}`, images: null },
    textOptions: [],
  });
  const question = {
    sortIndex: 1,
    type: 'question' as const,
    title: 'What is a cell?',
    image: null,
    isMultiple: false,
    rightAnswer: ['a'],
    article: null,
    textOptions: [
      { id: 'a', text: 'A room' },
      { id: 'b', text: 'A wall' },
    ],
  };
  if (id === 3) return { ok: false, failure: { kind: 'offline' } };
  return succeeded([
    {
      title: `Label ${String(id)}`,
      sortIndex: 0,
      items: id === 1 ? [video(101, 0), question] : [video(101, 0), video(102, 1)],
    },
  ]);
}

/**
 * The pickers of an editor over the articles 101 to 130 and three playlists, the last of which
 * cannot be read. A file of another type than an image is no picture; a picture is never done
 * being read.
 */
export const providePickers = {
  videoPicker: videoPickerMachine.provide({
    actors: {
      videoList: videoListMachine.provide({
        actors: {
          loadPage: fromCall<ListPage<VideoResult>, LoadPageInput>(async ({ input }) =>
            succeeded(articlesFound(input)),
          ),
        },
      }),
    },
  }),
  playlistImport: playlistImportMachine.provide({
    actors: {
      playlistList: importablePlaylistsMachine.provide({
        actors: {
          loadPage: fromCall<ListPage<PlaylistChoice>, LoadPageInput>(async () =>
            succeeded({ items: myPlaylists, totalItems: 3, totalPages: 1 }),
          ),
        },
      }),
      loadPlaylist: fromCall<readonly SourceActivity[], { readonly id: number }>(
        async ({ input: { id } }) => contentOf(id),
      ),
    },
  }),
  questionImage: questionImageMachine.provide({
    actors: {
      openPicture: fromCallback<CropUploadEvent<StoredImage>, { readonly file: File }>(
        ({ input: { file }, sendBack }) => {
          if (!file.type.startsWith('image/')) sendBack({ type: 'picture.unreadable' });
        },
      ),
      uploadPart: fromCallback(() => undefined),
    },
  }),
  questionPaste: questionPasteMachine.provide({
    actors: {
      readPaste: fromPromise(async ({ input: { content, target } }) =>
        readPaste(content, isPasteField(target) && target.option !== null),
      ),
      readQuestionsAs: fromPromise(async ({ input: { format, lines } }) =>
        readQuestionsAs(format, lines),
      ),
    },
  }),
};
