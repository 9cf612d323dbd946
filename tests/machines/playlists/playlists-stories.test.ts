import { test } from 'vitest';

import { expectStory } from '../../support/story.ts';
import { playlistActionsModel } from './playlists-models.ts';

test('PLAY-02 a playlist is created and renamed with a title', () =>
  expectStory(
    playlistActionsModel,
    `
    idle
    create -> asking
    save -> asking; error {key: playlists.titleRequired}
    type a title -> asking; title Enzymes; error null
    empty the title -> asking; title  
    save -> asking; error {key: playlists.titleRequired}
    type a title -> asking; title Enzymes; error null
    save -> saving
    it is stored -> idle; tells navigate /playlist/5
    rename -> asking; subject {id: 5, title: Kinetics}; title Kinetics
    type a title -> asking; title Enzymes
    save -> saving
    it is stored -> idle; tells notice {severity: success, message: {key: playlists.renamed}};
      tells changed
  `,
  ));

test('PLAY-02 a title that is refused can be saved again', () =>
  expectStory(
    playlistActionsModel,
    `
    idle
    create -> asking
    type a title -> asking; title Enzymes
    save -> saving
    it is refused -> asking; failure {kind: denied}
    save -> saving; failure null
    close -> saving
    rename -> saving
    close -> saving
  `,
  ));

test('PLAY-03 a playlist is copied, and opened when asked', () =>
  expectStory(
    playlistActionsModel,
    `
    idle
    copy -> copying; subject {id: 5, title: Kinetics}; title Kinetics
    copy -> copying
    it is copied -> idle; tells notice {severity: success, message: {key: playlists.copied}};
      tells changed
    copy and open -> copying; opensCopy true
    it is copied -> idle; tells navigate /playlist/6
    copy -> copying; opensCopy false
    it cannot be copied -> idle; tells notice set
    create -> asking; subject null; title empty
  `,
  ));

test('PLAY-02 the dialog is closed without a change, or by a title that is unchanged', () =>
  expectStory(
    playlistActionsModel,
    `
    idle
    create -> asking
    close -> idle
    rename -> asking; subject {id: 5, title: Kinetics}; title Kinetics
    save -> idle
    rename -> asking
    type a title -> asking; title Enzymes
    close -> idle
  `,
  ));
