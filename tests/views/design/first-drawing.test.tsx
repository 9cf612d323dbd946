import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { FirstDrawing, useIsDrawn } from '../../../src/views/design/first-drawing.tsx';

/** Returns what a part knew in each of its drawings, equal ones in a row once. */
function renderLogged(wrap: (part: ReactNode) => ReactNode): readonly boolean[] {
  const drawings: boolean[] = [];
  function Part(): ReactNode {
    drawings.push(useIsDrawn());
    return null;
  }
  render(wrap(<Part />));
  return drawings.filter((isDrawn, index) => isDrawn !== drawings[index - 1]);
}

test('a part of a screen is drawn without what is held back, and then with it', () => {
  expect(renderLogged((part) => <FirstDrawing>{part}</FirstDrawing>)).toEqual([false, true]);
});

test('nothing is held back where a screen is not drawn in steps', () => {
  expect(renderLogged((part) => part)).toEqual([true]);
});
