import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { CollectionEditorsPanel } from '../../../src/views/collections/collection-editors.tsx';
import { collectionEditorsModel } from '../../machines/collections/collections-models.ts';
import { describeViewModel } from '../../support/describe-view-model.tsx';
import { press, typeInto } from '../../support/view-driver.tsx';

describeViewModel({
  model: collectionEditorsModel,
  show: (editors) => <CollectionEditorsPanel editors={editors} />,
  byHand: {
    close: () => press('Close the editors'),
    'type a name': typeInto('searchbox', 'Search by name or e-mail', 'bob'),
  },
  expectScreen: ({
    context: { collection, editors, removed, candidates, searchText, searchFailed },
  }) => {
    expect(screen.queryByRole('searchbox') === null).toBe(collection === null);
    if (collection === null) return;
    expect(screen.getByRole('searchbox')).toHaveValue(searchText);
    for (const { firstName } of editors)
      expect(
        screen.getAllByRole('button', { name: new RegExp(`^Remove ${firstName}`) }),
      ).toHaveLength(1);
    expect(screen.queryAllByRole('button', { name: /^Undo: make/ })).toHaveLength(removed.length);
    const offered = candidates.filter(({ id }) => !removed.some((person) => person.id === id));
    expect(screen.queryAllByRole('button', { name: /^Add / })).toHaveLength(offered.length);
    expect(screen.queryAllByRole('alert')).toHaveLength(searchFailed ? 1 : 0);
  },
});
