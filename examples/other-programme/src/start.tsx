import '@skillcert/ui/styles.css';
import '@skillcert/ui/canvas.css';
import { checkProgramme } from '@skillcert/core';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { programme } from '../programme.js';

/** Draws a page, or says in the console what is wrong with the configuration. */
export const start = (page: ReactNode): void => {
  const { ok, problems } = checkProgramme(programme);
  const root = document.getElementById('root');
  if (!ok || !root) throw new Error(problems.join('\n') || 'The page has no #root.');
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
};
