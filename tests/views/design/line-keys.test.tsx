import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { TabList } from '../../../src/views/design/navigation/tab-list.tsx';

const tabs = ['one', 'two', 'three'].map((value) => ({ value, label: value }));

function Tabs(): ReactNode {
  const [selected, setSelected] = useState('one');
  return <TabList label="Tabs" panelId="panel" {...{ tabs, selected }} onSelect={setSelected} />;
}

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

describe('I18N-02 the arrow that leads to what comes next', () => {
  it.each([
    ['ltr', '{ArrowRight}', 'two'],
    ['ltr', '{ArrowLeft}', 'three'],
    ['rtl', '{ArrowLeft}', 'two'],
    ['rtl', '{ArrowRight}', 'three'],
  ])('where lines run %s, %s leads to tab %s', async (direction, keys, selected) => {
    document.documentElement.dir = direction;
    render(<Tabs />);
    screen.getByRole('tab', { name: 'one' }).focus();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(selected);
  });
});
