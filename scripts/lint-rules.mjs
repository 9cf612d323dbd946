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

export default {
  meta: { name: 'lectern' },
  rules: { 'no-named-zod': namedZod, 'no-export-star': exportStar },
};
