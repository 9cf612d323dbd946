import { compileMessages } from '../compile-messages.ts';

/** Texts that all forms use. */
export const forms = compileMessages({
  nothingChanged: 'No changes yet.',
  conflict: {
    title: 'A newer version was saved in the meantime',
    detail: 'Compare both versions and choose one. Until then nothing is overwritten.',
    field: 'Field',
    local: 'Yours',
    remote: 'Theirs',
    remoteLoadFailed: 'Their version could not be loaded.',
    keepLocal: 'Keep yours',
    useRemote: 'Use theirs',
  },
});
