import {
  useCallback,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefCallback,
} from 'react';

import { useLatest } from './use-latest.ts';

/** A rectangle in the coordinates of the content. */
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the content's origin is in the frame, in pixels, and how large a unit of it is. */
export interface PanZoomView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

type Size = Pick<Rectangle, 'width' | 'height'>;

const minScale = 0.05;
const maxScale = 4;
const zoomStep = 1.25;
const panStep = 60;

const clampScale = (scale: number): number => Math.min(maxScale, Math.max(minScale, scale));

/** Shows the content whole, at most in its own size, in the middle and at the top. */
function fitView(frame: Size, content: Size): PanZoomView {
  const scale = clampScale(Math.min(1, frame.width / content.width, frame.height / content.height));
  return { scale, x: Math.max(0, (frame.width - content.width * scale) / 2), y: 0 };
}

/** Where content that is too large to be readable as a whole is shown first. */
export interface ReadableStart {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Shows the part of the content around its start where the whole would be too small to read. */
function getFirstView(frame: Size, content: Size, start: ReadableStart): PanZoomView {
  const whole = fitView(frame, content);
  const { scale } = start;
  if (whole.scale >= scale) return whole;
  const place = (middle: number, visible: number, length: number): number => {
    const room = visible - length * scale;
    return room > 0 ? room / 2 : Math.min(0, Math.max(room, visible / 3 - middle * scale));
  };
  return {
    scale,
    x: place(start.x, frame.width, content.width),
    y: place(start.y, frame.height, content.height),
  };
}

function zoomView(view: PanZoomView, factor: number, at: { x: number; y: number }): PanZoomView {
  const scale = clampScale(view.scale * factor);
  const share = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share };
}

/** What a frame needs to pan and zoom its content. */
export interface PanZoom {
  /** Null until the frame's size is known. */
  readonly view: PanZoomView | null;
  readonly frame: Size | null;
  /** The properties of the frame's element. */
  readonly frameProps: {
    readonly ref: RefCallback<HTMLElement>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
  };
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fit: () => void;
  /** Moves the middle of a rectangle of the content into the middle of the frame. */
  readonly show: (rectangle: Rectangle) => void;
}

/**
 * Pans and zooms content in a frame: wheel (with Ctrl zooms), dragging, arrow keys, +, - and 0.
 * Shows the whole content first, or the part around `start`.
 */
export function usePanZoom(content: Size, start: ReadableStart): PanZoom {
  const [frame, setFrame] = useState<Size | null>(null);
  const [chosen, setChosen] = useState<PanZoomView | null>(null);
  const [dragged, setDragged] = useState<{ x: number; y: number } | null>(null);
  const view = frame === null ? null : (chosen ?? getFirstView(frame, content, start));
  const change = (next: (view: PanZoomView, frame: Size) => PanZoomView): void => {
    if (view !== null && frame !== null) setChosen(next(view, frame));
  };
  const zoom = (factor: number): void => {
    change((current, { width, height }) =>
      zoomView(current, factor, { x: width / 2, y: height / 2 }),
    );
  };
  const move = (x: number, y: number): void => {
    change((current) => ({ ...current, x: current.x + x, y: current.y + y }));
  };
  const fit = (): void => {
    change((_, size) => fitView(size, content));
  };
  const onWheel = useLatest((event: WheelEvent, at: { x: number; y: number }): void => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey)
      change((current) => zoomView(current, Math.exp(-event.deltaY / 300), at));
    else move(-event.deltaX, -event.deltaY);
  });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new ResizeObserver(() => {
        setFrame({ width: element.clientWidth, height: element.clientHeight });
      });
      observer.observe(element);
      // React's own listener is passive: it could not keep the page from scrolling.
      const listen = (event: WheelEvent): void => {
        const { left, top } = element.getBoundingClientRect();
        onWheel.current(event, { x: event.clientX - left, y: event.clientY - top });
      };
      element.addEventListener('wheel', listen, { passive: false });
      return () => {
        observer.disconnect();
        element.removeEventListener('wheel', listen);
      };
    },
    [onWheel],
  );
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => {
      zoom(zoomStep);
    },
    '=': () => {
      zoom(zoomStep);
    },
    '-': () => {
      zoom(1 / zoomStep);
    },
    '0': fit,
    ArrowLeft: () => {
      move(panStep, 0);
    },
    ArrowRight: () => {
      move(-panStep, 0);
    },
    ArrowUp: () => {
      move(0, panStep);
    },
    ArrowDown: () => {
      move(0, -panStep);
    },
  };
  return {
    view,
    frame,
    frameProps: {
      ref,
      onKeyDown: (event) => {
        const action = keys[event.key];
        if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        action();
      },
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target as Element).closest('[role=button]') !== null)
          return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event) => {
        if (dragged === null) return;
        move(event.clientX - dragged.x, event.clientY - dragged.y);
        setDragged({ x: event.clientX, y: event.clientY });
      },
      onPointerUp: () => {
        setDragged(null);
      },
    },
    zoomIn: () => {
      zoom(zoomStep);
    },
    zoomOut: () => {
      zoom(1 / zoomStep);
    },
    fit,
    show: ({ x, y, width, height }) => {
      change(({ scale }, size) => ({
        scale,
        x: size.width / 2 - (x + width / 2) * scale,
        y: size.height / 2 - (y + height / 2) * scale,
      }));
    },
  };
}
