/** The icons of controls that every page has, sign-in too; one module each, because the index of `icon.tsx` brings them all along. */
export { default as EyeIcon } from 'lucide-react/icons/eye';
export { default as EyeOffIcon } from 'lucide-react/icons/eye-off';
export { default as LockIcon } from 'lucide-react/icons/lock';
