import { readdirSync, readFileSync } from 'node:fs';

const folder = 'docs/adr';
const head = /^# (?<number>\d{4}) — (?<title>.+)\n\nStatus: (?<status>[^.]+)\. Topic: (?<topic>[a-z ]+)\.\n/;

const decisions = readdirSync(folder)
  .filter((file) => /^\d{4}-/.test(file))
  .sort()
  .map((file) => {
    const found = head.exec(readFileSync(`${folder}/${file}`, 'utf8'))?.groups;
    if (!found)
      throw new Error(`${folder}/${file} begins "# NNNN — title", then "Status: accepted. Topic: money."`);
    const { number = '', title = '', status = '', topic = '' } = found;
    return { file, number, title, status, topic };
  });

const topics = [...new Set(decisions.map(({ topic }) => topic))].sort();

const line = ({ file, number, title, status }: (typeof decisions)[number]) =>
  `- [${number}](${file}) ${title}${status.startsWith('accepted') ? '' : ` (${status})`}`;

/** The decisions by topic, for `docs/adr/README.md`. */
export const text = [
  '# Decisions',
  '',
  'Written by `npm run docs` from the first lines of each page.',
  '',
  ...topics.flatMap((topic) => [
    `## ${topic.replace(/^./, (first) => first.toUpperCase())}`,
    '',
    ...decisions.filter((each) => each.topic === topic).map(line),
    '',
  ]),
].join('\n');
