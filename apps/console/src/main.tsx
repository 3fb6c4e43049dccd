import './entry.css';
import { type ErrorInfo, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { cameWithAnswers } from './client/first-answers.js';
import { loadWords } from './messages/words-state.js';
import { Alive } from './shell/alive.js';
import { begin } from './shell/guard/begin.js';
import { collectErrors, keepError } from './state/collect-errors.js';
import { forgetOver } from './state/door.js';
import { watchOwedSignOut } from './state/owed-sign-out.js';
import { settings } from './state/settings.js';
import { watchSignOut } from './state/sign-out-elsewhere.js';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root to draw the console into.');

const keep = (error: unknown, { componentStack }: ErrorInfo) => keepError(error, componentStack ?? '');

collectErrors();
watchSignOut();
forgetOver();
await loadWords(settings.language);

// During development, React's own report in the browser's console is more detailed.
const handlers = import.meta.env.PROD ? { onCaughtError: keep, onUncaughtError: keep } : {};
// Nobody could type into the prerendered page (draw.tsx): nothing is lost with it.
const draw = () =>
  createRoot(container, handlers).render(
    <Alive root={container}>
      <App />
    </Alive>,
  );
// The prerendered page is replaced in slices that block nothing.
const drawOver = () => startTransition(draw);
// Not awaited here: the files that these wait for need this one.
void watchOwedSignOut().then(() => (cameWithAnswers ? begin().then(drawOver, drawOver) : draw()));
