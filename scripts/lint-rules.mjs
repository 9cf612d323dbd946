/** The rules of this project that oxlint does not have. */

const namedZod = {
  create: (context) => ({
    ImportDeclaration: ({ source, specifiers }) => {
      if (!source.value.startsWith('zod')) return;
      const node = specifiers.find(
        ({ type, imported }) => type === 'ImportDefaultSpecifier' || imported?.name === 'z',
      );
      if (node !== undefined)
        context.report({
          node,
          message:
            "Use import * as z from 'zod': the production bundle breaks otherwise (Parcel issue 10175).",
        });
    },
  }),
};

const exportStar = {
  create: (context) => ({
    ExportAllDeclaration: (node) => {
      context.report({
        node,
        message: 'No barrels and no export *: import from the file that declares it.',
      });
    },
  }),
};

/** Returns what an expression may be: the branches of a condition, else the expression. */
const listResults = (expression) =>
  expression.type === 'ConditionalExpression'
    ? [expression.consequent, expression.alternate].flatMap(listResults)
    : expression.type === 'LogicalExpression'
      ? listResults(expression.right)
      : [expression];

const isTextExpression = ({ type, value, callee }) =>
  type === 'TemplateLiteral' ||
  (type === 'Literal' && typeof value === 'string' && value !== '') ||
  (type === 'CallExpression' && callee.name === 'formatMessage');

const isText = (child) =>
  child.type === 'JSXText'
    ? /[\p{L}\p{N}]/u.test(child.value)
    : child.type === 'JSXExpressionContainer' &&
      listResults(child.expression).some(
        (result) => isTextExpression(result) && result.value !== ' ',
      );

const isConditional = ({ type, expression }) =>
  type === 'JSXExpressionContainer' &&
  (expression.type === 'LogicalExpression' ||
    (expression.type === 'ConditionalExpression' &&
      listResults(expression).some((result) => !isTextExpression(result))));

/**
 * A browser that translates the page replaces texts by elements. React still inserts before, and
 * removes, the text that it knows, which ends the screen with an error.
 */
const textBesideConditional = {
  create(context) {
    const check = ({ children }) => {
      const shown = children.filter(({ type, value }) => type !== 'JSXText' || value.trim() !== '');
      const text = shown.find(isText);
      if (text !== undefined && shown.length > 1 && shown.some(isConditional))
        context.report({
          node: text,
          message:
            'Put the text into an element of its own: a translated page fails where something beside it comes or goes.',
        });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** A class of Tailwind that names the left or the right, behind its variants (`max-md:`). */
const physicalClass =
  /^(?:[^\s"'`]+:)?-?(?:[mp][lr]-\S+|scroll-[mp][lr]-\S+|border-[lr](?:-\S+)?|rounded-(?:[lr]|[tb][lr])(?:-\S+)?|text-(?:left|right)|(?:left|right)-(?!1\/2$)(?:\d|\[|px$|auto$|full$)\S*)$/;

/** What is at the left in English is at the right in Arabic. The middle (`left-1/2`) is the same. */
const logicalClasses = {
  create(context) {
    const check = (node, text) => {
      const found = text.split(/\s+/).find((name) => physicalClass.test(name));
      if (found !== undefined)
        context.report({
          node,
          message: `Use start and end (ms-, pe-, border-s, start-) instead of ${found}: lines may run from right to left.`,
        });
    };
    return {
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => {
        check(node, node.value.raw);
      },
    };
  },
};

export default {
  meta: { name: 'lectern' },
  rules: {
    'no-named-zod': namedZod,
    'no-export-star': exportStar,
    'no-text-beside-conditional': textBesideConditional,
    'logical-classes': logicalClasses,
  },
};
