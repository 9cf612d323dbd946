import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the window has a phone's width (under 750 px, NAV-004). A sheet of paper has more room. */
export const useIsPhone = (): boolean => useMediaQuery('screen and (width < 750px)');

/** Whether the window has room for more than the main thing (1100 px and wider). */
export const useIsRoomy = (): boolean => useMediaQuery('(width >= 1100px)');

/** Whether columns do not fit beside each other (under 1100 px). */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 1100px)');

/** Whether the window has room for a third column that nobody asked for (1600 px and wider). */
export const useIsWide = (): boolean => useMediaQuery('(width >= 1600px)');

/** Whether the operating system asks for dark colours. */
export const usePrefersDark = (): boolean => useMediaQuery('(prefers-color-scheme: dark)');

/** Whether the main pointer is a finger. */
export const useIsTouch = (): boolean => useMediaQuery('(pointer: coarse)');
