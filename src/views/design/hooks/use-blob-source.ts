import { useCallback, type RefCallback } from 'react';

/** Returns the ref of a picture that shows a file in memory. Its address ends with the picture. */
export function useBlobSource(content: Blob): RefCallback<HTMLImageElement> {
  return useCallback(
    (picture: HTMLImageElement | null) => {
      if (picture === null) return undefined;
      const address = URL.createObjectURL(content);
      picture.src = address;
      return () => {
        URL.revokeObjectURL(address);
      };
    },
    [content],
  );
}
