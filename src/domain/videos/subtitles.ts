/** The availability of a subtitle file. */
export type SubtitleState = 'checking' | 'reachable' | 'unreachable';

/** The availability of the subtitle file of each language. */
export type SubtitleStates = Readonly<Record<string, SubtitleState>>;

const usual = 'en';

/**
 * Returns the initial subtitle language among those that are not known to be unreachable: English,
 * else the first; null when there is none.
 */
export function getPreferredLanguage(states: SubtitleStates): string | null {
  const offered = Object.keys(states)
    .filter((language) => states[language] !== 'unreachable')
    .toSorted();
  return offered.includes(usual) ? usual : (offered[0] ?? null);
}
