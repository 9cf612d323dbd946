/**
 * The shortcuts of the editors: in tooltips, the palette and '?', which show a Mac's keys on a Mac.
 * Outside editors that of undo executes the action of the newest notification.
 */
export const editorKeys = {
  undo: 'Ctrl Z',
  redo: 'Ctrl Y',
  redoToo: 'Ctrl Shift Z',
  save: 'Ctrl S',
  timeline: 'Ctrl Shift H',
  find: 'Ctrl F',
  goTo: 'Ctrl G',
  duplicate: 'Ctrl D',
  pasteAsText: 'Ctrl Shift V',
} as const;
