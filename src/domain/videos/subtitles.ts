/** What is known of a subtitle file: asked for, there, or not to be had. */
export type SubtitleState = 'checking' | 'reachable' | 'unreachable';

/** The state of each language's file. */
export type SubtitleStates = Readonly<Record<string, SubtitleState>>;

const usual = 'en';

/** The language to begin with among those that are not known to be out of reach: English, else the first; null when there is none. */
export function preferredLanguage(states: SubtitleStates): string | null {
  const offered = Object.keys(states)
    .filter((language) => states[language] !== 'unreachable')
    .toSorted();
  return offered.includes(usual) ? usual : (offered[0] ?? null);
}
