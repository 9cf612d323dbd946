/** The icon of the columns of a list, apart from the icons of every page. */
export { default as ColumnsIcon } from 'lucide-react/icons/columns-3';
