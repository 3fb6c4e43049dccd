// All styles of the open classes, in one sheet; the other screens bring their own.
import '@skillcert/ui/tokens.css';
import '@skillcert/ui/badge.css';
import '@skillcert/ui/button.css';
import '@skillcert/ui/canvas.css';
import '@skillcert/ui/card.css';
import '@skillcert/ui/descriptions.css';
import '@skillcert/ui/empty-state.css';
import '@skillcert/ui/grid.css';
import '@skillcert/ui/heading.css';
import '@skillcert/ui/inline.css';
import '@skillcert/ui/link.css';
import '@skillcert/ui/page.css';
import '@skillcert/ui/pagination.css';
import '@skillcert/ui/progress.css';
import '@skillcert/ui/search-input.css';
import '@skillcert/ui/select.css';
import '@skillcert/ui/site-shell.css';
import '@skillcert/ui/skeleton.css';
import '@skillcert/ui/skip-link.css';
import '@skillcert/ui/stack.css';
import '@skillcert/ui/state-view.css';
import '@skillcert/ui/table.css';
import '@skillcert/ui/text.css';
import '@skillcert/ui/text-input.css';
import '@skillcert/ui/visually-hidden.css';
import { createRoot } from 'react-dom/client';
import { Alive } from './alive.js';
import { App } from './app.js';
import { followLinks } from './router/follow-links.js';
import { currentPlace } from './router/place-store.js';
import { warmUp } from './screens.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root" to draw into.');

const retry_ms = 2_000;

// Without words nothing can be shown; a phone in a tunnel gets them when it comes out.
const haveWords = async (): Promise<void> => {
  try {
    await warmUp(currentPlace().path);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retry_ms));
    await haveWords();
  }
};

followLinks(document);
// No top-level await: the bundler would cut the shared code into a download of its own.
void haveWords().then(() => {
  // Nobody could type into the prerendered page (draw.tsx): nothing is lost with it.
  createRoot(root).render(
    <Alive root={root}>
      <App />
    </Alive>,
  );
});
