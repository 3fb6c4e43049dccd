import { posix } from 'node:path';

/** A declaration at the outermost level of a file. */
interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

/** The text of the files of core and of the server, by path. */
type Sources = Readonly<Record<string, string>>;

interface Applied {
  /** The words in the code that applies events, or in the tables from which it reads them. */
  readonly words: ReadonlySet<string>;
  /** The calls whose handlers apply events, and whose callers may name them. */
  readonly calls: ReadonlySet<string>;
  /** Whether an event is looked up by the state that it leads to. */
  readonly byState: boolean;
}

const start = /^(?:export )?(?:async )?(?:const|let|function|class|type|interface)\s+(\w+)/;

const withoutComments = (text: string) => text.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)\s*$/gm, '');

const declarationsOf = (file: string, text: string): readonly Declaration[] => {
  const found: { name: string; lines: string[] }[] = [];
  for (const line of withoutComments(text).split('\n')) {
    const name = start.exec(line)?.[1];
    if (name) found.push({ name, lines: [] });
    found.at(-1)?.lines.push(line);
  }
  return found.map(({ name, lines }) => ({ file, name, text: lines.join('\n') }));
};

/** The file and the name that each imported name stands for. A name from core is looked up by the name alone. */
const importsOf = (file: string, text: string): ReadonlyMap<string, { file: string; name: string }> =>
  new Map(
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
      names.split(',').flatMap((each) => {
        const [, name, alias] = /(?:type )?(\w+)(?: as (\w+))?/.exec(each) ?? [];
        const target = from.startsWith('.')
          ? posix.join(posix.dirname(file), from.replace(/\.js$/, '.ts'))
          : from;
        return name ? [[alias ?? name, { file: target, name }] as const] : [];
      }),
    ),
  );

const core = '@skillcert/core';

/**
 * Follows the functions that ask a lifecycle's table to the handlers and jobs that call them, and gathers the words of
 * these. A word anywhere else applies no event.
 */
export const appliedEvents = (sources: Sources) => {
  const all = Object.entries(sources).flatMap(([file, text]) => declarationsOf(file, text));
  const imports = new Map(Object.entries(sources).map(([file, text]) => [file, importsOf(file, text)]));
  const isCore = ({ file }: Declaration) => file.includes('/core/');
  const ofCore = new Map(all.filter(isCore).map((each) => [each.name, each] as const));
  const placed = new Map(all.map((each) => [`${each.file} ${each.name}`, each] as const));

  /** The declaration that a name refers to in a file. */
  const resolve = (file: string, name: string): Declaration | undefined => {
    const imported = imports.get(file)?.get(name);
    if (imported?.file === core) return ofCore.get(imported.name);
    const place = imported ?? { file, name };
    return placed.get(`${place.file} ${place.name}`);
  };

  const namesIn = ({ text, name }: Declaration, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].flatMap(([, found = '']) => (found === name ? [] : [found])));

  /** The declarations that each declaration calls. */
  const called = new Map(
    all.map((each) => [
      each,
      [...namesIn(each, /\b(\w+)\(/g)].flatMap((name) => resolve(each.file, name) ?? []),
    ]),
  );

  /** The declarations that ask the table, and their callers up to the handlers and jobs, which nobody calls by name. */
  const applying = (lifecycle: string): ReadonlySet<Declaration> => {
    const asks = new RegExp(`\\b(?:transition|walk)\\(\\s*${lifecycle}\\b`);
    const found = new Set(all.filter((each) => !isCore(each) && asks.test(each.text)));
    for (const each of found)
      for (const [caller, callees] of called) if (callees.includes(each)) found.add(caller);
    return found;
  };

  /**
   * A declaration with the declarations that supply its events, in its file, in core, or by type in another file: a
   * table of events, or a function that chooses one.
   */
  const withHelpers = (first: Declaration, lifecycle: string): ReadonlySet<Declaration> => {
    const found = new Set([first]);
    const isTyped = new RegExp(`\\b${lifecycle.replace('Lifecycle', 'Event')}\\b`, 'i');
    for (const each of found)
      for (const name of namesIn(each, /\b(\w+)\b/g)) {
        const helper = resolve(each.file, name);
        if (!helper) continue;
        if (helper.file === each.file || isCore(helper) || isTyped.test(helper.text)) found.add(helper);
      }
    return found;
  };

  return (lifecycle: string): Applied => {
    const texts = [...applying(lifecycle)].flatMap((each) =>
      [...withHelpers(each, lifecycle)].filter(({ name }) => name !== lifecycle).map(({ text }) => text),
    );
    const gather = (pattern: RegExp) =>
      new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found)));
    return {
      words: gather(/'(\w+)'/g),
      calls: gather(/(?:handle\(|Call<)\s*'([\w/]+)'/g),
      byState: texts.some((text) => text.includes(`${lifecycle}.transitions.find(`)),
    };
  };
};
