import { useShortcuts } from '../../design/hooks/use-shortcuts.ts';
import { useOpenEditor } from './open-editor.ts';

/**
 * Undo, redo, timeline and save by keyboard. While a dialog is open, only the browser's own Ctrl+S
 * is suppressed.
 */
export function useEditorShortcuts(toggleTimeline: () => void, isDialogOpen: boolean): void {
  const { editor } = useOpenEditor();
  const redo = (): void => {
    editor.send({ type: 'history.redo' });
  };
  useShortcuts(
    isDialogOpen
      ? { 'Mod+s': () => undefined }
      : {
          'Mod+z': () => {
            editor.send({ type: 'history.undo' });
          },
          'Mod+Shift+z': redo,
          'Mod+y': redo,
          'Mod+Shift+h': toggleTimeline,
          'Mod+s': () => {
            editor.send({ type: 'editor.saveAndStay' });
          },
        },
  );
}
