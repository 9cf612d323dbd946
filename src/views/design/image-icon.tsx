/** The icon of pictures, a module of its own. */
export { default as ImageIcon } from 'lucide-react/icons/image';
