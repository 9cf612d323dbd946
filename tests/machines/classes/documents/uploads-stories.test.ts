import { test } from 'vitest';

import { expectStory } from '../../../support/story.ts';
import { documentUploadsModel } from './documents-models.ts';

test('DOC-02 DOC-03 files are sent two at a time, and all can be cancelled', () =>
  expectStory(
    documentUploadsModel,
    `
    idle
    add three files -> adding; uploads 3 of them; count 3; sends upload.start to upload 1;
      sends upload.start to upload 2; tells unsavedWork true
    the first is stored -> adding; uploads 2 of them; tells stored {id: 1};
      sends upload.start to upload 3
    add a file of a wrong kind -> adding; uploads 3 of them; count 4
    cancel all -> idle; uploads []; sends upload.cancel to upload 2;
      sends upload.cancel to upload 3; sends upload.cancel to upload 4; tells unsavedWork false
    add three files -> adding; uploads 3 of them; count 7; sends upload.start to upload 5;
      sends upload.start to upload 6; tells unsavedWork true
  `,
  ));

test('DOC-03 uploads wait while the connection is lost', () =>
  expectStory(
    documentUploadsModel,
    `
    idle
    the connection is lost -> idle; isOnline false
    add three files -> adding; uploads 3 of them; count 3; sends connection.lost to upload 1;
      sends connection.lost to upload 2; sends connection.lost to upload 3; tells unsavedWork true
    the connection is back -> adding; uploads 3 of them; isOnline true;
      sends connection.restored to upload 1; sends connection.restored to upload 2;
      sends connection.restored to upload 3; sends upload.start to upload 1;
      sends upload.start to upload 2
    the first is refused -> adding; uploads 3 of them; sends upload.start to upload 3
    try the first again -> adding; uploads 3 of them
    cancel the first -> adding; uploads 2 of them
  `,
  ));
