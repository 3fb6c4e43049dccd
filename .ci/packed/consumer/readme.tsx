import './readme/api-client.js';
import { createRoot } from 'react-dom/client';
import { App } from './readme/ui.js';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
