import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const namedZod = {
  selector:
    "ImportDeclaration[source.value=/^zod/] > ImportSpecifier[imported.name='z'], ImportDeclaration[source.value=/^zod/] > ImportDefaultSpecifier",
  message:
    "Use import * as z from 'zod': the production bundle breaks otherwise (Parcel issue 10175).",
};
const exportStar = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels and no export *: import from the file that declares it.',
};
const useEffectCall = {
  selector: 'CallExpression[callee.name=/^use(Layout)?Effect$/]',
  message:
    'Views hold no effects outside views/design: put the effect into a machine or a design hook.',
};
const network = ['fetch', 'XMLHttpRequest'].map((name) => ({
  name,
  message: 'The network is reached in src/api/http.ts and src/api/ofrep.ts only.',
}));

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      '.parcel-cache/**',
      '.lectern/**',
      'tests/bench/peers/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, hooks.configs.flat.recommended],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/require-await': 'off',
      'no-restricted-syntax': ['error', namedZod, exportStar],
    },
  },
  {
    files: ['src/machines/**'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  {
    files: ['src/views/**'],
    ignores: ['src/views/design/**'],
    rules: { 'no-restricted-syntax': ['error', namedZod, exportStar, useEffectCall] },
  },
  {
    files: ['src/**'],
    ignores: ['src/api/http.ts', 'src/api/ofrep.ts'],
    rules: { 'no-restricted-globals': ['error', ...network] },
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...network,
        'window',
        'document',
        'localStorage',
        'setTimeout',
        'setInterval',
        'crypto',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The clock reaches domain by input.' },
        { object: 'Math', property: 'random', message: 'Randomness reaches domain by input.' },
      ],
    },
  },
);
