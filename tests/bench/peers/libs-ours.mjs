/**
 * The entry of our core for the peers' history scripts: in their history/libs.mjs, `import { ours }
 * from './libs-ours.mjs'` and add `...ours` to `libs`. OURS_CORE is the bundled core: npx esbuild
 * tests/bench/peers/core-entry.ts --bundle --format=esm --platform=node --outfile=core.mjs
 */
export const ours = {
  async lectern() {
    return (await import(process.env.OURS_CORE)).lectern;
  },
};
