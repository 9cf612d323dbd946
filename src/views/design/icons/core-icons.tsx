/**
 * The icons of controls on every page, including sign-in. Each is imported from its own module,
 * because the index of `icon.tsx` would load all icons.
 */
export { default as EyeIcon } from 'lucide-react/icons/eye';
export { default as EyeOffIcon } from 'lucide-react/icons/eye-off';
export { default as LockIcon } from 'lucide-react/icons/lock';
