/**
 * The icons of actions on a selection. Each is imported from its own module, so that they load with
 * those actions only.
 */
export { default as ClipboardCopyIcon } from 'lucide-react/icons/clipboard-copy';
export { default as ListChecksIcon } from 'lucide-react/icons/list-checks';
