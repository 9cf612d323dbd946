import { test } from 'vitest';

import { expectStory } from '../../../../support/story.ts';
import { questionPasteModel } from './dialogs-models.ts';

test('a pasted question is read as another format, and no decision about the first reading stays', () =>
  expectStory(
    questionPasteModel,
    `
    reading
    it is a question -> previewing; reading set; unticked []; choices {}
    make the line an option -> previewing; choices {0: {0: {kind: makeOption}}}
    read it as bullets -> readingAgain
    it is read as bullets -> previewing; reading set; unticked []; choices {}
    add -> decided; result questions
  `,
  ));

test('options and any other text are pasted at once', async () => {
  await expectStory(
    questionPasteModel,
    `
    reading
    it is options -> decided; options [{text: H2O, isRight: true}]; result options
  `,
  );
  await expectStory(
    questionPasteModel,
    `
    reading
    it is text -> decided
  `,
  );
});

test('a question that is not ticked is not added, but pasted as text', () =>
  expectStory(
    questionPasteModel,
    `
    reading
    it is a question -> previewing; reading set; unticked []; choices {}
    untick the question -> previewing; unticked [0]
    add -> previewing
    tick the question -> previewing; unticked []
    paste as text -> decided
  `,
  ));
