import codeWords from '../../docs/code-words.json';
import glossary from '../../docs/glossary.json';

const languages = ['en', 'zh', 'es', 'ja'] as const;

/** The glossary as a table, for `docs/glossary.md`. */
export const text = [
  '# Glossary',
  '',
  'Written by `npm run docs` from `glossary.json`, which `npm run check` compares with every text of the product.',
  '',
  '| term | meaning | en | zh | es | ja |',
  '|---|---|---|---|---|---|',
  ...glossary
    .toSorted((a, b) => a.term.localeCompare(b.term))
    .map(
      ({ term, means, words }) =>
        `| **${term}** | ${means} | ${languages.map((language) => words[language] ?? '').join(' | ')} |`,
    ),
  '',
  '## Words of the code',
  '',
  'From `code-words.json`; `npm run check` refuses names that say it in an old way.',
  '',
  '| term | meaning |',
  '|---|---|',
  ...codeWords.map(({ term, means }) => `| **${term}** | ${means} |`),
  '',
].join('\n');
