import { publishEmitted } from '../emitted-events.ts';

/** Whether files are dragged, not text or a card, and not over a field that takes files itself. */
const isMissed = ({ dataTransfer, target }: DragEvent): boolean =>
  (dataTransfer?.types.includes('Files') ?? false) &&
  !(target instanceof HTMLInputElement && target.type === 'file');

/**
 * Keeps the page when files are dropped where nothing takes them; the browser would open the file
 * instead. A notice says where files belong. Returns the function that stops it.
 */
export function keepPageOnDrop(): () => void {
  const allowDrop = (event: DragEvent): void => {
    if (isMissed(event)) event.preventDefault();
  };
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || !isMissed(event)) return;
    event.preventDefault();
    publishEmitted(
      { type: 'notice', notice: { severity: 'info', message: { key: 'shell.droppedBeside' } } },
      'browser',
    );
  };
  window.addEventListener('dragover', allowDrop);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', allowDrop);
    window.removeEventListener('drop', refuse);
  };
}
