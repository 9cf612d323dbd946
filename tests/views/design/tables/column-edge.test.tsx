import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { ColumnEdge } from '../../../../src/views/design/tables/column-edge.tsx';
import { stubPointerCapture } from '../../../support/stub-pointer-capture.ts';

test.each([
  ['the main', 0, ['start', 'end']],
  ['the middle', 1, []],
  ['the right', 2, []],
])('a column is dragged with the main button only: %s one', (_, button, expected) => {
  stubPointerCapture();
  const told: string[] = [];
  render(
    <table>
      <thead>
        <tr>
          <th>
            Title
            <ColumnEdge
              id="title"
              side="end"
              onStart={() => told.push('start')}
              onResize={() => told.push('end')}
            />
          </th>
        </tr>
      </thead>
    </table>,
  );
  const edge = screen.getByRole('columnheader').querySelector('[data-edge]') as HTMLElement;
  fireEvent.pointerDown(edge, { clientX: 500, button });
  fireEvent.pointerMove(edge, { clientX: 530 });
  fireEvent.lostPointerCapture(edge);
  expect(told).toEqual(expected);
});
