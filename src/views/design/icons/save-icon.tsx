/** The icon of saving, apart from the icons of every page. */
export { default as SaveIcon } from 'lucide-react/icons/save';
