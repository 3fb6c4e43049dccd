// Opens the built Storybook as its readers see it, with motion on, in all four languages: every story is played,
// every page of a component is opened. It reports a story or page that paints an error page, breaks a play
// function, complains on the console, has no page, or shows Chinese to a reader of English or Spanish. `node
// .ci/walk-storybook.mjs [--keep] [words of ids …]` builds it (not with --keep), and opens the stories with these
// words only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './find-chromium.mjs';
import { ownFonts } from './own-fonts.mjs';

const folder = 'storybook-static';
const languages = ['zh', 'en', 'es', 'ja'];
/** The languages whose readers cannot read a Chinese sample. */
const otherScripts = ['en', 'es'];
const patience = 60_000;
/** The names in the samples: data, which no language changes. */
const names = JSON.parse(readFileSync('packages/ui/src/testing/samples/names.json', 'utf8'));
const desktop = { width: 1280, height: 800 };
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!process.argv.includes('--keep')) {
  const { status } = spawnSync('npm', ['run', 'storybook:build', '--silent', '--', '--quiet'], {
    stdio: 'inherit',
  });
  if (status) process.exit(status);
}

const server = createServer(({ url }, answer) => {
  const file = join(folder, normalize(new URL(url, 'http://localhost').pathname));
  if (!existsSync(file) || !extname(file)) return answer.writeHead(404).end();
  return answer
    .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    .end(readFileSync(file));
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const origin = `http://127.0.0.1:${server.address().port}`;

const entries = Object.values(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries);
const isWanted = ({ id }) => wanted.length === 0 || wanted.some((word) => id.includes(word));
const stories = entries.filter(({ type }) => type === 'story');
const pages = entries.filter(({ type }) => type === 'docs');
const titles = [...new Set(stories.map(({ title }) => title))];

let faults = 0;
const tell = (fault) => {
  faults += 1;
  process.stdout.write(`${fault}\n`);
};
for (const title of titles) if (!pages.some((page) => page.title === title)) tell(`${title} has no page`);

const browser = await chromium.launch({
  executablePath: findChromium().shell,
  env: { ...process.env, ...ownFonts },
  args: ['--no-sandbox'],
});

/** A page whose Storybook has loaded, and which keeps the preview's messages about its rendering. */
const openPreview = async (language, entry) => {
  const context = await browser.newContext({
    reducedMotion: 'no-preference',
    viewport: desktop,
  });
  const page = await context.newPage();
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const globals = `language:${language};a11y.manual:!true`;
  // The address sets the language only together with a page; a page other than the next one, which would not be
  // drawn again.
  const { id } = pages.find((other) => other.id !== entry.id) ?? entry;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs&globals=${globals}`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue);
  return { page, complaints };
};

/** The window that a story is made for, as the manager draws its frame. */
const windowOf = async (id) => {
  const { storyGlobals, parameters } = await window.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({
    storyId: id,
  });
  return parameters.viewport.options[storyGlobals?.viewport?.value]?.styles;
};

const resize = async (page, { id, type }) => {
  const styles = type === 'story' ? await page.evaluate(windowOf, id).catch(() => undefined) : undefined;
  const { width, height } = styles ?? desktop;
  await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
};

/** Chinese text on a page in another language, except names, which are data, and texts that people wrote. */
const chineseBut = (known) => {
  const people = /^(?:欧阳|[张李王陈赵孙周吴郑冯刘杨黄徐马朱胡林顾])\p{Script=Han}{0,3}$/u;
  const apart = 'style, script, .sc-markdown, .sc-avatar, [lang="zh"], [lang="ja"]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest(apart)) texts.push(nodeValue);
  }
  for (const name of ['aria-label', 'alt', 'placeholder', 'title', 'aria-description', 'aria-valuetext'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!element.closest(apart)) texts.push(element.getAttribute(name));
  const longestFirst = [...known].sort((one, other) => other.length - one.length);
  const others = texts.map((text) => longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), text));
  const runs = others.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []);
  // A match is marked, so a name may come in pieces.
  const isKnown = (run) => people.test(run) || known.some((name) => name.includes(run));
  return [...new Set(runs)].filter((run) => !isKnown(run));
};

/** Renders one entry in the page like the manager: without a reload. Returns the failure. */
const show = ({ id, type, language, patience }) =>
  new Promise((done) => {
    const { channel } = window.__STORYBOOK_PREVIEW__;
    const heard = [];
    const words = (error) =>
      String(error?.message ?? error?.description ?? error)
        .split('\n', 3)
        .join(' ');
    const on = {
      playFunctionThrewException: (error) => heard.push(`its play function failed: ${words(error)}`),
      unhandledErrorsWhilePlaying: (errors) => heard.push(`failed while it played: ${errors.map(words)}`),
      storyThrewException: (error) => heard.push(`threw: ${words(error)}`),
      storyErrored: (error) => heard.push(`error page: ${words(error)}`),
      storyMissing: () => heard.push('is missing'),
      docsRendered: () => type === 'docs' && finish(),
      storyFinished: ({ storyId }) => storyId === id && type === 'story' && finish(),
    };
    const timer = setTimeout(() => {
      heard.push('was not drawn in time');
      finish();
    }, patience);
    const finish = () => {
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(on)) channel.off(event, listener);
      requestAnimationFrame(() => {
        const error = /\bsb-show-(?:errordisplay|nopreview)\b/.exec(document.body.className)?.[0];
        if (error) heard.push(`stands as ${error}: ${document.querySelector('#error-message')?.textContent}`);
        const spoken = document.querySelector('.sc-theme')?.lang;
        if (type === 'story' && spoken !== language) heard.push(`stands in ${spoken}`);
        done(heard);
      });
    };
    for (const [event, listener] of Object.entries(on)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: type });
  });

const walk = async (language, all) => {
  let preview;
  let broken = 0;
  let drawn = 0;
  for (const entry of all) {
    // A page that has drawn a hundred stories no longer resembles a reader's.
    drawn += 1;
    if (!preview || drawn % 100 === 0) {
      await preview?.page.context().close();
      preview = await openPreview(language, entry);
    }
    preview.complaints.length = 0;
    const draw = async () => {
      await resize(preview.page, entry);
      return preview.page.evaluate(show, { id: entry.id, type: entry.type, language, patience });
    };
    // Storybook reloads its page if a reader leaves a story that is still being drawn: this one is then drawn in a
    // new page.
    const found = await draw()
      .catch(async () => {
        await preview.page.context().close();
        preview = await openPreview(language, entry);
        return draw();
      })
      .catch((error) => [String(error)]);
    const untold =
      entry.type === 'story' && otherScripts.includes(language)
        ? await preview.page.evaluate(chineseBut, names)
        : [];
    if (untold.length > 0) found.push(`says in Chinese: ${untold.join(' ')}`);
    const said = [...found, ...preview.complaints.map((text) => `console: ${text.slice(0, 300)}`)];
    if (said.length === 0) continue;
    broken += 1;
    tell(`${language} ${entry.id}: ${said.join(' | ').replace(/\s+/g, ' ').slice(0, 400)}`);
    await preview.page.context().close();
    preview = undefined;
  }
  await preview?.page.context().close();
  return broken;
};

const all = [...stories, ...pages].filter(isWanted);
const shown = await Promise.all(
  [languages.slice(0, 2), languages.slice(2)].map(async (lane) => {
    const lines = [];
    for (const language of lane) {
      const started = Date.now();
      const broken = await walk(language, all);
      lines.push(
        `${language}: ${all.length - broken} of ${all.length} whole, ${Math.round((Date.now() - started) / 1000)} s`,
      );
    }
    return lines;
  }),
);
await browser.close();
server.close();
process.stdout.write(`${shown.flat().join('\n')}\n`);
process.stdout.write(
  `${titles.length} components with ${stories.length} stories, ${pages.length} pages, ${faults} faults\n`,
);
process.exitCode = faults ? 1 : 0;
