import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { usePanZoom } from '../../../../src/views/design/hooks/use-pan-zoom.ts';
import { stubPointerCapture } from '../../../support/stub-pointer-capture.ts';

const content = { width: 800, height: 400 };
const start = { x: 100, y: 100, scale: 0.75 };

interface FrameProps {
  readonly shown?: typeof content;
}

/** The upper left corner of other content is 10 to the right of the middle of the old content. */
const findAnchor = (from: typeof content) => ({
  from: { x: from.width / 2, y: from.height / 2 },
  to: { x: 10, y: 0 },
});

function Frame({ shown = content }: FrameProps): ReactNode {
  const { view, frameProps, show } = usePanZoom(shown, start, findAnchor);
  return (
    <>
      <div {...frameProps} role="group" aria-label="Map">
        {view === null ? 'no size' : `${String(view.x)} ${String(view.y)} ${String(view.scale)}`}
        <span role="button" tabIndex={0}>
          Inside
        </span>
      </div>
      <button
        type="button"
        onClick={() => {
          show({ x: 400, y: 200, width: 100, height: 50 });
        }}
      >
        Show
      </button>
    </>
  );
}

/** Tells the size of the frame at once: 400 by 300 pixels. */
class ImmediateResize {
  private readonly onResize: () => void;
  constructor(onResize: () => void) {
    this.onResize = onResize;
  }
  observe(): void {
    this.onResize();
  }
  disconnect(): void {
    /* nothing is observed later */
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ImmediateResize);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  stubPointerCapture();
});
const getMap = (): HTMLElement => screen.getByRole('group', { name: 'Map' });

/** Returns the view, rounded: x, y and scale. */
const readView = (): readonly number[] =>
  (getMap().firstChild?.textContent ?? '').split(' ').map((text) => Math.round(+text * 100) / 100);

test('content that would be too small is shown at its start; 0 shows all of it', () => {
  render(<Frame />);
  expect(readView()).toEqual([0, 0, 0.75]);
  fireEvent.keyDown(getMap(), { key: '0' });
  expect(readView()).toEqual([0, 0, 0.5]);
});

test('+ and - zoom around the middle, arrow keys move, keys of the browser are left alone', () => {
  render(<Frame />);
  fireEvent.keyDown(getMap(), { key: '0' });
  fireEvent.keyDown(getMap(), { key: '+' });
  // The middle of the frame, 200 and 150, stays where it is.
  expect(readView()).toEqual([-50, -37.5, 0.63]);
  fireEvent.keyDown(getMap(), { key: '-' });
  expect(readView()).toEqual([0, 0, 0.5]);
  fireEvent.keyDown(getMap(), { key: 'ArrowLeft' });
  fireEvent.keyDown(getMap(), { key: 'ArrowDown' });
  expect(readView()).toEqual([60, -60, 0.5]);
  expect(fireEvent.keyDown(getMap(), { key: '+', ctrlKey: true })).toBe(true);
  expect(readView()).toEqual([60, -60, 0.5]);
});

test('the wheel moves, with Ctrl it zooms where the pointer is; the page does not scroll', () => {
  render(<Frame />);
  expect(fireEvent.wheel(getMap(), { deltaX: 10, deltaY: 20 })).toBe(false);
  expect(readView()).toEqual([-10, -20, 0.75]);
  fireEvent.wheel(getMap(), {
    deltaY: -300 * Math.log(2),
    ctrlKey: true,
    clientX: 90,
    clientY: 80,
  });
  expect(readView()).toEqual([-110, -120, 1.5]);
});

test('dragging moves until the pointer is up; a control inside is not dragged', () => {
  render(<Frame />);
  fireEvent.pointerDown(getMap(), { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(getMap(), { clientX: 30, clientY: 50 });
  expect(readView()).toEqual([20, 40, 0.75]);
  fireEvent.pointerUp(getMap());
  fireEvent.pointerMove(getMap(), { clientX: 90, clientY: 90 });
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Inside' }), { button: 0 });
  fireEvent.pointerMove(getMap(), { clientX: 60, clientY: 60 });
  expect(readView()).toEqual([20, 40, 0.75]);
});

test('a place is shown in the middle', () => {
  render(<Frame />);
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  // Its middle is 450 and 225 of the content, 337.5 and 168.75 in its scale.
  expect(readView()).toEqual([-137.5, -18.75, 0.75]);
});

test('small content is enlarged a little', () => {
  render(<Frame shown={{ width: 200, height: 100 }} />);
  expect(readView()).toEqual([70, 0, 1.3]);
});

test('other content is shown in its own scale, with the anchor where it was', () => {
  const { rerender } = render(<Frame />);
  fireEvent.keyDown(getMap(), { key: '0' });
  // The middle of the content is at 200 and 100 now.
  expect(readView()).toEqual([0, 0, 0.5]);
  rerender(<Frame shown={{ width: 400, height: 200 }} />);
  expect(readView()).toEqual([190, 100, 1]);
});

test('other content is shown like the first where nobody chose the view', () => {
  const { rerender } = render(<Frame />);
  rerender(<Frame shown={{ width: 400, height: 200 }} />);
  expect(readView()).toEqual([0, 0, 1]);
});
