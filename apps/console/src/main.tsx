import './entry.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { loadWords } from './messages/words-state.js';
import { settings } from './state/settings.js';
import { followSignOut } from './state/sign-out-elsewhere.js';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element with the id root to draw the console into.');

followSignOut();
await loadWords(settings.language);
createRoot(container).render(<App />);
