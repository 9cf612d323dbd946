/** The versions of SCORM a quiz can be exported in, the usual one first; 2004 is its 4th edition. */
export const scormFormats = ['1.2', '2004'] as const;
export type ScormFormat = (typeof scormFormats)[number];
