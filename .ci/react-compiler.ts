import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Runs the React Compiler over an app's own sources before anything else reads them.
 * Babel only parses TypeScript and JSX here; Vite removes both later, so no preset is needed.
 */
export const reactCompiler = (): Plugin => ({
  name: 'react-compiler',
  enforce: 'pre',
  // A page that is drawn once (draw-pages.mjs) remembers nothing.
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  transform: {
    filter: { id: /\/apps\/[^/]+\/src\/.+\.tsx?$/ },
    handler: async (code, id) => {
      const result = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: id.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [['babel-plugin-react-compiler', { panicThreshold: 'none', target: '19' }]],
      });
      return result?.code ? { code: result.code, map: result.map } : undefined;
    },
  },
});
