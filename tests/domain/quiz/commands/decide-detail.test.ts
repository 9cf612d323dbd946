import { describe, expect, it } from 'vitest';

import { draftOf, libraryContext } from '../support/drafts.ts';
import { given } from '../support/given.ts';

const article = { id: 5692, title: 'Enzyme Assays', image: null };

describe('quiz details', () => {
  it('ENT-07 a detail is replaced and the event keeps what it replaced', () => {
    const { draft, decision } = given(draftOf([])).when({
      type: 'detail.set',
      field: 'title',
      value: 'Enzymes',
    });
    expect(draft.title).toBe('Enzymes');
    expect(decision).toEqual({
      accepted: true,
      name: { key: 'quiz.step.title' },
      events: [{ type: 'detailChanged', field: 'title', from: 'Kinetics', to: 'Enzymes' }],
    });
  });

  it('QFRM-05 a library quiz gets no article, but one it has can be removed', () => {
    const set = (from: typeof article | null, to: typeof article | null) =>
      given({ ...draftOf([]), article: from }, libraryContext).when({
        type: 'detail.set',
        field: 'article',
        value: to,
      }).decision;
    expect([set(null, article), set(article, null)]).toMatchObject([
      { accepted: false, reason: { key: 'quiz.refusal.noArticle' } },
      { accepted: true, events: [{ type: 'detailChanged', from: article, to: null }] },
    ]);
  });

  it('ENT-07 an equal list of subjects changes nothing', () => {
    expect(
      given({ ...draftOf([]), tags: [3, 4] }).when({
        type: 'detail.set',
        field: 'tags',
        value: [3, 4],
      }).decision,
    ).toMatchObject({ events: [] });
  });

  it('QFRM-05 library and user quizzes have no article', () => {
    expect(
      given(draftOf([])).when({ type: 'detail.set', field: 'article', value: article }).draft
        .article,
    ).toEqual(article);
    for (const kind of ['library', 'user'] as const) {
      given(draftOf([]), { kind, isDistributed: false })
        .when({ type: 'detail.set', field: 'article', value: article })
        .isRefusedBecause('quiz.refusal.noArticle');
    }
  });

  it('QFRM-18 the access type of a distributed quiz is locked', () => {
    given(draftOf([]), { kind: 'user', isDistributed: true })
      .when({ type: 'detail.set', field: 'restrictNonInstitutional', value: true })
      .isRefusedBecause('quiz.refusal.accessLocked');
  });
});
