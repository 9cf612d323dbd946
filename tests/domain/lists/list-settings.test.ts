import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  changeListSettings,
  maxViews,
  type ListSettingsChange,
} from '../../../src/domain/lists/change-list-settings.ts';
import {
  canChoosePageSize,
  getFirstAddress,
  getViewAddress,
  getViewQuery,
  usualListSettings,
  type ListSettings,
} from '../../../src/domain/lists/list-settings.ts';

const due = { id: 'a1', name: 'Closing this week', query: '?deadline=week' };
const open = { id: 'b2', name: 'Open', query: '?access=open' };

const change = (settings: ListSettings, ...changes: readonly ListSettingsChange[]) =>
  changes.reduce(changeListSettings, settings);

describe('the settings of a list', () => {
  it('a view is saved, replaced, made the default and removed', () => {
    const saved = change(
      usualListSettings,
      { type: 'view.save', view: due },
      { type: 'view.save', view: open },
      { type: 'view.makeDefault', id: 'a1' },
    );
    expect(saved).toEqual({ ...usualListSettings, views: [due, open], defaultView: 'a1' });
    expect(
      change(saved, { type: 'view.save', view: { ...due, name: 'Due' } }).views.map(
        ({ name }) => name,
      ),
    ).toEqual(['Due', 'Open']);
    expect(change(saved, { type: 'view.remove', id: 'a1' })).toEqual({
      ...usualListSettings,
      views: [open],
    });
    expect(change(saved, { type: 'view.remove', id: 'b2' }).defaultView).toBe('a1');
    expect(change(saved, { type: 'view.makeDefault', id: null }).defaultView).toBeNull();
  });

  it('an unknown view is no default, and there are no more views than allowed', () => {
    expect(change(usualListSettings, { type: 'view.makeDefault', id: 'x' })).toEqual(
      usualListSettings,
    );
    const many = Array.from({ length: maxViews + 5 }, (_, at) => ({
      type: 'view.save' as const,
      view: { ...due, id: String(at) },
    }));
    expect(change(usualListSettings, ...many).views).toHaveLength(maxViews);
  });

  it('columns and the number of rows are kept', () => {
    const columns = [{ id: 'title', isShown: true, width: 240 }];
    expect(
      change(
        usualListSettings,
        { type: 'columns.arrange', columns },
        { type: 'pageSize.choose', rowsOnPage: 50 },
      ),
    ).toEqual({ ...usualListSettings, columns, rowsOnPage: 50 });
  });
});

describe('the number of rows on a page', () => {
  it('is offered where it changes what is shown, or did', () => {
    expect([
      canChoosePageSize(20, 20),
      canChoosePageSize(21, 20),
      canChoosePageSize(3, 50),
      canChoosePageSize(0, 20),
    ]).toEqual([false, true, true, false]);
  });
});

describe('the address of a view', () => {
  it('PD-31 has what the list is filtered by, not its page', () => {
    expect(getViewQuery('?view=a1&search=gel&page=3&access=open')).toBe('?access=open&search=gel');
    expect(getViewQuery('?page=2')).toBe('');
    expect(getViewAddress({ id: 'a1', query: '?deadline=week' })).toBe('?deadline=week&view=a1');
  });

  it('PD-31 the default view is for an address that says nothing', () => {
    const settings = { ...usualListSettings, views: [due, open], defaultView: 'b2' };
    expect([
      getFirstAddress(settings, ''),
      getFirstAddress(settings, '?view=all'),
      getFirstAddress({ ...settings, defaultView: 'gone' }, ''),
      getFirstAddress(usualListSettings, ''),
    ]).toEqual(['?access=open&view=b2', '?view=all', '', '']);
  });

  it('PD-31 a view and its address have the same query', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.string()), (texts) => {
        const query = getViewQuery(`?${new URLSearchParams(texts).toString()}`);
        expect(getViewQuery(getViewAddress({ id: 'a1', query }))).toBe(query);
      }),
    );
  });
});
