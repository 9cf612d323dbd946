/**
 * The icons of finding and replacing. Each is imported from its own module, so that they load with
 * the find bar only.
 */
export { default as CaseSensitiveIcon } from 'lucide-react/icons/case-sensitive';
export { default as ReplaceIcon } from 'lucide-react/icons/replace';
