import type { Plugin } from 'vite';

/**
 * React Router creates its contexts and error boundaries on import, and names them for developer tools; a bundler
 * has to keep code with possible side effects. `contextType` serves server components alone, which no app of ours
 * has.
 */
const leanRouter = (code: string) =>
  code
    .replaceAll(/^\w+\.(?:displayName|contextType) = .+;$/gm, '')
    .replaceAll(/\bReact\d*\.(?:createContext|createElement|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
    .replaceAll(/\bextends (React\d*\.Component)\b/g, 'extends /* @__PURE__ */ (() => $1)()');

/** Only a server that renders every page prefetches links, with a route table that none of ours has. */
const leanLinks = (code: string) =>
  code
    .replace(/^ *let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);$/m, '')
    .replace(/^ *\.\.\.prefetchHandlers,$/m, '')
    .replace('mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef')
    .replace(/^( *return) shouldPrefetch && !isAbsolute \? .+ : link;$/m, '$1 link;');

/** Axios asks for its adapters in turn, and every browser has the first. */
const leanAdapters = (code: string) =>
  code.replace(/^import \* as fetchAdapter .+$/m, '').replace(/^ {2}fetch: \{[^}]*\},$/m, '');

/** Parts of axios beside the client, which its client does not use. */
const leanAxios = (code: string) =>
  code
    .replaceAll(/^axios\.(?:toFormData|formToJSON) = .+;$/gm, '')
    .replaceAll(/^axios\.(?:CancelToken|HttpStatusCode|spread|all) = /gm, 'void ');

/**
 * No call of ours sends a form: a body is JSON or one file, and a query arrives as text (`query-of.ts`). A call
 * that did would fail here.
 */
const noForms = () =>
  "export default function () { throw new Error('Builds send no forms: .ci/lean-libraries.ts') }";

/** None of our sites sets the cookie that axios would send back as a header. */
const noCookies = () => 'export default { read: () => null, readAsync: async () => null }';

/** Every list of ours has pages, and none is infinite; an infinite one would fail here, not silently. */
const leanQuery = (code: string) =>
  code
    .replace(/^import \{ infiniteQueryBehavior \} .+$/m, '')
    .replace(
      'infiniteQueryBehavior(this.options.pages)',
      "(() => { throw new Error('Builds have no infinite queries: .ci/lean-libraries.ts') })()",
    );

/**
 * Removes the unused parts of React Router, Axios and TanStack Query from a build: 7 KB of the login page, 11 of
 * the class list.
 */
export const leanLibraries = (): Plugin[] =>
  [
    {
      of: /\/node_modules\/react-router\/dist\/production\//,
      lean: (code: string) => leanLinks(leanRouter(code)),
    },
    { of: /\/node_modules\/axios\/lib\/adapters\/adapters\.js$/, lean: leanAdapters },
    { of: /\/node_modules\/axios\/lib\/axios\.js$/, lean: leanAxios },
    {
      of: /\/node_modules\/axios\/lib\/helpers\/(?:AxiosURLSearchParams|toFormData|toURLEncodedForm|formDataToJSON)\.js$/,
      lean: noForms,
    },
    { of: /\/node_modules\/axios\/lib\/helpers\/cookies\.js$/, lean: noCookies },
    { of: /\/node_modules\/@tanstack\/query-core\/build\/modern\/query\.js$/, lean: leanQuery },
  ].map(({ of, lean }) => ({
    name: 'lean-libraries',
    apply: 'build',
    transform: { filter: { id: of }, handler: (code) => ({ code: lean(code), map: null }) },
  }));
