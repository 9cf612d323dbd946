import {
  useCallback,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefCallback,
} from 'react';

import { useLatest } from './use-latest.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

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
/** How much small content is enlarged to fill the frame. */
const maxFitScale = 1.3;
const zoomStep = 1.25;
const panStep = 60;

const clampScale = (scale: number): number => Math.min(maxScale, Math.max(minScale, scale));

/** Shows the content whole, a little enlarged where it is small, in the middle and at the top. */
function fitView(frame: Size, content: Size): PanZoomView {
  const scale = clampScale(
    Math.min(maxFitScale, frame.width / content.width, frame.height / content.height),
  );
  return { scale, x: Math.max(0, (frame.width - content.width * scale) / 2), y: 0 };
}

/** Where content that is too large to be readable as a whole is shown first. */
export interface ReadableStart {
  /** The smallest scale at which the content is readable. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Shows the part of the content around its start where the whole would be too small to read, in its
 * whole width where that is readable.
 */
function getFirstView(frame: Size, content: Size, start: ReadableStart): PanZoomView {
  const whole = fitView(frame, content);
  if (whole.scale >= start.scale) return whole;
  const scale = Math.max(start.scale, Math.min(1, frame.width / content.width));
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

/** Content with its view. */
interface Placed<C> {
  readonly content: C;
  readonly view: PanZoomView;
}

/** A place that stays where it is on the screen: in the old content and in the new one. */
export interface Anchor {
  readonly from: Point;
  readonly to: Point;
}

/** Shows other content in the scale of its first view, with the anchor where it was. */
function carryView(view: PanZoomView, { scale }: PanZoomView, { from, to }: Anchor): PanZoomView {
  return {
    scale,
    x: view.x + from.x * view.scale - to.x * scale,
    y: view.y + from.y * view.scale - to.y * scale,
  };
}

function zoomView(view: PanZoomView, factor: number, at: Point): PanZoomView {
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
  /** Keeps the view, which the next content then is carried over to. */
  readonly hold: () => void;
  /** Moves the middle of a rectangle of the content into the middle of the frame. */
  readonly show: (rectangle: Rectangle) => void;
}

/** Returns the reference to an element whose size and wheel are heard. */
function useFrameRef(
  onSize: (size: Size) => void,
  onWheel: (event: WheelEvent, at: Point) => void,
): RefCallback<HTMLElement> {
  const listeners = useLatest({ onSize, onWheel });
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new ResizeObserver(() => {
        const { clientWidth: width, clientHeight: height } = element;
        listeners.current.onSize({ width, height });
      });
      observer.observe(element);
      // React's own listener is passive: it could not keep the page from scrolling.
      const listen = (event: WheelEvent): void => {
        const { left, top } = element.getBoundingClientRect();
        listeners.current.onWheel(event, { x: event.clientX - left, y: event.clientY - top });
      };
      element.addEventListener('wheel', listen, { passive: false });
      return () => {
        observer.disconnect();
        element.removeEventListener('wheel', listen);
      };
    },
    [listeners],
  );
}

type DragProps = Pick<PanZoom['frameProps'], 'onPointerDown' | 'onPointerMove' | 'onPointerUp'>;

/** Returns what an element needs to call `onMove` with the distance while it is dragged. */
function useDrag(onMove: (x: number, y: number) => void): DragProps {
  const [dragged, setDragged] = useState<Point | null>(null);
  return {
    onPointerDown: (event) => {
      const control = (event.target as Element).closest('button, [role=button]');
      if (event.button !== 0 || control !== null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged({ x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event) => {
      if (dragged === null) return;
      onMove(event.clientX - dragged.x, event.clientY - dragged.y);
      setDragged({ x: event.clientX, y: event.clientY });
    },
    onPointerUp: () => {
      setDragged(null);
    },
  };
}

/** How far each arrow key moves the content. */
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
};

/** Returns the view that a person chose, also for other content than it was chosen for. */
function findView<C extends Size>(
  placed: Placed<C> | null,
  first: PanZoomView,
  content: C,
  findAnchor: (from: C) => Anchor | null,
): PanZoomView {
  if (placed === null) return first;
  if (placed.content === content) return placed.view;
  const anchor = findAnchor(placed.content);
  return anchor === null ? first : carryView(placed.view, first, anchor);
}

/**
 * Pans and zooms content in a frame: wheel (with Ctrl zooms), dragging, arrow keys, +, - and 0.
 * Shows the whole content first, or the part around `start`. Other content is shown like the first,
 * or where `findAnchor` finds a place of the old content in it, with that place where it was.
 */
export function usePanZoom<C extends Size>(
  content: C,
  start: ReadableStart,
  findAnchor: (from: C) => Anchor | null = () => null,
): PanZoom {
  const [placed, setPlaced] = useState<Placed<C> | null>(null);
  const [frame, setFrame] = useState<Size | null>(null);
  const view =
    frame === null
      ? null
      : findView(placed, getFirstView(frame, content, start), content, findAnchor);
  const change = (next: (view: PanZoomView, frame: Size) => PanZoomView): void => {
    if (view !== null && frame !== null) setPlaced({ content, view: next(view, frame) });
  };
  const zoom = (factor: number): void => {
    change((current, { width, height }) =>
      zoomView(current, factor, { x: width / 2, y: height / 2 }),
    );
  };
  const zoomIn = (): void => {
    zoom(zoomStep);
  };
  const zoomOut = (): void => {
    zoom(1 / zoomStep);
  };
  const move = (x: number, y: number): void => {
    change((current) => ({ ...current, x: current.x + x, y: current.y + y }));
  };
  const ref = useFrameRef(setFrame, (event, at) => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey)
      change((current) => zoomView(current, Math.exp(-event.deltaY / 300), at));
    else move(-event.deltaX, -event.deltaY);
  });
  const fit = (): void => {
    change((_, size) => fitView(size, content));
  };
  const hold = (): void => {
    change((current) => current);
  };
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': fit,
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [arrow, action] = [arrows[event.key], keys[event.key]];
    if (arrow === undefined && action === undefined) return;
    event.preventDefault();
    if (arrow === undefined) action?.();
    else move(arrow.x, arrow.y);
  };
  const show = ({ x, y, width, height }: Rectangle): void => {
    change(({ scale }, size) => ({
      scale,
      x: size.width / 2 - (x + width / 2) * scale,
      y: size.height / 2 - (y + height / 2) * scale,
    }));
  };
  const frameProps = { ...useDrag(move), ref, onKeyDown: press };
  return { view, frame, frameProps, zoomIn, zoomOut, fit, hold, show };
}
