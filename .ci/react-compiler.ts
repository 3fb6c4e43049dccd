import { transform } from 'oxc-transform-react';
import type { Plugin } from 'vite';

/**
 * Runs the React Compiler over an app's own sources before anything else reads them; Vite turns the JSX into calls
 * later.
 */
export const reactCompiler = (): Plugin => ({
  name: 'react-compiler',
  enforce: 'pre',
  // A page that is drawn once (draw-pages.mjs) remembers nothing.
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  transform: {
    filter: { id: /\/apps\/[^/]+\/src\/.+\.tsx?$/ },
    async handler(code, id) {
      const { mode, build } = this.environment.config;
      const result = await transform(id, code, {
        jsx: 'preserve',
        reactCompiler: { panicThreshold: 'none', target: '19' },
        sourcemap: mode !== 'production' || Boolean(build.sourcemap),
      });
      if (result.fatal) this.error(result.errors.map(({ message }) => message).join('\n'));
      return { code: result.code, map: result.map ?? null };
    },
  },
});
