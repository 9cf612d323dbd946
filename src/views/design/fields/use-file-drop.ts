import { type RefObject, useEffect, useEffectEvent } from 'react';

interface FileDrop {
  readonly onOver: (over: boolean) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Calls `drop` with the files that are dropped on an element. */
export function useFileDrop(ref: RefObject<HTMLElement | null>, drop: FileDrop): void {
  const over = useEffectEvent((isOver: boolean) => {
    drop.onOver(isOver);
  });
  const take = useEffectEvent((files: readonly File[]) => {
    drop.onFiles(files);
  });
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        over(true);
      },
      { signal },
    );
    element.addEventListener(
      'dragleave',
      () => {
        over(false);
      },
      { signal },
    );
    element.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        over(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length > 0) take(files);
      },
      { signal },
    );
    return () => {
      ending.abort();
    };
  }, [ref]);
}
