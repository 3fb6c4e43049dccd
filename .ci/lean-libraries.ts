import type { Plugin } from 'vite';

/**
 * React Router makes its contexts and error boundaries when it is read, and names them for developer tools; a bundler has to keep what
 * may do more than define something. `contextType` serves server components alone, which no app of ours has.
 */
const leanRouter = (code: string) =>
  code
    .replaceAll(/^\w+\.(?:displayName|contextType) = .+;$/gm, '')
    .replaceAll(/\bReact\d*\.(?:createContext|createElement|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
    .replaceAll(/\bextends (React\d*\.Component)\b/g, 'extends /* @__PURE__ */ (() => $1)()');

/** Axios asks for its adapters in turn, and every browser has the first. */
const leanAdapters = (code: string) =>
  code.replace(/^import \* as fetchAdapter .+$/m, '').replace(/^ {2}fetch: \{[^}]*\},$/m, '');

/** What axios hands out beside the client, and its client does not ask for. */
const leanAxios = (code: string) =>
  code.replaceAll(/^axios\.(?:CancelToken|HttpStatusCode|spread|all) = /gm, 'void ');

/** Every list of ours has pages, and none goes on for ever; one that did would find that here and not in silence. */
const leanQuery = (code: string) =>
  code
    .replace(/^import \{ infiniteQueryBehavior \} .+$/m, '')
    .replace(
      'infiniteQueryBehavior(this.options.pages)',
      "(() => { throw new Error('Builds have no infinite queries: .ci/lean-libraries.ts') })()",
    );

/** Lets a build leave out what no app uses of React Router, Axios and TanStack Query: 4 KB of each first load, 6 of the class list's. */
export const leanLibraries = (): Plugin[] =>
  [
    { of: /\/node_modules\/react-router\/dist\/production\//, lean: leanRouter },
    { of: /\/node_modules\/axios\/lib\/adapters\/adapters\.js$/, lean: leanAdapters },
    { of: /\/node_modules\/axios\/lib\/axios\.js$/, lean: leanAxios },
    { of: /\/node_modules\/@tanstack\/query-core\/build\/modern\/query\.js$/, lean: leanQuery },
  ].map(({ of, lean }) => ({
    name: 'lean-libraries',
    apply: 'build',
    transform: { filter: { id: of }, handler: (code) => ({ code: lean(code), map: null }) },
  }));
