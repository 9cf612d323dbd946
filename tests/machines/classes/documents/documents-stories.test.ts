import { test } from 'vitest';

import { expectStory } from '../../../support/story.ts';
import { documentUploadModel } from './document-upload-model.ts';
import { documentViewerModel } from './document-viewer-model.ts';
import { documentListModel } from './documents-models.ts';

test('DOC-06 a document whose address has run out is opened again', () =>
  expectStory(
    documentViewerModel,
    `
    opening
    the document arrives -> shown; opened set
    the player fails -> renewing
    a new address arrives -> shown; opened set; isRenewed true
    the player plays -> shown; isRenewed false
    the player fails -> renewing
    a new address arrives -> shown; opened set; isRenewed true
    the player fails -> failed; isUnplayable true
    try again -> opening
    the document is gone -> failed; failure {kind: notFound}; isUnplayable false
    try again -> opening
  `,
  ));

test('DOC-07 DOC-10 a document that the page cannot show needs consent or a download', () =>
  expectStory(
    documentViewerModel,
    `
    opening
    the document arrives -> shown; opened set
    the player plays -> shown
    the page cannot show it -> failed; failure {kind: unexpected}
    try again -> opening
    the document arrives -> shown; failure null
    agree to the viewer service -> renewing; hasConsent true
    the player fails -> renewing
    access has ended -> failed; failure {kind: notFound}
  `,
  ));

test('DOC-02 an upload waits for its turn and is stored', () =>
  expectStory(
    documentUploadModel,
    `
    waiting
    its turn comes -> sending
    half is sent -> sending; progress 0.5; samples [{bytes: 0.5, at: 100}]
    the document is stored -> stored
  `,
    'an accepted file',
  ));

test('DOC-03 an upload that fails is tried again', () =>
  expectStory(
    documentUploadModel,
    `
    waiting
    its turn comes -> sending
    the request fails offline -> failed; failure {kind: offline}
    try again -> waiting; failure null
    its turn comes -> sending
    the server refuses the document -> failed; failure {kind: invalid}
    try again -> failed
    its turn comes -> failed
    sending breaks -> failed
    try again -> failed
    cancel -> cancelled
  `,
    'an accepted file',
  ));

test('DOC-03 an upload waits while the connection is lost', () =>
  expectStory(
    documentUploadModel,
    `
    waiting
    the connection is lost -> paused
    its turn comes -> paused
    the connection is back -> waiting
    its turn comes -> sending
    half is sent -> sending; progress 0.5; samples [{bytes: 0.5, at: 100}]
    the connection is lost -> paused
    the connection is back -> waiting; progress 0; samples []
    cancel -> cancelled
  `,
    'an accepted file',
  ));

test('API-031 documents are searched, and stay while they are loaded again', () =>
  expectStory(
    documentListModel,
    `
    loading
    the documents arrive -> loaded; documents {inUse: [], deleted: []}
    search notes -> loaded; keyword notes
    show the deleted -> loaded; shown deleted
    refresh -> loading
    they cannot be loaded -> loaded
    refresh -> loading
    the documents arrive -> loaded
  `,
  ));

test('API-031 documents that cannot be loaded are tried again', () =>
  expectStory(
    documentListModel,
    `
    loading
    they cannot be loaded -> failed; failure {kind: offline}
    try again -> loading
    the documents arrive -> loaded; documents {inUse: [], deleted: []}; failure null
    try again -> loaded
  `,
  ));

test('API-031 a list that is asked for again is loaded anew', () =>
  expectStory(
    documentListModel,
    `
    loading
    refresh -> loading; restarts loading
    they cannot be loaded -> failed; failure {kind: offline}
    refresh -> loading
  `,
  ));

test('DOC-03 an upload that breaks is tried again', () =>
  expectStory(
    documentUploadModel,
    `
    waiting
    its turn comes -> sending
    half is sent -> sending; progress 0.5; samples [{bytes: 0.5, at: 100}]
    sending breaks -> failed; failure {kind: unexpected}
    try again -> waiting; progress 0; samples []; failure null
    its turn comes -> sending
    half is sent -> sending; progress 0.5; samples [{bytes: 0.5, at: 100}]
    cancel -> cancelled
  `,
    'an accepted file',
  ));
