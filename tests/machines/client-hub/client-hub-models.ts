import {
  clientHubLabelsMachine,
  clientHubPlaylistsMachine,
} from '../../../src/machines/client-hub/client-hub-machines.ts';
import { createLoadModel } from '../../support/models/load-model.ts';

const labelled = (title: string) => ({ title, countOfPlaylists: 1, countOfArticles: 2 });

/** The labels to choose from. */
export const clientHubLabelsModel = createLoadModel(clientHubLabelsMachine, 'NAV-030', null, [
  [labelled('Biology')],
  [labelled('Chemistry')],
]);

/** The playlists of a label. */
export const clientHubPlaylistsModel = createLoadModel(
  clientHubPlaylistsMachine,
  'NAV-031 NAV-032',
  { label: 'Biology' },
  [
    [{ id: 1, title: 'Warm-up', owner: null, articles: [] }],
    [{ id: 1, title: 'Kinetics', owner: null, articles: [] }],
  ],
);
