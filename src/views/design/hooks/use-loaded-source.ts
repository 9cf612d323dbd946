import { useCallback, type RefCallback } from 'react';

/**
 * Returns the ref of a picture whose file is loaded when it is shown. Its address ends with the
 * picture; without a file the picture shows its description.
 */
export function useLoadedSource(load: () => Promise<Blob>): RefCallback<HTMLImageElement> {
  return useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture === null) return undefined;
      let address: string | null = null;
      let isShown = true;
      load().then(
        (content) => {
          if (!isShown) return;
          address = URL.createObjectURL(content);
          picture.src = address;
        },
        () => undefined,
      );
      return () => {
        isShown = false;
        if (address !== null) URL.revokeObjectURL(address);
      };
    },
    [load],
  );
}
