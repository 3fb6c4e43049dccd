import type { Rolldown } from 'vite';

/** Looks up in a build which files hold a module, and which are needed with one. */
export const lookIntoBundle = (bundle: Rolldown.OutputBundle) => {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  /** A file with all that it imports, and their styles. */
  const withImports = (chunk: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> => {
    if (seen.has(chunk.fileName)) return seen;
    seen.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') withImports(imported, seen);
    }
    return seen;
  };
  /** The file of a module, by the end of its name. */
  const chunkOf = (end: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  return { withImports, chunkOf };
};
