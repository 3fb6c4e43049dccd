// The rules of the house that no off-the-shelf linter knows. Each finding names the file, the line and the rule.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'packages', 'apps', '.storybook', '.ci'],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
)
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|css|mjs)$/.test(file));

const isTest = (file) => /\.(?:test|stories|e2e)\.tsx?$|\/e2e\/|\/testing\//.test(file);
const inApp = (file) => /^apps\/(?:console|enroll)\/src\/.*\.tsx$/.test(file);
const isUiCss = (file) => /^packages\/ui\/src\/.*\.css$/.test(file) && !file.includes('/tokens/');

const rules = [
  {
    says: 'a file has at most 200 lines (tests, stories and word lists excepted)',
    applies: (file) => /\.tsx?$/.test(file) && !isTest(file) && !/\/(?:messages|locales)\//.test(file),
    finds: (text) => (text.split('\n').length > 201 ? [201] : []),
  },
  {
    says: 'apps use components of packages/ui only: no raw elements, no class names',
    applies: inApp,
    pattern:
      /className=|<(?:a|article|aside|button|div|footer|form|h[1-6]|header|img|input|label|li|main|nav|ol|p|section|select|span|table|textarea|ul)[ >\n]/,
  },
  {
    says: 'no raw colour outside tokens',
    applies: isUiCss,
    pattern: /#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)a?\((?!from)/,
  },
  { says: 'no z-index outside tokens', applies: isUiCss, pattern: /z-index:\s*-?\d/ },
  {
    says: 'no escape from the types',
    applies: (file) => /\.tsx?$/.test(file),
    pattern: /\bas any\b|^(?!\s*(?:\*|\/\/|\/\*)).*: any\b|<any>|@ts-ignore|@ts-nocheck|@ts-expect-error/,
  },
  {
    says: 'no skipped, focused or unfinished work',
    applies: (file) => /\.tsx?$/.test(file),
    pattern:
      /\b(?:it|test|describe)\.(?:only|todo)\(|\b(?:it|test|describe)\.skip\(['"`]|TODO|FIXME|\bXXX\b|not implemented|coming soon/,
  },
  {
    says: 'a programme’s words stand in its configuration only (read defaultProgramme)',
    applies: (file) => !isTest(file) && !file.startsWith('packages/core/src/programme/'),
    pattern: /technology.?consultant|技术咨询师|技術コンサルタント/i,
  },
  {
    says: 'no fixed sleeps in end-to-end tests',
    applies: (file) => file.endsWith('.e2e.ts'),
    pattern: /waitForTimeout/,
  },
  {
    says: 'a call’s path stands in the contract only',
    applies: (file) =>
      /^(?:apps\/(?:console|enroll)|packages\/ui)\/src\/.*\.tsx?$/.test(file) &&
      !isTest(file) &&
      !file.endsWith('/routes.ts'),
    pattern: /['"`]\/api\/|axios\./,
  },
  {
    says: 'a file is named after what it does',
    applies: (file) => /(?:^|\/)(?:utils?|helpers?|common|misc|types|constants)\.tsx?$/.test(file),
    finds: () => [1],
  },
  {
    says: 'names are kebab-case',
    applies: (file) =>
      /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file) && !/\/[a-z0-9.-]+\.tsx?$/.test(file),
    finds: () => [1],
  },
];

const linesMatching = (text, pattern) =>
  text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));

const findings = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return rules
    .filter((rule) => rule.applies(file) && !file.startsWith('.ci/check-house-rules'))
    .flatMap((rule) =>
      (rule.finds ? rule.finds(text) : linesMatching(text, rule.pattern)).map(
        (line) => `${file}:${line}  ${rule.says}`,
      ),
    );
});

process.stdout.write(
  findings.length ? `${findings.join('\n')}\n` : `${files.length} files follow the house rules\n`,
);
process.exitCode = findings.length ? 1 : 0;
