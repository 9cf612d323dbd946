/** The icon of printing, apart from the icons of every page. */
export { default as PrinterIcon } from 'lucide-react/icons/printer';
