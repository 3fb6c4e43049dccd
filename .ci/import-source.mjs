import { build } from 'esbuild';

/**
 * Runs a few lines of TypeScript as if they stood at the root, with our packages from their sources; gives what they
 * export.
 */
export const importSource = async (source) => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    conditions: ['@skillcert/source'],
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
};
