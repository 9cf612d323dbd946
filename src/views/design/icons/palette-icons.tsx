/**
 * The icons of the command palette. Each is imported from its own module, so that they load with
 * the palette only.
 */
export { default as CommandIcon } from 'lucide-react/icons/command';
