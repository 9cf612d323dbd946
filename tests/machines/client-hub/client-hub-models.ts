import {
  clientHubLabelsMachine,
  clientHubPlaylistsMachine,
} from '../../../src/machines/client-hub/client-hub-machines.ts';
import { createLoadModel } from '../../support/models/load-model.ts';

/** The labels to choose from. */
export const clientHubLabelsModel = createLoadModel(clientHubLabelsMachine, 'NAV-030');

/** The playlists of a label. */
export const clientHubPlaylistsModel = createLoadModel(
  clientHubPlaylistsMachine,
  'NAV-031 NAV-032',
  {
    label: 'Biology',
  },
);
