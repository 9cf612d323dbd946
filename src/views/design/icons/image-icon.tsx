/** The icon of pictures, in a module of its own. */
export { default as ImageIcon } from 'lucide-react/icons/image';
