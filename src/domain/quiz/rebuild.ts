/** What a rebuild covers (ENT-28); on the wire its place in this list, counted from 1. */
export const rebuildTypes = ['all', 'core', 'scienceEducation', 'labManual', 'business'] as const;
export type RebuildType = (typeof rebuildTypes)[number];
