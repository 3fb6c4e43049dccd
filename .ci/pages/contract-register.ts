import { readdirSync, readFileSync } from 'node:fs';

const folder = 'packages/api-client/src/contract';

/**
 * `export const updataClass = endpoint('class/updataClass', {`: what a file declares, and under which name it is
 * called.
 */
const declaration = /^export const (\w+) = (?:endpoint|listExport)\('([^']+)'/gm;

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('/') && /(?<!\.test)\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort();

const found = files.flatMap((file) => {
  const source = readFileSync(`${folder}/${file}.ts`, 'utf8');
  const declared = [...source.matchAll(declaration)].map(([, name = '', call = '']) => ({
    file,
    name,
    call,
  }));
  if (source.match(/\b(?:endpoint|listExport)\(/g)?.length !== (declared.length || undefined))
    throw new Error(
      `${folder}/${file}.ts declares a call otherwise than as \`export const name = endpoint('…'\`.`,
    );
  return declared;
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Two calls of one name get an alias from their groups. */
const calls = found.map(({ file, name, call }) => {
  const isShared = found.filter((other) => other.name === name).length > 1;
  const alias = isShared ? call.replace(/\/.*/, capital(name)) : name;
  return { file, call, alias, given: isShared ? `${name} as ${alias}` : name };
});

for (const { call } of calls)
  if (calls.filter((other) => other.call === call).length > 1)
    throw new Error(`The call ${call} is declared twice in ${folder}.`);

const inOrder = calls.toSorted((a, b) => (a.call < b.call ? -1 : 1));

const imports = calls.map(({ file, given }) => `import { ${given} } from './${file}.js';`).join('\n');
const types = inOrder.map(({ call, alias }) => `  readonly '${call}': typeof ${alias};`).join('\n');
const values = inOrder.map(({ call, alias }) => `  '${call}': ${alias},`).join('\n');

/** The register of all calls: a table of what the files of the contract declare. */
export const text = `// Made by \`npm run docs\` from the files beside it: a call is added, changed and removed in its own file.
// \`updataClass\`, \`VerfyCode\`, \`RestRcommend\`, \`checkComZuzhi\` and their kin are spelled so because the
// specification names them so on the wire, where a name that is put right is another name.
${imports}

/** Every call by its name. */
export type Contract = {
${types}
};

/** Every call of the product. */
export const contract: Contract = {
${values}
};
`;
