import { createActor } from 'xstate';

import { videoListMachine } from '../../../src/machines/shared/videos/video-picker-machine.ts';
import { PlaylistEditorContext } from '../../../src/views/playlists/editor/editor-context.ts';
import { SubjectFilter } from '../../../src/views/playlists/editor/subject-filter.tsx';
import { subjectsModel } from '../../machines/shared/shared-models.ts';
import { describeLoadView } from '../shared/loads/describe-load-view.tsx';

const list = createActor(videoListMachine, {
  input: { address: '', defaults: { sort: null, filters: {} } },
});
const failed = 'The subjects could not be loaded.';

describeLoadView({
  model: subjectsModel,
  show: (subjects) => (
    <PlaylistEditorContext value={{ editor: null as never, quizHref: null, subjects }}>
      <SubjectFilter list={list} />
    </PlaylistEditorContext>
  ),
  select: 'All subjects',
  texts: { first: ['Biology'], newer: ['Physics'] },
  failures: { offline: failed, unexpected: failed, notFound: failed },
  hasSkeleton: false,
});
