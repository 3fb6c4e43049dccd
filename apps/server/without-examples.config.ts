import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

// As the formatter writes them. A property ends in its line, or with the bracket below its first letter.
const property = /^( +)example: \{(?:.*\},|\n[\s\S]*?\n\1\},)\n/m;
const parts = /^const \{[^}=]*\} =\s+\w*examples?\b[^;]*;\n/gim;
const literal = /^((?:export )?const \w+(?:: [^=\n]+)? = )((?:\{|\[)(?:\n[\s\S]*?^[\]}]|.*[\]}]).*);$/gm;

/** Leaves the examples of the contract out of a bundle: the pages about the API, tests and fakes alone read them. */
export const withoutExamples: Plugin = {
  name: 'without-examples',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]api-client[/\\]src[/\\]contract[/\\].*\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8')
        .replace(property, '')
        .replace(parts, '')
        // The bundler drops an unused result of a pure function; it cannot know that of a literal with spreads.
        .replace(literal, '$1/* @__PURE__ */ (() => ($2))();');
      if (/^ +example: /m.test(contents)) throw new Error(`${path} has an example that is not found here.`);
      return { contents, loader: 'ts' };
    }),
};
