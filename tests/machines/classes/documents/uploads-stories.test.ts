import { test } from 'vitest';

import { expectStory } from '../../../support/story.ts';
import { documentUploadsModel } from './documents-models.ts';

test('DOC-02 DOC-03 files are sent two at a time, and all can be cancelled', () =>
  expectStory(
    documentUploadsModel,
    `
    idle
    add three files -> adding; uploads 3 of them; count 3; tells unsavedWork true
    the first is stored -> adding; uploads 2 of them; tells stored {id: 1}
    add a file of a wrong kind -> adding; uploads 3 of them; count 4
    cancel all -> idle; uploads []; tells unsavedWork false
    add three files -> adding; uploads 3 of them; count 7; tells unsavedWork true
  `,
  ));

test('DOC-03 uploads wait while the connection is lost', () =>
  expectStory(
    documentUploadsModel,
    `
    idle
    the connection is lost -> idle; isOnline false
    add three files -> adding; uploads 3 of them; count 3; tells unsavedWork true
    the connection is back -> adding; uploads 3 of them; isOnline true
    the first is refused -> adding; uploads 3 of them
    try the first again -> adding; uploads 3 of them
    cancel the first -> adding; uploads 2 of them
  `,
  ));
