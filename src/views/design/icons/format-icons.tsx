/**
 * The icons of text formatting, in a file of their own so that only the chunk of the rich text
 * editor contains them.
 */
export { default as BoldIcon } from 'lucide-react/icons/bold';
export { default as BulletListIcon } from 'lucide-react/icons/list';
export { default as ClearFormattingIcon } from 'lucide-react/icons/remove-formatting';
export { default as FormulaIcon } from 'lucide-react/icons/sigma';
export { default as ImageIcon } from 'lucide-react/icons/image';
export { default as ItalicIcon } from 'lucide-react/icons/italic';
export { default as LinkIcon } from 'lucide-react/icons/link';
export { default as NumberedListIcon } from 'lucide-react/icons/list-ordered';
export { default as PlainTextIcon } from 'lucide-react/icons/letter-text';
export { default as StrikeIcon } from 'lucide-react/icons/strikethrough';
export { default as SubscriptIcon } from 'lucide-react/icons/subscript';
export { default as SuperscriptIcon } from 'lucide-react/icons/superscript';
export { default as UnderlineIcon } from 'lucide-react/icons/underline';
