// The rules of the house that no off-the-shelf linter knows. Each shows what it refuses: the check tries it on that first.
import { hasRoom } from './areas.cjs';

const isTest = (file) => /\.(?:test|stories|e2e)\.tsx?$|\/e2e\/|\/testing\//.test(file);
const inApp = (file) => /^(?:apps\/(?:console|enroll)|examples\/[^/]+)\/src\/.*\.tsx$/.test(file);
const isUiCss = (file) => /^packages\/ui\/src\/.*\.css$/.test(file) && !file.includes('/tokens/');
const isDrawn = (file) =>
  /^(?:packages\/ui\/src|\.storybook)\/.*\.tsx$/.test(file) && !/\.test\.tsx$/.test(file);

const imported = /^(?:import|export(?: type)?) [^;]*? from '[^']+';\n/gm;
// What is declared between its first line and the bracket at the margin.
const declared =
  /^(?:export )?(?:(?:const|type) .*[=:] *(?:\S+\()?[{[]|interface .*\{)\n(?:(?:[ \t].*)?\n)*[}\]].*\n/gm;
// A fact of a line is a row of a register.
const fact = /^export const \w+ = [^({=]*;\n/gm;
const acts = /^\s+(?:return|if|for|while|switch|throw|const|let|try)\b/m;

/** The lines of a file that are code: neither imports nor the rows of a table, a register or a type. */
const codeLines = (text) =>
  text
    .replace(imported, '')
    .replace(fact, '')
    .replace(declared, (block) => (acts.test(block) ? block : ''))
    .split('\n').length;

const tableLibrary =
  /(?:from|import\() ?'(?:@e965\/xlsx|xlsx|exceljs|read-excel-file|papaparse|csv-parse|csv-parser|fast-csv|d3-dsv)(?:\/[^']*)?'/;

/** The comment of a line: a line of its own, or what stands behind code. */
const commentOf = (line) =>
  line.match(/^\s*(?:\/\/|\{?\/\*\*?|\*(?!\/))(.*?)(?:\*\/\}?)?\s*$/)?.[1] ??
  line.match(/[;,{}()\]] \/\/ (.*)$/)?.[1];

/** The lines of comments that are too long, or hide their subject behind a question word. */
const riddles = (text) => {
  const comments = text.split('\n').map((line) => ({ line, comment: commentOf(line)?.trim() }));
  return comments.flatMap(({ line, comment }, index) => {
    if (comment === undefined) return [];
    const before = comments[index - 1]?.comment;
    const begins = !before || /[.!?:;]$/.test(before);
    const isLong = line.length > 120 && /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line);
    const hides =
      /\bwh(?:o|om|at)ever\b/i.test(comment) ||
      /[.!?:;] (?:What|Who)\b(?![^.]*\?)/.test(comment) ||
      (begins && /^(?:What|Who)\b(?![^.]*\?)/.test(comment));
    return isLong || hides ? [index + 1] : [];
  });
};

/** Sentences of a page that begin with a question word and ask nothing. */
const hiddenSubjects = (text) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /(?:^|[.:;] |\*\*|\| |^- )(?:Whoever|Whatever|What|Who) [a-z](?![^|]*\?)/.test(line) ? [index + 1] : [],
    );

/** A page that people write; the others come from the code. */
const isWritten = (file) =>
  /^(?:[^/]+|docs\/[^/]+|docs\/adr\/[^/]+|packages\/[^/]+\/README)\.md$/.test(file) &&
  !/(?:^docs\/(?:api|glossary|lifecycles|roles|shell-tests|adr\/README)|CHANGELOG)\.md$/.test(file);

/** Lines of a page that are too long to compare, without its tables, and those that name nobody. */
const unreadable = (text) =>
  text
    .split('\n')
    .flatMap((line, index) =>
      (line.length > 200 && !line.startsWith('|')) || /(?<!["`])\bwhoever\b/i.test(line) ? [index + 1] : [],
    );

export const rules = [
  {
    says: 'a line of a page has at most 200 characters outside a table, and says who instead of whoever',
    applies: isWritten,
    finds: unreadable,
    refuses: [
      { file: 'docs/adr/0001-x.md', text: `- ${'long '.repeat(40)}` },
      { file: 'docs/x.md', text: 'It is told to whoever asks.' },
      { file: 'packages/core/README.md', text: '| it waits | for whoever comes |' },
    ],
  },
  {
    says: 'a sentence of a page begins with its subject, not with Whoever, Whatever, What or Who',
    applies: (file) =>
      /^(?:[^/]+|docs\/[^/]+|packages\/[^/]+\/README)\.md$/.test(file) &&
      !/(?:^docs\/(?:api|glossary|shell-tests)|CHANGELOG)\.md$/.test(file),
    finds: hiddenSubjects,
    refuses: [
      { file: 'docs/x.md', text: 'It waits. What a class takes is in the table.' },
      { file: 'README.md', text: '- Whoever signs in sees it.' },
      { file: 'CONTRIBUTING.md', text: 'Who pays, waits.' },
    ],
  },
  {
    says: 'a sentence of a comment begins with its subject, not with What or Who, and has no whoever and whatever; its lines have at most 120 characters',
    applies: (file) => /\.(?:tsx?|[cm]js|css)$/.test(file),
    finds: riddles,
    refuses: [
      { file: 'packages/core/src/x.ts', text: '/** What a class takes. */' },
      { file: 'packages/core/src/x.ts', text: '/**\n * Whoever kills a list\n * of processes.\n */' },
      { file: 'apps/console/src/x.tsx', text: '  // Who has paid waits.' },
      { file: 'apps/enroll/src/x.tsx', text: '{/* Whatever comes. */}' },
      { file: 'apps/server/src/domain/money/x.ts', text: '/** Reads it. What nobody paid is left out. */' },
      { file: 'apps/server/src/domain/money/x.ts', text: '/**\n * Reads it.\n * Who paid is shown.\n */' },
      { file: 'apps/server/src/domain/money/x.ts', text: '  // It is locked for whoever comes next.' },
      { file: 'apps/server/src/domain/money/x.ts', text: '  wait(); // It waits, whatever comes.' },
      { file: 'packages/ui/src/x.css', text: `/* ${'long '.repeat(24)}*/` },
      { file: 'apps/server/src/domain/messaging/x.ts', text: `// ${'long '.repeat(24)}` },
    ],
  },
  {
    says: 'a file of the server stands in a room of an area (.ci/areas.cjs), which the fences know',
    applies: (file) => /^apps\/server\/src\/.*\.ts$/.test(file) && !hasRoom(file),
    finds: () => [1],
    refuses: [
      { file: 'apps/server/src/nowhere/x.ts', text: '' },
      { file: 'apps/server/src/nowhere.ts', text: '' },
    ],
  },
  {
    says: 'a file has at most 200 lines of code; tables, registers, types and imports are none (unit tests, stories and word lists excepted)',
    applies: (file) =>
      /\.(?:tsx?|css)$/.test(file) &&
      !/\.(?:test|stories)\.tsx?$|\/(?:testing|messages|locales)\//.test(file),
    finds: (text) => (codeLines(text) > 201 ? [201] : []),
    refuses: [
      {
        file: 'packages/core/src/page.ts',
        text: `const page = {\n${'  turn: () => {\n    return 1;\n  },\n'.repeat(70)}};\n`,
      },
      {
        file: 'packages/core/src/page.ts',
        text: `const table = {\n  row: 1,\n};\n${'turn();\n'.repeat(201)}`,
      },
      { file: 'packages/ui/src/page/page.tsx', text: '\n'.repeat(201) },
      { file: 'packages/ui/src/page/page.css', text: '\n'.repeat(201) },
      { file: 'apps/console/e2e/page.e2e.ts', text: '\n'.repeat(201) },
    ],
  },
  {
    says: 'no test asserts that something was fast: a bench compares, a machine under load is slow',
    applies: (file) => isTest(file) && !file.endsWith('/before-proof.test.ts'),
    pattern: /(?:\.now\(\) - .*|\.ms)\)?\.toBeLess/,
    refuses: [
      { file: 'apps/server/src/x.test.ts', text: 'expect(Date.now() - started).toBeLessThan(3_000);' },
      { file: 'apps/server/src/x.test.ts', text: "expect((await x.hear('ready')).ms).toBeLessThan(1_000);" },
      { file: 'packages/core/src/x.test.ts', text: 'expect(performance.now() - at).toBeLessThanOrEqual(9);' },
    ],
  },
  {
    says: 'a spec looks up the classes of the demo (demoClass): their names and codes contain the year of the exam',
    applies: (file) => /\/e2e\/.*\.ts$/.test(file) && file.startsWith('apps/'),
    pattern: /\bTC\d|20\d\d年|第\d+期/,
    refuses: [
      { file: 'apps/console/e2e/x.e2e.ts', text: "search.fill('TC26-0022')" },
      { file: 'apps/enroll/e2e/x.e2e.ts', text: "filter({ hasText: '第22期' })" },
      { file: 'apps/enroll/e2e/candidate.ts', text: "const name = '2026年第22期'" },
    ],
  },
  {
    says: 'a day or a moment is never cut off: without truncate it continues in a second line',
    applies: inApp,
    pattern: /truncate[^>]*>\{(?:minute|day|untilDay)\(/,
    refuses: [
      { file: 'apps/console/src/x.tsx', text: '<Text truncate>{minute(created_at)}</Text>' },
      { file: 'apps/enroll/src/x.tsx', text: '<Text truncate tone="muted">{day(exam_at)}</Text>' },
    ],
  },
  {
    says: 'a spec enters a class by its name (enterDemo, enter): the first of a list may be another spec’s, which ends it',
    applies: (file) => /\/e2e\/.*\.ts$/.test(file) && file.startsWith('apps/'),
    pattern: /\/\^进入“?\//,
    refuses: [
      { file: 'apps/console/e2e/x.e2e.ts', text: "getByRole('button', { name: /^进入/ }).first()" },
      { file: 'apps/console/e2e/open-x.ts', text: "getByRole('button', { name: /^进入“/ }).nth(1)" },
    ],
  },
  {
    says: 'a spec names its records by newLetters: a name with many digits counts as a personal number, and stands in no address',
    applies: (file) => /\/e2e\/.*\.ts$/.test(file),
    pattern: /randomUUID\(\)\.s(?:lice|plit)/,
    refuses: [{ file: 'apps/console/e2e/x.e2e.ts', text: "fill('端到端' + randomUUID().slice(0, 8))" }],
  },
  {
    says: 'a spec waits for the state of a page (expect.poll), which may come a moment after its cause',
    applies: (file) => file.endsWith('.e2e.ts') && !/\/(?:drawn|requests)\.e2e\.ts$/.test(file),
    pattern: /expect\(await \w+\.evaluate\(/,
    refuses: [
      {
        file: 'apps/console/e2e/x.e2e.ts',
        text: 'expect(await page.evaluate(() => document.cookie)).toBe(1)',
      },
    ],
  },
  {
    says: 'a test of the server reads the test clock, which stands still; only tests that drive other processes share theirs',
    applies: (file) =>
      /^apps\/server\/src\/.*\.test\.ts$/.test(file) &&
      !/\/(?:killed-refund|killed-sending|money-property)\.test\.ts$/.test(file),
    pattern: /\bDate\.now\(\)|\bnew Date\(\)/,
    refuses: [
      { file: 'apps/server/src/x.test.ts', text: 'const at = new Date();' },
      { file: 'apps/server/src/x.test.ts', text: 'const later = Date.now() + 1;' },
    ],
  },
  {
    says: 'SQL takes the time from its caller: the database has a clock of its own (plans, where no time decides, excepted)',
    applies: (file) =>
      /^apps\/server\/src\/.*\.ts$/.test(file) && !/(?:-plan|to-do)\.test\.ts$|\/take-lease\.ts$/.test(file),
    pattern: /\bnow\(\) [+-] (?:make_)?interval/,
    refuses: [
      { file: 'apps/server/src/domain/enrolment/testing/x.ts', text: "now() + interval '1 day'" },
      { file: 'apps/server/src/platform/jobs/x.ts', text: 'now() - make_interval(secs => 1)' },
    ],
  },
  {
    says: 'who does not count as another person is for access/one-hand to say (hand.holds, hand.refusal), with whose account it is',
    applies: (file) =>
      /^apps\/server\/src\/.*\.ts$/.test(file) &&
      !isTest(file) &&
      !/\/one-hand\/(?:read-hand|own-case)\.ts$/.test(file),
    pattern:
      /new Refusal\(\s*'another_person'|\? 'another_person'|=== (?:caller\.)?user_id \? \[\] : \['(?:another_person|not_requester)'\]/,
    refuses: [
      { file: 'apps/server/src/domain/money/x.ts', text: "throw new Refusal('another_person');" },
      {
        file: 'apps/server/src/domain/money/x.ts',
        text: "throw new Refusal(own ? 'another_person' : 'transition_refused');",
      },
      {
        file: 'apps/server/src/domain/money/x.ts',
        text: "...(first_by === caller.user_id ? [] : ['another_person']),",
      },
    ],
  },
  {
    says: 'the longest wait of a test is set once, in the configuration of its runner',
    applies: (file) => /\.(?:stories\.tsx|e2e\.ts)$/.test(file),
    pattern: /\btimeout: ?[\d_]{4,}/,
    refuses: [
      { file: 'packages/ui/src/x.stories.tsx', text: "findByRole('menu', {}, { timeout: 2000 })" },
      { file: 'apps/console/e2e/x.e2e.ts', text: 'toBeVisible({ timeout: 20_000 })' },
    ],
  },
  {
    says: 'a table that somebody sends is read by the one reader (services.sheets): no other library, and no text of a file cut into lines and cells',
    applies: (file) =>
      /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(file) &&
      !isTest(file) &&
      !file.startsWith('apps/server/src/platform/sheet/parts/'),
    // A list in a field of its own may be cut; cells are cut where lines are, or off the bytes of a file.
    finds: (text) => {
      const cutsLines = /\.split\((?:'(?:\\r)?\\n'|\/(?:\\r\?)?\\n\/)/.test(text);
      const cut = /\.split\((?:'(?:[,;|]|\\t)'|\/\[?(?:[,;|]|\\t)+\]?\/)/;
      const offBytes = /\b(?:bytes|body|file)\b.*\.split\(['/](?:[,;|]|\\[rnt])/;
      return text
        .split('\n')
        .flatMap((line, index) =>
          tableLibrary.test(line) || offBytes.test(line) || (cutsLines && cut.test(line)) ? [index + 1] : [],
        );
    },
    refuses: [
      { file: 'apps/console/src/x.ts', text: "import * as sheets from 'exceljs';" },
      { file: 'apps/enroll/src/x.ts', text: "const { parse } = await import('papaparse');" },
      { file: 'packages/core/src/x.ts', text: "import { read } from '@e965/xlsx';" },
      {
        file: 'apps/server/src/domain/money/x.ts',
        text: "for (const line of text.split('\\n')) {\n  const cells = line.split(',');",
      },
      {
        file: 'apps/server/src/domain/scores/x.ts',
        text: "text.split(/\\r?\\n/).map((line) => line.split('\\t'))",
      },
      {
        file: 'apps/server/src/domain/exam/x.ts',
        text: "const rows = request.bytes.toString('utf8').split('\\n');",
      },
      { file: 'apps/console/src/x.ts', text: "const lines = (await file.text()).split('\\n');" },
    ],
  },
  {
    says: 'a spec waits for what a press does before it presses the same again',
    applies: (file) => /\.e2e\.ts$/.test(file),
    finds: (text) =>
      text
        .split('\n')
        .flatMap((line, index, lines) =>
          /^ *await press\(/.test(line) && line === lines[index - 1] ? [index + 1] : [],
        ),
    refuses: [
      { file: 'apps/console/e2e/x.e2e.ts', text: "  await press('form.next');\n  await press('form.next');" },
    ],
  },
  {
    says: 'apps use components of packages/ui only: no raw elements, no class names, no styles',
    applies: inApp,
    pattern:
      /className=|\bstyle=|<style\b|<(?:a|article|aside|button|div|footer|form|h[1-6]|header|img|input|label|li|main|nav|ol|p|section|select|span|svg|table|textarea|ul)[ >\n]/,
    refuses: [
      { file: 'apps/console/src/x.tsx', text: '<Card className="sc-card">' },
      { file: 'apps/enroll/src/x.tsx', text: '<Card style={{ padding: 0 }}>' },
      { file: 'apps/enroll/src/x.tsx', text: '<span>' },
    ],
  },
  {
    says: 'the pages of a list are shown by usePager (lists/use-pager.tsx): where total > limit alone mounts Pagination, nothing leads back from a page that is gone',
    applies: (file) => inApp(file) && !/\/(?:lists\/use-pager|open-classes\/class-list)\.tsx$/.test(file),
    pattern: /<Pagination\b/,
    refuses: [
      {
        file: 'apps/console/src/screens/x.tsx',
        text: 'footer={total > limit && <Pagination page={page} limit={limit} total={total} />}',
      },
      {
        file: 'apps/console/src/screens/x.tsx',
        text: '        unpaid.total > unpaid.limit && (\n          <Pagination\n            page={unpaid.page}',
      },
      { file: 'apps/enroll/src/screens/x.tsx', text: '{total > shown && <Pagination page={page} />}' },
    ],
  },
  {
    says: 'a list is read by useCallQuery, or by readPage: a page that is gone gives the rows of the last one',
    applies: (file) =>
      /^apps\/console\/src\/.*\.tsx?$/.test(file) &&
      !isTest(file) &&
      !file.endsWith('/client/use-picture.ts'),
    finds: (text) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          /\buseQuery\(\{/.test(line) && !text.includes('readPage(') ? [index + 1] : [],
        ),
    refuses: [
      {
        file: 'apps/console/src/screens/x.ts',
        text: "const query = useQuery({\n  queryFn: () => call('payment/fetchUnpaid', { page, limit }),\n});",
      },
    ],
  },
  {
    says: 'Tailwind is written in packages/ui only; an app’s sheet names the sheets of components',
    applies: (file) =>
      /^(?:apps|packages\/(?:core|api-client)|\.storybook)\/.*\.(?:css|tsx?)$/.test(file) &&
      !/vite\.config\.ts$|^\.storybook\/main\.ts$/.test(file),
    pattern:
      /@(?:apply|tailwind|theme|utility|source|plugin)\b|['"]tailwindcss|(?:^|[\s"'`])(?:sc|dark|md|lg|hover|focus):[a-z][\w-]*-/,
    refuses: [
      { file: 'apps/console/src/entry.css', text: '@import "tailwindcss";' },
      { file: 'apps/console/src/entry.css', text: '.x { @apply sc:flex; }' },
      { file: 'apps/enroll/src/x.tsx', text: 'const look = "hover:bg-red-500"' },
    ],
  },
  {
    says: 'an app’s sheet imports, and has no rule of its own',
    applies: (file) => /^apps\/(?:console|enroll)\/src\/.*\.css$/.test(file),
    pattern: /\{/,
    refuses: [{ file: 'apps/enroll/src/x.css', text: '.mine { margin: 0 }' }],
  },
  {
    says: 'an end is formatted as one (formatEnd, untilMinute): at midnight it is the end of the day before',
    applies: (file) => /^apps\/.*\/src\/.*\.tsx?$/.test(file) && !isTest(file),
    pattern: /\b(?:minute|formatMoment)\((?:\w+[.?]+)*\w*(?:until|_end|ends_at|expires_at|deadline)\b/,
    refuses: [
      { file: 'apps/console/src/x.tsx', text: 'minute(current.expires_at)' },
      { file: 'apps/enroll/src/x.tsx', text: 'formatMoment(recheck_until, language)' },
    ],
  },
  {
    says: 'a screen asks use-class-accepts about the writes of a class (accepts, acceptedIn): one table decides which buttons are offered',
    applies: (file) =>
      /^apps\/console\/src\/.*\.tsx?$/.test(file) &&
      !isTest(file) &&
      !file.endsWith('/shell/use-class-accepts.ts'),
    // Decisions that also depend on a person's state or a kind of certificate are finer than the table.
    pattern:
      /\b(?:classAccepts|writeRule|accepts(?!ReviewEvent|CheckIns|Certificates)[A-Z]\w*|movesOnDay|voidsTickets)\(/,
    refuses: [
      { file: 'apps/console/src/x.tsx', text: "if (!classAccepts('refund', status)) return null;" },
      { file: 'apps/console/src/screens/x.ts', text: 'mayChange: acceptsScores(data.status),' },
    ],
  },
  {
    says: 'the server reads no example of the contract: its bundle has none, but for that of the pages about the API',
    applies: (file) =>
      /^apps\/server\/src\/.*\.ts$/.test(file) &&
      !isTest(file) &&
      !file.startsWith('apps/server/src/platform/openapi/'),
    pattern: /\]\.example\b|\bexample\b.*\} = contract/,
    refuses: [
      { file: 'apps/server/src/domain/class/x.ts', text: "contract['class/createClass'].example.input" },
      {
        file: 'apps/server/src/domain/class/x.ts',
        text: "const { example } = contract['class/createClass'];",
      },
    ],
  },
  {
    says: 'the contract’s examples speak of no programme in particular: others get them too',
    applies: (file) => /^packages\/api-client\/src\/.*\.ts$/.test(file) && !isTest(file),
    pattern: /technology.?consult|技术咨询|\bTC\d\d/i,
    refuses: [
      { file: 'packages/api-client/src/contract/x.ts', text: "enrol_no: 'TC26-0104-00058'" },
      { file: 'packages/api-client/src/contract/x.ts', text: "class_name: '技术咨询师'" },
    ],
  },
  {
    says: 'no raw colour outside tokens',
    applies: isUiCss,
    pattern: /#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\((?!from)/,
    refuses: [
      { file: 'packages/ui/src/card/card.css', text: 'color: #fff;' },
      { file: 'packages/ui/src/card/card.css', text: 'background: oklch(0.5 0.1 200);' },
    ],
  },
  {
    says: 'no raw colour in rendered code, stories too: var(--sc-…)',
    applies: isDrawn,
    pattern:
      /['"`\s(:]#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\((?!from)|\b(?:color|background|backgroundColor|borderColor|fill|stroke)[:=]\s*['"](?!none|currentColor|transparent|inherit)[a-z]+['"]/,
    refuses: [
      { file: 'packages/ui/src/card/card.stories.tsx', text: "style={{ color: '#c0392b' }}" },
      { file: 'packages/ui/src/card/card.stories.tsx', text: "style={{ background: 'red' }}" },
      { file: '.storybook/docs/swatch.tsx', text: 'fill="rgb(1 2 3)"' },
    ],
  },
  {
    says: 'no z-index outside tokens',
    applies: isUiCss,
    pattern: /z-index:\s*-?\d|\bsc:-?z-\d/,
    refuses: [
      { file: 'packages/ui/src/card/card.css', text: 'z-index: 3;' },
      { file: 'packages/ui/src/card/card.css', text: '@apply sc:z-10;' },
    ],
  },
  {
    says: 'no escape from the types',
    applies: (file) => /\.tsx?$/.test(file),
    pattern: /\bas any\b|^(?!\s*(?:\*|\/\/|\/\*)).*: any\b|<any>|@ts-ignore|@ts-nocheck|@ts-expect-error/,
    refuses: [{ file: 'packages/core/src/x.ts', text: 'const x: any = 1' }],
  },
  {
    says: 'no skipped, focused or unfinished work',
    applies: (file) => /\.tsx?$/.test(file),
    pattern:
      /\b(?:it|test|describe)\.(?:only|todo)\(|\b(?:it|test|describe)\.skip\(['"`]|TODO|FIXME|\bXXX\b|not implemented|coming soon/,
    refuses: [{ file: 'packages/core/src/x.test.ts', text: "it.only('works')" }],
  },
  {
    says: 'the words of a programme are in its configuration only (read defaultProgramme)',
    applies: (file) =>
      /^(?:packages|apps)\//.test(file) && !isTest(file) && !file.startsWith('packages/core/src/programme/'),
    pattern: /technology.?consultant|技术咨询师|技術コンサルタント/i,
    refuses: [
      { file: 'apps/enroll/src/x.tsx', text: "import { technologyConsultants } from '@skillcert/core';" },
      { file: 'apps/server/src/demo/x.ts', text: "const name = '技术咨询师';" },
    ],
  },
  {
    says: 'an action of GitHub is pinned by its commit',
    applies: (file) => /^\.github\/workflows\/.*\.yml$/.test(file),
    pattern: /uses:\s+(?!\.\/)(?!\S+@[\da-f]{40}(?:\s|$))/,
    refuses: [{ file: '.github/workflows/ci.yml', text: '- uses: actions/checkout@v5' }],
  },
  {
    says: 'no fixed sleeps in end-to-end tests',
    applies: (file) => file.endsWith('.e2e.ts'),
    pattern: /waitForTimeout/,
    refuses: [{ file: 'apps/console/e2e/x.e2e.ts', text: 'page.waitForTimeout(9)' }],
  },
  {
    says: 'the path of a call is in the contract only',
    applies: (file) =>
      /^(?:apps\/(?:console|enroll)|packages\/ui)\/src\/.*\.tsx?$/.test(file) &&
      !isTest(file) &&
      !file.endsWith('/routes.ts'),
    pattern: /['"`]\/api\/|axios\./,
    refuses: [{ file: 'apps/console/src/x.ts', text: "fetch('/api/user')" }],
  },
  {
    // `npm run dev` reads them in a clone where nothing has been built.
    says: 'the configuration of an app imports no package of ours, whose build may be missing',
    applies: (file) => /^apps\/[^/]+\/[^/]+\.config\.ts$/.test(file),
    pattern: /^import (?!type ).*from '@skillcert\//,
    refuses: [{ file: 'apps/console/x.config.ts', text: "import { languages } from '@skillcert/core';" }],
  },
  {
    says: 'a bound stands in core alone (limits, examLimits, lessonLimits, studyLimits), where both sides read it',
    applies: (file) =>
      !isTest(file) &&
      /^(?:packages\/api-client\/src\/contract\/.*\.ts|apps\/(?:console|enroll)\/src\/.*\.tsx?)$/.test(file),
    pattern:
      /\b(?:line|requiredLine|paragraph)\(\d|(?<!Math)\.(?:max|length)\(\d|\.min\((?:[2-9]|\d[\d_])|\b(?:maxLength|maxCents|max)=\{\d|\bmin=\{(?:[2-9]|\d[\d_])|\b(?:text|requiredText|within|figure)\([^()]*\b\d\d[\d_]*\)|\\d\{8,\d/,
    refuses: [
      { file: 'packages/api-client/src/contract/x.ts', text: 'search: line(80).optional(),' },
      { file: 'packages/api-client/src/contract/x.ts', text: "z.array(id).max(1_000, 'over_limit')" },
      { file: 'packages/api-client/src/contract/x.ts', text: "z.string().min(10, 'too_short')" },
      { file: 'apps/console/src/x.tsx', text: '<TextInput {...field} maxLength={80} />' },
      { file: 'apps/enroll/src/x.tsx', text: '<NumberInput min={1} max={60} />' },
      { file: 'apps/console/src/x.tsx', text: '<MoneyInput maxCents={100_000_000} />' },
      { file: 'apps/console/src/x.ts', text: 'city: requiredText(values.city, 40),' },
      { file: 'apps/enroll/src/x.ts', text: 'const isAccount = /^\\d{8,30}$/;' },
    ],
  },
  {
    says: 'a file is named after what it does',
    applies: (file) => /(?:^|\/)(?:utils?|helpers?|common|misc|types|constants)\.tsx?$/.test(file),
    finds: () => [1],
    refuses: [{ file: 'packages/core/src/utils.ts', text: '' }],
  },
  {
    says: 'names are kebab-case',
    applies: (file) =>
      /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file) && !/\/[a-z0-9.-]+\.tsx?$/.test(file),
    finds: () => [1],
    refuses: [{ file: 'packages/ui/src/card/Card.tsx', text: '' }],
  },
];
